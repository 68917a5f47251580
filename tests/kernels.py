"""Tests that the interpreted kernel is too slow for, by name."""

import pytest

from tilerummy.solver import backend

NEEDS_COMPILED_KERNEL = pytest.mark.skipif(
    backend() != "compiled kernel",
    reason="needs the compiled kernel: install a C compiler and Python's headers (apt-get install gcc python3-dev)",
)
