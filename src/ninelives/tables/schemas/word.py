"""What a request may say in one word."""

from typing import Annotated

from msgspec import Meta

type Word = Annotated[str, Meta(max_length=64)]
