"""From a module to an ONNX graph of opset 23, where attention is the standard's own operator."""

from dataclasses import dataclass

import onnx_ir as ir
import onnxscript.optimizer
import torch
from onnx_ir.passes.common import ClearMetadataAndDocStringPass

OPSET = 23
SUFFIX = ".transposed"
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


def _transposed(tensor: ir.TensorProtocol, name: str) -> ir.LazyTensor:
    shape = ir.Shape(list(reversed([int(edge) for edge in tensor.shape])))
    return ir.LazyTensor(
        lambda: ir.Tensor(tensor.numpy().T.copy(), name=name),
        dtype=tensor.dtype,
        shape=shape,
        name=name,
    )


def _fold_transposes(model: ir.Model) -> None:
    """Keeps weights transposed that are used so: a runtime would fold them while it loads, and hold each twice."""
    graph = model.graph
    for node in list(graph):
        if node.op_type != "Transpose" or node.inputs[0].name not in graph.initializers:
            continue
        weight = graph.initializers[node.inputs[0].name]
        order = node.attributes.get("perm")
        if len(weight.shape) != 2 or (order is not None and list(order.as_ints()) != [1, 0]):
            continue
        name = weight.name + SUFFIX
        if name not in graph.initializers:
            value = ir.Value(name=name, const_value=_transposed(weight.const_value, name))
            value.shape = value.const_value.shape
            value.dtype = value.const_value.dtype
            graph.register_initializer(value)
        ir.convenience.replace_all_uses_with(node.outputs[0], graph.initializers[name])
        graph.remove(node, safe=True)
        if not weight.uses():
            del graph.initializers[weight.name]


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
    _fold_transposes(model)
    onnxscript.optimizer.optimize(
        model, input_size_limit=FOLDED_ELEMENTS, output_size_limit=FOLDED_ELEMENTS, num_iterations=2
    )
    _fold_transposes(model)
    ClearMetadataAndDocStringPass()(model)
    model.producer_name = "likeness-packs"
    model.producer_version = None
    return model
