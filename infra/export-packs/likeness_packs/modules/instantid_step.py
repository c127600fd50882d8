"""One denoising step of SDXL with a face: ControlNet and UNet in one graph."""

import torch
from diffusers import ControlNetModel, UNet2DConditionModel

from .face_attention import add_face_attention


class InstantIdStep(torch.nn.Module):
    def __init__(self, unet: UNet2DConditionModel, controlnet: ControlNetModel) -> None:
        super().__init__()
        self.unet = unet
        self.controlnet = controlnet
        self.adapter = [add_face_attention(unet)]

    def forward(
        self, sample, timestep, text, face, text_embeds, time_ids, control, control_scale, ip_scale
    ):
        dtype = self.unet.dtype
        sample, text, face = sample.to(dtype), text.to(dtype), face.to(dtype)
        # Both in 32 bits: diffusers joins them before it casts, and ONNX joins one type only.
        added = {"text_embeds": text_embeds, "time_ids": time_ids}
        picture = (control.to(torch.float32) / 255).to(dtype).expand(sample.shape[0], -1, -1, -1)
        down, middle = self.controlnet(
            sample,
            timestep,
            encoder_hidden_states=face,
            controlnet_cond=picture,
            added_cond_kwargs=added,
            return_dict=False,
        )
        scale = control_scale.to(dtype)
        noise = self.unet(
            sample,
            timestep,
            encoder_hidden_states=text,
            added_cond_kwargs=added,
            cross_attention_kwargs={"face": face, "face_scale": ip_scale.to(dtype)},
            down_block_additional_residuals=[residual * scale for residual in down],
            mid_block_additional_residual=middle * scale,
            return_dict=False,
        )[0]
        return noise.to(torch.float32)
