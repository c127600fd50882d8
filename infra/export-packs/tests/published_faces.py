"""Face graphs with the names, shapes, and opset of antelopev2's, small and of random weights."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

# In the published order: scores, boxes and points of three strides.
DETECTOR_OUTPUTS = ["448", "471", "494", "451", "474", "497", "454", "477", "500"]
SIZES = (1, 4, 10)
EDGE, ANCHORS, WIDTH = 640, 2, 8


class Net:
    """Nodes and weights of a graph that is being written."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.nodes: list[onnx.NodeProto] = []
        self.weights: list[onnx.TensorProto] = []

    def weight(self, *shape: int) -> str:
        name = f"weight.{len(self.weights)}"
        values = self.random.normal(0, np.prod(shape[1:]) ** -0.5, shape).astype(np.float32)
        self.weights.append(numpy_helper.from_array(values, name))
        return name

    def shape(self, *edges: int) -> str:
        name = f"shape.{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.array(edges, np.int64), name))
        return name

    def add(self, kind: str, *inputs: str, out: str | None = None, **attributes) -> str:
        out = out or f"{kind}.{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [out], name=f"{kind}_{len(self.nodes)}", **attributes))
        return out

    def conv(self, x: str, before: int, after: int, edge: int) -> str:
        return self.add("Conv", x, self.weight(after, before, edge, edge), strides=[edge, edge])

    def save(self, path: Path, inputs: list, outputs: list) -> None:
        graph = helper.make_graph(self.nodes, "torch-jit-export", inputs, outputs, self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 11)], ir_version=6)
        path.parent.mkdir(parents=True, exist_ok=True)
        onnx.save(model, path)


def _edge(name: str, *shape: int | str) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)


def save_detector(path: Path, is_batched: bool) -> None:
    """`is_batched`: as later exports of it are, which have an axis for the picture before the others."""
    net = Net(1)
    feature, levels = net.add("Tanh", net.conv("input.1", 3, WIDTH, 8)), []
    for stride in (8, 16, 32):
        if stride > 8:
            feature = net.add("Tanh", net.conv(feature, WIDTH, WIDTH, 2))
        levels.append(feature)
    outputs = []
    for kind, size in enumerate(SIZES):
        for level, stride in enumerate((8, 16, 32)):
            name = DETECTOR_OUTPUTS[3 * kind + level]
            head = net.conv(levels[level], WIDTH, ANCHORS * size, 1)
            rows = net.add("Transpose", head, perm=[0, 2, 3, 1])
            wanted = net.shape(1, -1, size) if is_batched else net.shape(-1, size)
            if size == 1:
                net.add("Sigmoid", net.add("Reshape", rows, wanted), out=name)
            else:
                net.add("Reshape", rows, wanted, out=name)
            count = ANCHORS * (EDGE // stride) ** 2
            outputs.append(_edge(name, *([1, "?", size] if is_batched else [count, size])))
    net.save(path, [_edge("input.1", 1, 3, "?", "?")], outputs)


def save_embedder(path: Path) -> None:
    net = Net(2)
    first = net.add("PRelu", net.conv("input.1", 3, WIDTH, 4), net.weight(WIDTH, 1, 1))
    flat = net.add("Flatten", net.conv(first, WIDTH, WIDTH, 4))
    net.add("Gemm", flat, net.weight(512, WIDTH * 49), out="1333", transB=1)
    net.save(path, [_edge("input.1", "None", 3, 112, 112)], [_edge("1333", 1, 512)])
