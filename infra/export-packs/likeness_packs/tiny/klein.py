"""A tiny FLUX.2 klein: every part has the structure of the published one, few channels."""

from dataclasses import dataclass

from diffusers import AutoencoderKLFlux2, Flux2Transformer2DModel
from transformers import Qwen3Config, Qwen3ForCausalLM

from likeness_packs.modules.flux_steps import KleinStep
from likeness_packs.modules.text_encoders import QwenLayers
from likeness_packs.modules.vae import Decoder, latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer, tiny_description
from likeness_packs.pipelines.klein_specs import step_spec, text_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec
from likeness_packs.seeded.fill_module import fill_module

from .tokenizers import VOCABULARY, learnt

LAYERS = (1, 2, 3)
WIDTH = 16
TEXT = WIDTH * len(LAYERS)
TOKENS = 128
"""Published packs read 512 tokens; a tiny one is quicker with fewer."""


@dataclass(frozen=True)
class KleinModels:
    text_encoder: QwenLayers
    step: KleinStep
    vae: AutoencoderKLFlux2


def tiny_klein() -> KleinModels:
    qwen = Qwen3Config(
        vocab_size=VOCABULARY,
        hidden_size=WIDTH,
        intermediate_size=WIDTH * 2,
        num_hidden_layers=4,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        max_position_embeddings=TOKENS,
        attn_implementation="sdpa",
    )
    transformer = Flux2Transformer2DModel(
        in_channels=128,
        num_layers=1,
        num_single_layers=2,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=TEXT,
        timestep_guidance_channels=16,
        axes_dims_rope=(4, 4, 4, 4),
        guidance_embeds=False,
    )
    vae = AutoencoderKLFlux2(
        block_out_channels=(8, 8, 16, 16), layers_per_block=1, latent_channels=32, norm_num_groups=4
    )
    models = KleinModels(
        text_encoder=QwenLayers(Qwen3ForCausalLM(qwen), LAYERS),
        step=KleinStep(transformer),
        vae=vae,
    )
    for part in (models.text_encoder, models.step, Decoder(vae)):
        fill_module(part.eval())
    return models


def klein_pack(models: KleinModels) -> SeededPack:
    return SeededPack(
        specs=[
            text_spec(models.text_encoder, TOKENS),
            step_spec(models.step, TOKENS),
            decoder_spec(models.vae),
            encoder_spec(models.vae),
        ],
        tokenizers={"text_encoder": SeededTokenizer(learnt("qwen"), "<|endoftext|>")},
        description=tiny_description(
            "tiny-klein",
            "flux2-klein",
            "multi-reference",
            "FLUX.2 klein",
            picture="picture (klein)",
            scheduler="flow-match-euler",
            defaults={"steps": 4, "guidance": 1},
            latent=latent_of(models.vae),
            references=3,
        ),
    )
