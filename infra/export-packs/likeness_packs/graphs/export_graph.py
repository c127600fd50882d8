"""From a module to an ONNX graph of opset 23, where attention is the standard's own operator."""

from dataclasses import dataclass

import onnx_ir as ir
import onnxscript.optimizer
import torch
from onnx_ir.passes.common import ClearMetadataAndDocStringPass

from .fold_transposes import fold_transposes

OPSET = 23
FOLDED_ELEMENTS = 64
"""Constants up to this size may be folded and stay inside the graph; larger weights lie outside."""


@dataclass(frozen=True)
class GraphSpec:
    """One graph of a pack: its module, an example of each input by name, and what may vary."""

    name: str
    module: torch.nn.Module
    inputs: dict[str, torch.Tensor]
    outputs: list[str]
    dynamic: dict[str, dict[int, object]]
    exact: tuple[str, ...] = ()
    """Parts of parameter names that stay in 32 bits where a variant has 16."""


def _dynamic_shapes(spec: GraphSpec) -> tuple:
    return tuple(spec.dynamic.get(name) for name in spec.inputs)


def export_graph(spec: GraphSpec) -> ir.Model:
    spec.module.eval().requires_grad_(False)
    program = torch.onnx.export(
        spec.module,
        tuple(spec.inputs.values()),
        dynamo=True,
        opset_version=OPSET,
        input_names=list(spec.inputs),
        output_names=spec.outputs,
        dynamic_shapes=_dynamic_shapes(spec),
        optimize=False,
        verbose=False,
    )
    model = program.model
    fold_transposes(model)
    onnxscript.optimizer.optimize(
        model, input_size_limit=FOLDED_ELEMENTS, output_size_limit=FOLDED_ELEMENTS, num_iterations=2
    )
    fold_transposes(model)
    ClearMetadataAndDocStringPass()(model)
    model.producer_name = "likeness-packs"
    model.producer_version = None
    return model
