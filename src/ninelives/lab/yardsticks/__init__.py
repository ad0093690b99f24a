"""The yardsticks of the included games."""
