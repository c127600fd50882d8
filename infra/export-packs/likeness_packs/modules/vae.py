"""Autoencoders between pictures from −1 to 1 and their own latents.

What lies between these and the latents of the step loop (scale, shift, BatchNorm) is in `pack.json`.
"""

import torch


class Decoder(torch.nn.Module):
    def __init__(self, vae: torch.nn.Module) -> None:
        super().__init__()
        self.vae = vae

    def forward(self, latent):
        return self.vae.decode(latent.to(self.vae.dtype), return_dict=False)[0].to(torch.float32)


class Encoder(Decoder):
    """The most likely latent."""

    def forward(self, image):
        moments = self.vae.encode(image.to(self.vae.dtype), return_dict=False)[0]
        return moments.mode().to(torch.float32)


def latent_of(vae: torch.nn.Module) -> dict:
    """`latent` of `pack.json`."""
    latent = {"channels": vae.config.latent_channels}
    if not hasattr(vae, "bn"):
        shift = getattr(vae.config, "shift_factor", None) or 0.0
        return {**latent, "scale": vae.config.scaling_factor, "shift": shift}
    return {
        **latent,
        "batchNorm": {
            "mean": [float(value) for value in vae.bn.running_mean.float()],
            "variance": [float(value) for value in vae.bn.running_var.float()],
            "epsilon": vae.config.batch_norm_eps,
        },
    }
