"""The gauges of the included games."""
