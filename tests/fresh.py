"""What importing does in a fresh interpreter, without starting one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_modules_loaded() -> Iterator[None]:
    """Forget all modules but the standard library's, and have them back afterwards."""
    before = dict(sys.modules)
    for name in before:
        if name.partition(".")[0] not in sys.stdlib_module_names:
            del sys.modules[name]
    try:
        yield
    finally:
        sys.modules.clear()
        sys.modules.update(before)
