"""One denoising step of the FLUX transformers."""

import torch


class RotaryIds(torch.nn.Module):
    """The transformers' `pos_embed`, ids [L, axes] to cos and sin, in 32 bits throughout: no graph needs 64."""

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


class FluxStep(torch.nn.Module):
    def __init__(self, transformer: torch.nn.Module) -> None:
        super().__init__()
        self.transformer = transformer
        theta = getattr(transformer.config, "rope_theta", 10000)
        transformer.pos_embed = RotaryIds(theta, list(transformer.config.axes_dims_rope))


class KleinStep(FluxStep):
    def forward(self, hidden, text, timestep, img_ids, txt_ids):
        dtype = self.transformer.dtype
        out = self.transformer(
            hidden_states=hidden.to(dtype),
            encoder_hidden_states=text.to(dtype),
            timestep=timestep.to(dtype),
            img_ids=img_ids[0],
            txt_ids=txt_ids[0],
            guidance=None,
            return_dict=False,
        )[0]
        return out.to(torch.float32)


class KontextStep(FluxStep):
    def forward(self, hidden, text, pooled, timestep, img_ids, txt_ids, guidance):
        dtype = self.transformer.dtype
        out = self.transformer(
            hidden_states=hidden.to(dtype),
            encoder_hidden_states=text.to(dtype),
            pooled_projections=pooled.to(dtype),
            timestep=timestep.to(dtype),
            img_ids=img_ids[0],
            txt_ids=txt_ids[0],
            guidance=guidance.to(dtype),
            return_dict=False,
        )[0]
        return out.to(torch.float32)
