"""Rotary position embedding in float32 throughout, so that no graph needs 64-bit floats."""

import torch


class RotaryIds(torch.nn.Module):
    """Takes the place of the published transformers' `pos_embed`: ids [L, axes] to cos and sin."""

    def __init__(self, theta: int, axes: list[int]) -> None:
        super().__init__()
        self.axes = len(axes)
        for axis, edge in enumerate(axes):
            powers = torch.arange(0, edge, 2, dtype=torch.float64) / edge
            frequencies = (1.0 / theta**powers).float()
            self.register_buffer(f"frequencies_{axis}", frequencies, persistent=False)

    def forward(self, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        angles = torch.cat(
            [
                ids[:, axis, None].float() * getattr(self, f"frequencies_{axis}")[None, :]
                for axis in range(self.axes)
            ],
            dim=-1,
        ).repeat_interleave(2, dim=-1)
        return angles.cos(), angles.sin()
