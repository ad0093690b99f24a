"""Lets `python -m ninelives` do what `ninelives` does."""

import sys

from ninelives.cli import main

sys.exit(main())
