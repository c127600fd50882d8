"""Writes a graph with its weights beside it, each weight once and piece by piece."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import onnx_ir as ir

from .export_graph import FOLDED_ELEMENTS

ALIGNMENT = 64
FLOATS = {ir.DataType.FLOAT: "fp32", ir.DataType.FLOAT16: "fp16"}


@dataclass(frozen=True)
class StoredTensor:
    name: str
    dtype: str
    shape: tuple[int, ...]
    offset: int


Pieces = Callable[[ir.Value], Iterable[bytes]]


def is_large(value: ir.Value) -> bool:
    return value.const_value.dtype in FLOATS and value.const_value.size > FOLDED_ELEMENTS


def anything(_: ir.Value) -> bool:
    return True


def own_bytes(value: ir.Value) -> Iterable[bytes]:
    yield value.const_value.tobytes()


def write_graph(
    model: ir.Model,
    path: Path,
    pieces: Pieces = own_bytes,
    outer: Callable[[ir.Value], bool] = anything,
) -> list[StoredTensor]:
    """Writes `path` and, where there are weights, `<path>.data`; answers where each weight lies.

    Weights lie outside the graph where they are too large to be folded and `outer` says so.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    data = path.with_name(path.name + ".data")
    stored: list[StoredTensor] = []
    with data.open("wb") as file:
        for value in filter(outer, filter(is_large, model.graph.initializers.values())):
            file.write(b"\0" * (-file.tell() % ALIGNMENT))
            offset = file.tell()
            for piece in pieces(value):
                file.write(piece)
            tensor = value.const_value
            shape = tuple(int(edge) for edge in tensor.shape)
            stored.append(StoredTensor(value.name, FLOATS[tensor.dtype], shape, offset))
            value.const_value = ir.ExternalTensor(
                location=data.name,
                offset=offset,
                length=file.tell() - offset,
                dtype=tensor.dtype,
                shape=tensor.shape,
                name=value.name,
                base_dir=data.parent,
            )
    if not stored:
        data.unlink()
    ir.save(model, path)
    return stored


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
