"""Runs a written graph by ONNX Runtime beside its module."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from .export_graph import GraphSpec


class GraphDiffersError(Exception):
    def __init__(self, graph: str, error: float, bar: float) -> None:
        super().__init__(f"{graph} differs from its module by {error:.2e}, the bar is {bar:.0e}")


@dataclass(frozen=True)
class GraphCheck:
    outputs: dict[str, np.ndarray]
    """What the module says."""
    error: float
    """The greatest difference as a part of the greatest absolute value."""


def as_tuple(out) -> tuple[torch.Tensor, ...]:
    return out if isinstance(out, tuple) else (out,)


def relative_error(found: np.ndarray, expected: np.ndarray) -> float:
    return float(np.abs(found - expected).max() / max(np.abs(expected).max(), 1e-12))


@torch.no_grad()
def check_graph(spec: GraphSpec, path: Path, bar: float = 1e-4) -> GraphCheck:
    expected = [out.numpy() for out in as_tuple(spec.module(*spec.inputs.values()))]
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    found = session.run(spec.outputs, {name: value.numpy() for name, value in spec.inputs.items()})
    error = max(map(relative_error, found, expected))
    if not error <= bar:
        raise GraphDiffersError(spec.name, error, bar)
    return GraphCheck(dict(zip(spec.outputs, expected, strict=True)), error)
