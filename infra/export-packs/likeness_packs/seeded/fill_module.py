"""Gives every parameter and buffer of a module its seeded values."""

import torch

from .fill import SeededTensor, fill
from .scales import fan_in, seeded_tensor

Overrides = dict[str, tuple[float, float]]


def overridden(tensor: SeededTensor, parameter: str, overrides: Overrides) -> SeededTensor:
    if parameter not in overrides:
        return tensor
    scale, shift = overrides[parameter]
    return SeededTensor(tensor.name, tensor.shape, scale, shift)


@torch.no_grad()
def fill_module(module: torch.nn.Module, overrides: Overrides = {}) -> None:
    """`overrides` gives scale and shift of single parameters by name."""
    persistent = set(module.state_dict())
    for name, value in [*module.named_parameters(), *module.named_buffers()]:
        if name not in persistent or not value.is_floating_point():
            continue
        shape = tuple(value.shape)
        tensor = overridden(seeded_tensor(name, name, shape, fan_in(shape)), name, overrides)
        value.copy_(torch.from_numpy(fill(tensor)))
