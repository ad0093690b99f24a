"""Tests without a marker are deterministic: what that means, and which marker allows what, stands in determinism.py."""

from determinism import pytest_runtest_call, pytest_runtest_setup

__all__ = ["pytest_runtest_call", "pytest_runtest_setup"]
