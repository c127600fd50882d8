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
    for value, name in zip(graph.outputs, source.outputs, strict=True):
        value.name = name
    write_graph(model, path)
