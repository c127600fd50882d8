"""Takes a published ONNX model into a pack under the names that the worker uses."""

from pathlib import Path

import onnx_ir as ir

from likeness_packs.checkpoints.source import CheckpointError, OnnxModel
from likeness_packs.graphs.write_graph import write_graph


def take_onnx(source: OnnxModel, path: Path) -> None:
    """Outputs get the wanted names in the order that they are published in."""
    model = ir.load(source.path)
    graph = model.graph
    if len(graph.outputs) != len(source.outputs):
        raise CheckpointError(
            f"{source.path} has {len(graph.outputs)} outputs, {len(source.outputs)} are wanted"
        )
    image = next(value for value in graph.inputs if value.name not in graph.initializers)
    image.name = source.input
    for place, name in enumerate(source.outputs):
        value = _without_batch(graph, place) if _is_batched(graph.outputs[place]) else graph.outputs[place]
        value.name = name
    write_graph(model, path)


def _is_batched(value: ir.Value) -> bool:
    """Later exports of SCRFD have an axis for the picture: [1, N, k] in place of [N, k]."""
    return value.shape is not None and len(value.shape) == 3


def _without_batch(graph: ir.Graph, place: int) -> ir.Value:
    batched = graph.outputs[place]
    wanted, size = f"{batched.name}.rows", int(batched.shape[2])
    edges = ir.Value(name=wanted, const_value=ir.tensor([-1, size], name=wanted))
    edges.dtype, edges.shape = ir.DataType.INT64, ir.Shape([2])
    graph.register_initializer(edges)
    node = ir.node("Reshape", [batched, edges])
    graph.append(node)
    # Published sizes may share a name over all strides, which is true of outputs alone.
    batched.shape = ir.Shape([None, None, size])
    rows = node.outputs[0]
    rows.dtype, rows.shape = batched.dtype, ir.Shape([None, size])
    graph.outputs[place] = rows
    return rows
