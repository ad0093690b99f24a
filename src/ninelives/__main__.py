"""Makes `python -m ninelives` the same as `ninelives`."""

import sys

from ninelives.cli import main

sys.exit(main())
