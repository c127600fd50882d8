"""Gives every parameter and buffer of a module its seeded values, whose spread keeps activations at their size."""

import math
import re

import torch

from .fill import SeededTensor, fill

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


EMBEDDING = re.compile(r"(embedding|embed_tokens|shared|latents$)")


def _rounded(value: float) -> float:
    return float(f"{value:.6g}")


def seeded_tensor(name: str, parameter: str, shape: tuple[int, ...], fan_in: int) -> SeededTensor:
    """`name` feeds the hash; `parameter` is the module's own name for it and says what it is."""
    if parameter.endswith("running_var"):
        return SeededTensor(name, shape, 0.5, 1.0)
    if parameter.endswith("running_mean"):
        return SeededTensor(name, shape, 0.5, 0.0)
    if EMBEDDING.search(parameter) and len(shape) >= 2:
        return SeededTensor(name, shape, 0.5)
    if len(shape) >= 2:
        return SeededTensor(name, shape, _rounded(math.sqrt(3 / fan_in)))
    if parameter.endswith("weight"):
        return SeededTensor(name, shape, 0.1, 1.0)
    return SeededTensor(name, shape, 0.05)


def fan_in(shape: tuple[int, ...]) -> int:
    return max(1, math.prod(shape[1:]))
