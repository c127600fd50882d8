"""FLUX.1 Kontext from a folder as diffusers lays it out."""

from collections.abc import Iterator
from pathlib import Path

from diffusers import AutoencoderKL, FluxKontextPipeline, FluxTransformer2DModel
from transformers import CLIPTextModel, T5EncoderModel

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.flux_steps import KontextStep
from likeness_packs.modules.text_encoders import ClipPooled, T5Hidden
from likeness_packs.modules.vae import latent_of
from likeness_packs.packs.licences import KONTEXT
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.kontext_specs import clip_spec, step_spec, t5_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec

from .configuration import flow_scheduler_of
from .lora import Loras
from .source import Checkpoint, load, needed


def _specs(folder: Path, vae: AutoencoderKL, tokens: int, loras: Loras) -> Iterator[GraphSpec]:
    yield clip_spec(ClipPooled(load(CLIPTextModel, folder / "text_encoder")))
    yield t5_spec(T5Hidden(load(T5EncoderModel, folder / "text_encoder_2")), tokens)
    transformer = load(FluxTransformer2DModel, folder / "transformer")
    loras.merge(transformer, FluxKontextPipeline, "transformer")
    yield step_spec(KontextStep(transformer), tokens)
    yield decoder_spec(vae)
    yield encoder_spec(vae)


def open_kontext(folder: Path, tokens: int = 512, loras: Loras = Loras()) -> Checkpoint:
    transformer, clip, t5, vae_folder, first, second = needed(
        folder, "transformer", "text_encoder", "text_encoder_2", "vae", "tokenizer", "tokenizer_2"
    )
    vae = load(AutoencoderKL, vae_folder)
    return Checkpoint(
        components=[*KONTEXT, *loras.components()],
        description={
            "id": "flux-kontext",
            "version": "1.0.0",
            "name": "FLUX.1 Kontext",
            "pipeline": "flux-kontext",
            "task": "multi-reference",
            "scheduler": flow_scheduler_of(folder),
            "defaults": {"steps": 28, "guidance": 2.5},
            "size": {"width": 1024, "height": 1024},
            "latent": latent_of(vae),
            "maxReferences": 2,
            "vram": {"run": 6 << 30},
            "styles": starter_styles("flux-kontext"),
        },
        tokenizers={"text_encoder": first, "text_encoder_2": second},
        specs=_specs(folder, vae, tokens, loras),
        onnx=[],
        parts=[[transformer], [clip], [t5], [vae_folder]],
    )
