"""The tiny pack of `sdxl-instantid`."""

from likeness_packs.modules.vae import latent_of
from likeness_packs.packs.seeded_pack import SeededPack, SeededTokenizer
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.instantid_specs import face_specs, image_proj_spec, step_spec, text_specs
from likeness_packs.pipelines.vae_specs import decoder_spec

from .instantid_models import DETECTOR, InstantIdModels
from .own_component import own_component
from .tokenizers import CLIP_END_TOKEN, clip_tokenizer


def instantid_pack(models: InstantIdModels) -> SeededPack:
    clip = clip_tokenizer()
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
        description={
            "id": "tiny-instantid",
            "version": "1.0.0",
            "name": "Test pack: noise instead of a portrait",
            "pipeline": "sdxl-instantid",
            "task": "portrait",
            "components": [own_component("SDXL with InstantID, tiny and seeded")],
            "scheduler": {"name": "euler"},
            "defaults": {"steps": 6, "guidance": 5, "controlnetScale": 0.8, "ipScale": 0.8},
            "size": {"width": 128, "height": 128},
            "latent": latent_of(models.vae),
            "untrained": True,
            "maxReferences": 1,
            "vram": {"run": 64 << 20},
            "face": {"detectorSize": 640, "embedderSize": 112, "scoreThreshold": 0.5},
            "styles": starter_styles("sdxl-instantid"),
        },
    )
