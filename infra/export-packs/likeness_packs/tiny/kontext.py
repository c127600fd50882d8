"""A tiny FLUX.1 Kontext: every part has the structure of the published one, few channels."""

from dataclasses import dataclass

from diffusers import AutoencoderKL, FluxTransformer2DModel
from transformers import CLIPTextModel, T5Config, T5EncoderModel

from likeness_packs.modules.flux_steps import KontextStep
from likeness_packs.modules.text_encoders import ClipPooled, T5Hidden
from likeness_packs.modules.vae import Decoder, latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer, tiny_description
from likeness_packs.pipelines.kontext_specs import clip_spec, step_spec, t5_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec
from likeness_packs.seeded.fill_module import fill_module

from .instantid import clip_config
from .tokenizers import CLIP_END_TOKEN, VOCABULARY, learnt

POOLED, TEXT = 32, 32
TOKENS = 128
"""Published packs read 512 tokens; a tiny one is quicker with fewer."""


@dataclass(frozen=True)
class KontextModels:
    text_encoder: ClipPooled
    text_encoder_2: T5Hidden
    step: KontextStep
    vae: AutoencoderKL


def tiny_kontext() -> KontextModels:
    t5 = T5Config(
        vocab_size=VOCABULARY,
        d_model=TEXT,
        d_kv=8,
        d_ff=TEXT * 2,
        num_layers=2,
        num_heads=4,
        feed_forward_proj="gated-gelu",
    )
    transformer = FluxTransformer2DModel(
        in_channels=64,
        num_layers=1,
        num_single_layers=2,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=TEXT,
        pooled_projection_dim=POOLED,
        guidance_embeds=True,
        axes_dims_rope=(4, 6, 6),
    )
    vae = AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        block_out_channels=(8, 8, 16, 16),
        layers_per_block=1,
        latent_channels=16,
        norm_num_groups=4,
        scaling_factor=0.3611,
        shift_factor=0.1159,
        use_quant_conv=False,
        use_post_quant_conv=False,
    )
    models = KontextModels(
        text_encoder=ClipPooled(CLIPTextModel(clip_config(POOLED, "quick_gelu"))),
        text_encoder_2=T5Hidden(T5EncoderModel(t5)),
        step=KontextStep(transformer),
        vae=vae,
    )
    for part in (models.text_encoder, models.text_encoder_2, models.step, Decoder(vae)):
        fill_module(part.eval())
    return models


def kontext_pack(models: KontextModels) -> SeededPack:
    return SeededPack(
        specs=[
            clip_spec(models.text_encoder),
            t5_spec(models.text_encoder_2, TOKENS),
            step_spec(models.step, TOKENS),
            decoder_spec(models.vae),
            encoder_spec(models.vae),
        ],
        tokenizers={
            "text_encoder": SeededTokenizer(learnt("clip"), CLIP_END_TOKEN),
            "text_encoder_2": SeededTokenizer(learnt("t5"), "<pad>"),
        },
        description=tiny_description(
            "tiny-kontext",
            "flux-kontext",
            "multi-reference",
            "FLUX.1 Kontext",
            picture="picture (Kontext)",
            scheduler="flow-match-euler",
            defaults={"steps": 4, "guidance": 2.5},
            latent=latent_of(models.vae),
            references=2,
        ),
    )
