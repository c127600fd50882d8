"""Weights from their name, shape and scale alone.

`services/worker/src/engines/diffusion/seeded/fill-pack.ts` computes the same bytes; a change here
needs the same change there, and every seeded pack anew.
"""

from dataclasses import dataclass

import numpy as np

GOLDEN = np.uint32(0x9E3779B9)
HALF = 1 << 23
CHUNK = 1 << 20


@dataclass(frozen=True)
class SeededTensor:
    name: str
    shape: tuple[int, ...]
    scale: float
    shift: float = 0.0

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))


def _mix(values: np.ndarray) -> np.ndarray:
    values ^= values >> np.uint32(16)
    values *= np.uint32(0x85EBCA6B)
    values ^= values >> np.uint32(13)
    values *= np.uint32(0xC2B2AE35)
    values ^= values >> np.uint32(16)
    return values


def tensor_key(name: str, shape: tuple[int, ...]) -> int:
    """FNV-1a, 32 bits, over `<name>|<a>x<b>…`."""
    key = 0x811C9DC5
    for byte in f"{name}|{'x'.join(map(str, shape))}".encode():
        key = ((key ^ byte) * 0x01000193) & 0xFFFFFFFF
    return key


def fill_range(tensor: SeededTensor, start: int, end: int) -> np.ndarray:
    """Elements from `start` up to `end`, evenly spread over shift ± scale, as float32."""
    key = np.uint32(tensor_key(tensor.name, tensor.shape))
    with np.errstate(over="ignore"):
        hashed = np.arange(start, end, dtype=np.uint64).astype(np.uint32)
        hashed = _mix(hashed * GOLDEN + key)
        hashed = _mix(hashed ^ key)
    centred = (hashed >> np.uint32(8)).astype(np.float32) - np.float32(HALF)
    step = np.float32(tensor.scale) / np.float32(HALF)
    return centred * step + np.float32(tensor.shift)


def fill(tensor: SeededTensor) -> np.ndarray:
    return fill_range(tensor, 0, tensor.size).reshape(tensor.shape)


def fill_chunks(tensor: SeededTensor, dtype: str):
    """The tensor's bytes piece by piece, so that memory stays bounded whatever its size."""
    for start in range(0, tensor.size, CHUNK):
        values = fill_range(tensor, start, min(start + CHUNK, tensor.size))
        yield values.astype({"fp32": "<f4", "fp16": "<f2"}[dtype]).tobytes()
