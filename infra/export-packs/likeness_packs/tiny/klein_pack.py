"""The tiny pack of `flux2-klein`."""

from likeness_packs.modules.vae import latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.klein_specs import step_spec, text_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec

from .klein_models import TOKENS, KleinModels
from .own_component import own_component
from .tokenizers import qwen_tokenizer


def klein_pack(models: KleinModels) -> SeededPack:
    return SeededPack(
        specs=[
            text_spec(models.text_encoder, TOKENS),
            step_spec(models.step, TOKENS),
            decoder_spec(models.vae),
            encoder_spec(models.vae),
        ],
        tokenizers={"text_encoder": SeededTokenizer(qwen_tokenizer(), "<|endoftext|>")},
        description={
            "id": "tiny-klein",
            "version": "1.0.0",
            "name": "Test pack: noise instead of a picture (klein)",
            "pipeline": "flux2-klein",
            "task": "multi-reference",
            "components": [own_component("FLUX.2 klein, tiny and seeded")],
            "scheduler": {"name": "flow-match-euler"},
            "defaults": {"steps": 4, "guidance": 1},
            "size": {"width": 128, "height": 128},
            "latent": latent_of(models.vae),
            "untrained": True,
            "maxReferences": 3,
            "vram": {"run": 64 << 20},
            "styles": starter_styles("flux2-klein"),
        },
    )
