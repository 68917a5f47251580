"""What the command line gets: files, or `-` for standard input, and seeds."""

import sys
from pathlib import Path

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.record import Record, parse_records


def file_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file-no-text", path=name) from None
    except ValueError:  # a name with a zero byte
        raise Refused("file-missing", path=name) from None


def parse_seed(text: str, refusal: str) -> bytes:
    """A seed of up to 64 hexadecimal digits, padded with zeros on the left so that `--seed 1` works too."""
    try:
        return int(text, 16).to_bytes(SEED_BYTES, "big")
    except (ValueError, OverflowError):
        raise Refused(refusal, text=text) from None


def records(name: str) -> tuple[Record, ...]:
    """The records in a file: at least one."""
    found = parse_records(file_text(name))
    if not found:
        raise Refused("no-record", path=name)
    return found
