"""The memory that an export takes, told before it begins."""

import json
import os
from math import prod
from pathlib import Path

BYTES = 4
"""Weights are exported from 32 bits."""


def _parameters(path: Path) -> int:
    with path.open("rb") as file:
        header = json.loads(file.read(int.from_bytes(file.read(8), "little")))
    return sum(prod(tensor["shape"]) for name, tensor in header.items() if name != "__metadata__")


def weights_in_memory(folder: Path) -> int:
    """Bytes; a folder with the same weights in 32 and in 16 bits counts once."""
    files = sorted(folder.glob("*.safetensors"))
    whole = [path for path in files if ".fp16." not in path.name] or files
    return sum(BYTES * _parameters(path) for path in whole)


def peak_of(parts: list[list[Path]]) -> int:
    return max(sum(map(weights_in_memory, folders)) for folders in parts)


def free_memory() -> int:
    return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
