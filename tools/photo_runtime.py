"""Put the runtime for photos into the package: `python3 tools/photo_runtime.py` (needs npm).

A browser runs the model with onnxruntime-web. Its smallest build (WebAssembly, no accelerators) is committed,
compressed, so that photos can be read without a download from elsewhere. The files come from the npm registry and
must have the hashes below. To update: change the version, run this program with --any, and write the new hashes down.
"""

import gzip
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "src" / "tilerummy" / "photo" / "browser"
VERSION = "1.22.0"
FILES = {
    "ort.mjs": ("ort.wasm.min.mjs", "6e109b5e5ef587c776b2a5f1c6cfb8c4f61b0b6718fe8f11f4aae23dccfa7877"),
    "ort-glue.mjs": ("ort-wasm-simd-threaded.mjs", "30dd851d9c00622940500f71ddd2ff8820c5cb65270816080175b958705385a8"),
    "ort.wasm.gz": ("ort-wasm-simd-threaded.wasm", "71aef04959c5c1b6de461b6538e2058e306610034a85aad2742d0c7fd4533fe4"),
}
"""For each file of the package its name in dist/ of onnxruntime-web, and the hash of what is in it."""


def contents(path: Path) -> bytes:
    """What is in a file of the package."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def main(words: list[str]) -> int:
    npm = shutil.which("npm")
    if npm is None:
        print("npm was not found", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([npm, "pack", "--silent", f"onnxruntime-web@{VERSION}"], cwd=folder, check=True)
        with tarfile.open(Path(folder) / f"onnxruntime-web-{VERSION}.tgz") as package:
            for name, (source, sha256) in FILES.items():
                member = package.extractfile(f"package/dist/{source}")
                assert member is not None
                data = member.read()
                if source.endswith(".mjs"):
                    data = b"".join(line for line in data.splitlines(True) if not line.startswith(b"//# sourceMapp"))
                found = hashlib.sha256(data).hexdigest()
                print(f"{name}: {found}")
                if found != sha256 and "--any" not in words:
                    print("The hash is another one.", file=sys.stderr)
                    return 1
                (FOLDER / name).write_bytes(gzip.compress(data, 9, mtime=0) if name.endswith(".gz") else data)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
