"""Step graphs of published size with seeded weights: for figures of speed and memory, not for pictures."""

from collections.abc import Callable
from pathlib import Path

import torch
from diffusers import ControlNetModel, Flux2Transformer2DModel, UNet2DConditionModel

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.flux_steps import KleinStep
from likeness_packs.modules.instantid_step import InstantIdStep
from likeness_packs.packs.seeded_graph import export_seeded
from likeness_packs.pipelines import instantid_specs, klein_specs

from .unset_weights import unset_weights

SDXL = {
    "block_out_channels": (320, 640, 1280),
    "layers_per_block": 2,
    "transformer_layers_per_block": (1, 2, 10),
    "attention_head_dim": (5, 10, 20),
    "cross_attention_dim": 2048,
    "use_linear_projection": True,
    "addition_embed_type": "text_time",
    "addition_time_embed_dim": 256,
    "projection_class_embeddings_input_dim": 2816,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
}


def instantid_step() -> GraphSpec:
    unet = UNet2DConditionModel(
        sample_size=128,
        up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
        **SDXL,
    )
    return instantid_specs.step_spec(InstantIdStep(unet, ControlNetModel(**SDXL)))


def klein_step(double: int = 5, single: int = 20) -> GraphSpec:
    transformer = Flux2Transformer2DModel(
        num_layers=double,
        num_single_layers=single,
        attention_head_dim=128,
        num_attention_heads=24,
        joint_attention_dim=7680,
        guidance_embeds=False,
    )
    return klein_specs.step_spec(KleinStep(transformer), 512)


STEPS: dict[str, Callable[[], GraphSpec]] = {
    "sdxl-instantid": instantid_step,
    "flux2-klein": klein_step,
    "klein-5gb": lambda: klein_step(2, 7),
}
"""The last is klein with fewer blocks: about 5 GB in 32 bits, to measure what opening it costs."""

DTYPES = {"fp16": torch.float16, "fp32": torch.float32}


def write_full_step(name: str, dtype: str, out: Path) -> None:
    with unset_weights(DTYPES[dtype]):
        spec = STEPS[name]()
    weights = export_seeded(spec, out / "step.onnx", give_back=False)
    size = (out / "step.onnx.data").stat().st_size
    print(f"{out / 'step.onnx'}: {len(weights)} weights, {size / 1e9:.2f} GB")
