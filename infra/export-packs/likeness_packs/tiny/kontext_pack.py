"""The tiny pack of `flux-kontext`."""

from likeness_packs.modules.vae import latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.kontext_specs import clip_spec, step_spec, t5_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec

from .kontext_models import TOKENS, KontextModels
from .own_component import own_component
from .tokenizers import CLIP_END_TOKEN, clip_tokenizer, t5_tokenizer


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
            "text_encoder": SeededTokenizer(clip_tokenizer(), CLIP_END_TOKEN),
            "text_encoder_2": SeededTokenizer(t5_tokenizer(), "<pad>"),
        },
        description={
            "id": "tiny-kontext",
            "version": "1.0.0",
            "name": "Test pack: noise instead of a picture (Kontext)",
            "pipeline": "flux-kontext",
            "task": "multi-reference",
            "components": [own_component("FLUX.1 Kontext, tiny and seeded")],
            "scheduler": {"name": "flow-match-euler"},
            "defaults": {"steps": 4, "guidance": 2.5},
            "size": {"width": 128, "height": 128},
            "latent": latent_of(models.vae),
            "untrained": True,
            "maxReferences": 2,
            "vram": {"run": 64 << 20},
            "styles": starter_styles("flux-kontext"),
        },
    )
