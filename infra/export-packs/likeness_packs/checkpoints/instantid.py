"""SDXL with InstantID from a folder: `base`, `controlnet`, `ip-adapter.bin`, `faces`."""

from collections.abc import Iterator
from pathlib import Path

import onnx_ir as ir
import torch
from diffusers import (
    AutoencoderKL,
    ControlNetModel,
    StableDiffusionXLPipeline,
    UNet2DConditionModel,
)
from transformers import CLIPTextModel, CLIPTextModelWithProjection

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.instantid_step import InstantIdStep
from likeness_packs.modules.resampler import Resampler
from likeness_packs.modules.text_encoders import ClipHidden, ClipHiddenAndPooled
from likeness_packs.packs.licences import INSTANTID
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.instantid_specs import (
    DETECTOR_OUTPUTS,
    image_proj_spec,
    step_spec,
    text_specs,
)
from likeness_packs.pipelines.vae_specs import decoder_spec

from .configuration import assert_zeros_for_no_prompt, sdxl_scheduler_of
from .derived import Derived, base_of, slug
from .lora import Loras
from .source import Checkpoint, OnnxModel, load, needed

DETECTOR, EMBEDDER = "scrfd_10g_bnkps.onnx", "glintr100.onnx"


def resampler_of(weights: dict[str, torch.Tensor], head_width: int) -> Resampler:
    """Its measures are those of the weights, which do not tell the width of a head."""
    depth = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers."))
    width, inner = weights["layers.0.0.to_out.weight"].shape
    resampler = Resampler(
        width=width,
        depth=depth,
        head_width=head_width,
        heads=inner // head_width,
        queries=weights["latents"].shape[1],
        embedding=weights["proj_in.weight"].shape[1],
        out=weights["proj_out.weight"].shape[0],
        feed_forward=weights["layers.0.1.1.weight"].shape[0] // width,
    )
    resampler.load_state_dict(weights)
    return resampler


def _specs(
    folder: Path, adapter: dict[str, dict[str, torch.Tensor]], head_width: int, loras: Loras
) -> Iterator[GraphSpec]:
    base = folder / "base"
    yield from text_specs(
        ClipHidden(load(CLIPTextModel, base / "text_encoder")),
        ClipHiddenAndPooled(load(CLIPTextModelWithProjection, base / "text_encoder_2")),
    )
    yield image_proj_spec(resampler_of(adapter["image_proj"], head_width))
    unet = load(UNet2DConditionModel, base / "unet")
    loras.merge(unet, StableDiffusionXLPipeline, "unet")
    step = InstantIdStep(unet, load(ControlNetModel, folder / "controlnet"))
    step.adapter[0].load_state_dict(adapter["ip_adapter"])
    yield step_spec(step)
    yield decoder_spec(load(AutoencoderKL, base / "vae"))


def normalises(embedder: Path) -> bool:
    """Whether the graph begins with its own subtraction and scaling, as InsightFace tells it."""
    return any(node.op_type in ("Sub", "Mul") for node in list(ir.load(embedder).graph)[:8])


STEPS = {"lcm": {"steps": 4, "guidance": 1}}
"""Of 30 and 5, except for models distilled to a few."""


def open_instantid(
    folder: Path,
    head_width: int = 64,
    loras: Loras = Loras(),
    derived: Derived | None = None,
) -> Checkpoint:
    base, controlnet, adapter, faces = needed(folder, "base", "controlnet", "ip-adapter.bin", "faces")
    unet, vae, first, second, clip, bigger = needed(
        base, "unet", "vae", "tokenizer", "tokenizer_2", "text_encoder", "text_encoder_2"
    )
    detector, embedder = needed(faces, DETECTOR, EMBEDDER)
    assert_zeros_for_no_prompt(base)
    scheduler = sdxl_scheduler_of(base)
    model, named = base_of(base, derived)
    weights = torch.load(adapter, map_location="cpu", weights_only=True)
    scaling = AutoencoderKL.load_config(vae)
    size = 8 * UNet2DConditionModel.load_config(unet)["sample_size"]
    return Checkpoint(
        components=[model, *INSTANTID, *loras.components()],
        description={
            "id": "sdxl-instantid" if derived is None else f"{slug(named)}-instantid",
            "version": "1.0.0",
            "name": f"{named} with InstantID",
            "pipeline": "sdxl-instantid",
            "task": "portrait",
            "scheduler": scheduler,
            "defaults": {
                "steps": 30,
                "guidance": 5,
                "controlnetScale": 0.8,
                "ipScale": 0.8,
                **STEPS.get(scheduler["name"], {}),
            },
            "size": {"width": size, "height": size},
            "latent": {"channels": scaling["latent_channels"], "scale": scaling["scaling_factor"]},
            "maxReferences": 1,
            "vram": {"run": 4 << 30},
            "face": {
                "detectorSize": 640,
                "embedderSize": 112,
                "embedderNormalises": normalises(embedder),
                "scoreThreshold": 0.5,
            },
            "styles": starter_styles("sdxl-instantid"),
        },
        tokenizers={"text_encoder": first, "text_encoder_2": second},
        specs=_specs(folder, weights, head_width, loras),
        onnx=[
            OnnxModel("face_detector", detector, "image", DETECTOR_OUTPUTS),
            OnnxModel("face_embedder", embedder, "image", ["embedding"]),
        ],
        parts=[[unet, controlnet], [clip], [bigger], [vae]],
    )
