"""Exports a graph whose weights are seeded: the graph is kept, the weights are a list of what to fill."""

from dataclasses import dataclass
from pathlib import Path

import onnx_ir as ir
import torch

from likeness_packs.graphs.export_graph import SUFFIX, GraphSpec, export_graph
from likeness_packs.graphs.write_graph import StoredTensor, write_graph
from likeness_packs.seeded.fill import SeededTensor, fill, fill_chunks
from likeness_packs.seeded.fill_module import Overrides, fan_in, overridden, seeded_tensor


@dataclass(frozen=True)
class SeededWeight:
    stored: StoredTensor
    seeded: SeededTensor

    def listed(self) -> dict:
        return {
            "name": self.stored.name,
            "offset": self.stored.offset,
            "shape": list(self.stored.shape),
            "dtype": self.stored.dtype,
            "scale": self.seeded.scale,
            "shift": self.seeded.shift,
        }


def _seeded(name: str, state: dict[str, torch.Tensor], overrides: Overrides) -> SeededTensor:
    parameter = name.removesuffix(SUFFIX)
    shape = tuple(state[parameter].shape)
    stored_shape = shape if name == parameter else shape[::-1]
    return overridden(seeded_tensor(name, parameter, stored_shape, fan_in(shape)), parameter, overrides)


@torch.no_grad()
def _give_back(tensor: SeededTensor, state: dict[str, torch.Tensor]) -> None:
    weight = torch.from_numpy(fill(tensor))
    parameter = tensor.name.removesuffix(SUFFIX)
    state[parameter].copy_(weight if parameter == tensor.name else weight.T)


def export_seeded(spec: GraphSpec, path: Path, overrides: Overrides = {}) -> list[SeededWeight]:
    """The module gets the graph's weights too: the graph may keep a weight transposed, or under another name."""
    model = export_graph(spec)
    state = spec.module.state_dict(keep_vars=True)
    plan: dict[str, SeededTensor] = {}

    def pieces(value: ir.Value):
        plan[value.name] = _seeded(value.name, state, overrides)
        _give_back(plan[value.name], state)
        dtype = "fp16" if value.const_value.dtype == ir.DataType.FLOAT16 else "fp32"
        return fill_chunks(plan[value.name], dtype)

    own = {*state, *(name + SUFFIX for name in state)}
    stored = write_graph(model, path, pieces, lambda value: value.name in own)
    return [SeededWeight(tensor, plan[tensor.name]) for tensor in stored]
