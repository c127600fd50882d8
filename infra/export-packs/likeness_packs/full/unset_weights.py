"""Builds modules of any size without setting their weights: memory that nobody writes costs none."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import torch

FILLERS = (
    "uniform_",
    "normal_",
    "trunc_normal_",
    "xavier_uniform_",
    "xavier_normal_",
    "kaiming_uniform_",
    "kaiming_normal_",
    "zeros_",
    "ones_",
)


def _unchanged(tensor: torch.Tensor, *_, **__) -> torch.Tensor:
    return tensor


@contextmanager
def unset_weights(dtype: torch.dtype) -> Iterator[None]:
    before = torch.get_default_dtype()
    with ExitStack() as stack:
        for name in FILLERS:
            stack.enter_context(patch.object(torch.nn.init, name, _unchanged))
        torch.set_default_dtype(dtype)
        try:
            yield
        finally:
            torch.set_default_dtype(before)
