"""Weights that a graph transposes before it uses them are kept transposed instead.

A runtime would fold them while it loads, and hold every such weight twice.
"""

import onnx_ir as ir

SUFFIX = ".transposed"


def _transposed(tensor: ir.TensorProtocol, name: str) -> ir.LazyTensor:
    shape = ir.Shape(list(reversed([int(edge) for edge in tensor.shape])))
    return ir.LazyTensor(
        lambda: ir.Tensor(tensor.numpy().T.copy(), name=name),
        dtype=tensor.dtype,
        shape=shape,
        name=name,
    )


def fold_transposes(model: ir.Model) -> None:
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
