"""The optional compiled parts of the solver and the simulator. The rest of the package is in pyproject.toml.

The modules of `SOURCES` run as they stand. Where there are a C compiler and Python's headers, a copy of each is
compiled beside it: of `_kernel.py` as `_kernel_c`, for example. `_kernel.pxd` has the C types of the kernel.
`SOURCE_CRC32` at the end of the copy tells the loader whether the compiled file is still of the source beside it. A
different name, because a compiled file would otherwise hide an edited source.

    TILERUMMY_PURE=1              do not compile
    TILERUMMY_REQUIRE_KERNEL=1    a kernel that does not compile fails the build, instead of being left out
"""

import binascii
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = [
    Path("src/tilerummy/solver/_kernel.py"),
    Path("src/tilerummy/simulator/_rounds.py"),
    Path("src/tilerummy/bots/_net.py"),
]
TYPES = Path("src/tilerummy/solver/_kernel.pxd")
COPIES = Path("build/kernel")
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
    """The extensions to compile, if any: C made by Cython from copies of the sources."""
    if PURE or not all(source.exists() for source in SOURCES):
        return []
    optimise = [] if os.name == "nt" else ["-O3", "-g0"]  # debug information takes a third of the compiler's time
    try:
        from Cython.Build import cythonize

        write(COPIES / "tilerummy/solver/_kernel_c.pxd", TYPES.read_bytes())

        extensions: list[Extension] = cythonize(
            [
                Extension(module_of(source), [copied(source).as_posix()], extra_compile_args=optimise)
                for source in SOURCES
            ],
            language_level=3,
            include_path=[str(COPIES)],
        )
    except Exception as error:
        leave_out(error)
        return []
    for extension in extensions:
        extension.optional = not REQUIRED  # here, because cythonize() drops the flag
    return extensions


def module_of(source: Path) -> str:
    """The name of the compiled module, which lies beside its source."""
    return ".".join((*source.parts[1:-1], f"{source.stem}_c"))


def copied(source: Path) -> Path:
    """The copy of a source that tells what it was made from."""
    text = source.read_bytes()
    text += f"\nSOURCE_CRC32 = {binascii.crc32(text)}\n".encode()
    return write(COPIES / Path(*source.parts[1:-1]) / f"{source.stem}_c.py", text)


def write(copy: Path, text: bytes) -> Path:
    """Write a file in a folder that Cython takes for a package, unless it is there."""
    if not copy.exists() or copy.read_bytes() != text:
        copy.parent.mkdir(parents=True, exist_ok=True)
        for folder in (copy.parent, copy.parent.parent):
            (folder / "__init__.py").touch()
        copy.write_bytes(text)
    return copy


def leave_out(error: Exception) -> None:
    """Go on without the kernel, unless it was asked for."""
    if REQUIRED:
        raise error
    print(f"The kernel is not compiled ({error}): the solver will run as plain Python.", file=sys.stderr)


setup(ext_modules=kernel(), cmdclass={"build_ext": BuildKernel})
