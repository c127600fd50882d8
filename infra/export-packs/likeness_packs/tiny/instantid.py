"""A tiny SDXL with InstantID: every part has the structure of the published one, few channels."""

from dataclasses import dataclass

import torch
from diffusers import AutoencoderKL, ControlNetModel, UNet2DConditionModel
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection

from likeness_packs.modules.face_nets import TinyDetector, TinyEmbedder
from likeness_packs.modules.instantid_step import InstantIdStep
from likeness_packs.modules.resampler import Resampler
from likeness_packs.modules.text_encoders import ClipHidden, ClipHiddenAndPooled
from likeness_packs.modules.vae import Decoder, latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer, tiny_description
from likeness_packs.pipelines.instantid_specs import face_specs, image_proj_spec, step_spec, text_specs
from likeness_packs.pipelines.vae_specs import decoder_spec
from likeness_packs.seeded.fill_module import Overrides, fill_module
from likeness_packs.tiny.tokenizers import CLIP_END, CLIP_END_TOKEN, CLIP_START, VOCABULARY, learnt

FIRST, SECOND = 32, 32
TEXT = FIRST + SECOND
BLOCKS = {
    "block_out_channels": (16, 32, 32),
    "layers_per_block": 1,
    "transformer_layers_per_block": (1, 1, 2),
    "attention_head_dim": (2, 4, 4),
    "cross_attention_dim": TEXT,
    "use_linear_projection": True,
    "addition_embed_type": "text_time",
    "addition_time_embed_dim": 8,
    "projection_class_embeddings_input_dim": SECOND + 6 * 8,
    "norm_num_groups": 8,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
}
DETECTOR: Overrides = {
    **{f"score.{index}.weight": (-6.0, 0.0) for index in range(3)},
    **{f"score.{index}.bias": (0.0, bias) for index, bias in enumerate((-8.7, -5.1, -3.6))},
    **{f"box.{index}.bias": (0.5, 3.0) for index in range(3)},
}
"""Chosen so that about a dozen faces are found in the goldens' photo."""


@dataclass(frozen=True)
class InstantIdModels:
    text_encoder: ClipHidden
    text_encoder_2: ClipHiddenAndPooled
    face_detector: torch.nn.Module
    face_embedder: torch.nn.Module
    image_proj: Resampler
    step: InstantIdStep
    vae_decoder: Decoder
    vae: AutoencoderKL


def clip_config(width: int, activation: str) -> CLIPTextConfig:
    return CLIPTextConfig(
        vocab_size=VOCABULARY,
        hidden_size=width,
        intermediate_size=width * 2,
        projection_dim=width,
        num_hidden_layers=3,
        num_attention_heads=4,
        max_position_embeddings=77,
        hidden_act=activation,
        bos_token_id=CLIP_START,
        eos_token_id=CLIP_END,
        pad_token_id=CLIP_END,
    )


def tiny_vae() -> AutoencoderKL:
    return AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        block_out_channels=(8, 8, 16, 16),
        layers_per_block=1,
        latent_channels=4,
        norm_num_groups=4,
        scaling_factor=0.13025,
    )


def tiny_instantid() -> InstantIdModels:
    unet = UNet2DConditionModel(
        sample_size=16,
        up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
        **BLOCKS,
    )
    controlnet = ControlNetModel(conditioning_embedding_out_channels=(8, 8, 16, 16), **BLOCKS)
    vae = tiny_vae()
    models = InstantIdModels(
        text_encoder=ClipHidden(CLIPTextModel(clip_config(FIRST, "quick_gelu"))),
        text_encoder_2=ClipHiddenAndPooled(CLIPTextModelWithProjection(clip_config(SECOND, "gelu"))),
        face_detector=TinyDetector(),
        face_embedder=TinyEmbedder(),
        image_proj=Resampler(width=32, depth=2, head_width=8, heads=4, out=TEXT),
        step=InstantIdStep(unet, controlnet),
        vae_decoder=Decoder(vae),
        vae=vae,
    )
    for name, part in vars(models).items():
        if name != "vae":
            fill_module(part.eval(), DETECTOR if name == "face_detector" else {})
    return models


def instantid_pack(models: InstantIdModels) -> SeededPack:
    clip = learnt("clip")
    return SeededPack(
        specs=[
            *text_specs(models.text_encoder, models.text_encoder_2),
            *face_specs(models.face_detector, models.face_embedder),
            image_proj_spec(models.image_proj),
            step_spec(models.step),
            decoder_spec(models.vae),
        ],
        tokenizers={
            "text_encoder": SeededTokenizer(clip, CLIP_END_TOKEN),
            "text_encoder_2": SeededTokenizer(clip, "!"),
        },
        overrides={"face_detector": DETECTOR},
        description=tiny_description(
            "tiny-instantid",
            "sdxl-instantid",
            "portrait",
            "SDXL with InstantID",
            picture="portrait",
            scheduler="euler",
            defaults={"steps": 6, "guidance": 5, "controlnetScale": 0.8, "ipScale": 0.8},
            latent=latent_of(models.vae),
            references=1,
            face={"detectorSize": 640, "embedderSize": 112, "scoreThreshold": 0.5},
        ),
    )
