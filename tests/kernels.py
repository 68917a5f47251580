"""Tests that the interpreted kernel is too slow for, by name."""

import pytest

from tilerummy.solver import backend

COMPILED = backend() == "compiled kernel"
NEEDS_COMPILED_KERNEL = pytest.mark.skipif(
    not COMPILED,
    reason="needs the compiled kernel: install a C compiler and Python's headers (apt-get install gcc python3-dev)",
)
