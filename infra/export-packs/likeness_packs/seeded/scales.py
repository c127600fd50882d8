"""The spread of each seeded weight, so that activations keep their size from layer to layer."""

import math
import re

from .fill import SeededTensor

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
