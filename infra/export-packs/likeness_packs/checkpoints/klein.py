"""FLUX.2 klein from a folder as diffusers lays it out."""

from collections.abc import Iterator
from pathlib import Path

from diffusers import AutoencoderKLFlux2, Flux2KleinPipeline, Flux2Transformer2DModel
from transformers import AutoConfig, Qwen3ForCausalLM

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.flux_steps import KleinStep
from likeness_packs.modules.text_encoders import QwenLayers
from likeness_packs.modules.vae import latent_of
from likeness_packs.packs.licences import KLEIN_4B, KLEIN_OTHER
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.klein_specs import step_spec, text_spec
from likeness_packs.pipelines.vae_specs import decoder_spec, encoder_spec

from .configuration import assert_distilled, flow_scheduler_of
from .lora import Loras
from .source import Checkpoint, CheckpointError, load, needed

LAYERS = (9, 18, 27)
HEADS_OF_4B = 24


def _layers(folder: Path, joined: int) -> tuple[int, ...]:
    """The published ones; a model of fewer layers has its own in the middle."""
    config = AutoConfig.from_pretrained(folder)
    count = joined // config.hidden_size
    if count * config.hidden_size != joined:
        raise CheckpointError(f"{folder} does not fit the transformer's text of {joined} values")
    if config.num_hidden_layers > LAYERS[-1]:
        return LAYERS
    return tuple(range(1, 1 + count))


def _specs(
    folder: Path, vae: AutoencoderKLFlux2, joined: int, tokens: int, loras: Loras
) -> Iterator[GraphSpec]:
    text = folder / "text_encoder"
    layers = _layers(text, joined)
    yield text_spec(QwenLayers(load(Qwen3ForCausalLM, text), layers), tokens)
    transformer = load(Flux2Transformer2DModel, folder / "transformer")
    loras.merge(transformer, Flux2KleinPipeline, "transformer")
    yield step_spec(KleinStep(transformer), tokens)
    yield decoder_spec(vae)
    yield encoder_spec(vae)


def open_klein(folder: Path, tokens: int = 512, loras: Loras = Loras()) -> Checkpoint:
    transformer, _, vae_folder, tokenizer = needed(
        folder, "transformer", "text_encoder", "vae", "tokenizer"
    )
    assert_distilled(folder)
    config = Flux2Transformer2DModel.load_config(transformer)
    vae = load(AutoencoderKLFlux2, vae_folder)
    is_4b = config["num_attention_heads"] == HEADS_OF_4B
    return Checkpoint(
        components=[*(KLEIN_4B if is_4b else KLEIN_OTHER), *loras.components()],
        description={
            "id": "flux2-klein",
            "version": "1.0.0",
            "name": "FLUX.2 klein",
            "pipeline": "flux2-klein",
            "task": "multi-reference",
            "scheduler": flow_scheduler_of(folder),
            "defaults": {"steps": 4, "guidance": 1},
            "size": {"width": 1024, "height": 1024},
            "latent": latent_of(vae),
            "maxReferences": 3,
            "vram": {"run": 3 << 30},
            "styles": starter_styles("flux2-klein"),
        },
        tokenizers={"text_encoder": tokenizer},
        specs=_specs(folder, vae, config["joint_attention_dim"], tokens, loras),
        onnx=[],
        parts=[[transformer], [folder / "text_encoder"], [vae_folder]],
    )
