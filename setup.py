"""The optional compiled kernel of the solver; everything else about the package is in pyproject.toml.

`solver/_kernel.py` runs as it stands. Where there are a C compiler and Python's headers, a copy of it is compiled as
`solver/_kernel_c`, and `SOURCE_SHA256` at the end of the copy tells the loader whether the compiled file still is of
the source beside it. A different name, because a compiled file would otherwise hide an edited source.

    TILERUMMY_PURE=1              do not compile
    TILERUMMY_REQUIRE_KERNEL=1    a kernel that does not compile fails the build, instead of being left out
"""

import hashlib
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/tilerummy/solver/_kernel.py")
COPY = Path("build/kernel/_kernel_c.py")
PURE = os.environ.get("TILERUMMY_PURE") == "1"
REQUIRED = os.environ.get("TILERUMMY_REQUIRE_KERNEL") == "1"


class BuildKernel(build_ext):
    """Compiles the kernel, or leaves it out where that does not work."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            leave_out(error)


def kernel() -> list[Extension]:
    """The extension to compile, if any: C made by Cython from a copy of the source."""
    if PURE or not SOURCE.exists():
        return []
    source = SOURCE.read_bytes()
    copy = source + f'\nSOURCE_SHA256 = "{hashlib.sha256(source).hexdigest()}"\n'.encode()
    if not COPY.exists() or COPY.read_bytes() != copy:
        COPY.parent.mkdir(parents=True, exist_ok=True)
        COPY.write_bytes(copy)
    optimise = [] if os.name == "nt" else ["-O3"]
    try:
        from Cython.Build import cythonize

        extensions: list[Extension] = cythonize(
            [Extension("tilerummy.solver._kernel_c", [COPY.as_posix()], extra_compile_args=optimise)],
            language_level=3,
        )
    except Exception as error:
        leave_out(error)
        return []
    for extension in extensions:
        extension.optional = not REQUIRED  # here, because cythonize() drops the flag
    return extensions


def leave_out(error: Exception) -> None:
    """Go on without the kernel, unless it was asked for."""
    if REQUIRED:
        raise error
    print(f"The kernel is not compiled ({error}): the solver will run as plain Python.", file=sys.stderr)


setup(ext_modules=kernel(), cmdclass={"build_ext": BuildKernel})
