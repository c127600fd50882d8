"""SDXL with InstantID from a folder: `base`, `controlnet`, `ip-adapter.bin`, `faces`."""

from collections.abc import Iterator
from pathlib import Path

import onnx_ir as ir
import torch
from diffusers import AutoencoderKL, ControlNetModel, UNet2DConditionModel
from transformers import CLIPTextModel, CLIPTextModelWithProjection

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.instantid_step import InstantIdStep
from likeness_packs.modules.resampler import Resampler
from likeness_packs.modules.text_encoders import ClipHidden, ClipHiddenAndPooled
from likeness_packs.packs.licences import INSTANTID
from likeness_packs.pipelines.instantid_specs import (
    DETECTOR_OUTPUTS,
    image_proj_spec,
    step_spec,
    text_specs,
)
from likeness_packs.pipelines.vae_specs import decoder_spec

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
    folder: Path, adapter: dict[str, dict[str, torch.Tensor]], head_width: int
) -> Iterator[GraphSpec]:
    base = folder / "base"
    yield from text_specs(
        ClipHidden(load(CLIPTextModel, base / "text_encoder")),
        ClipHiddenAndPooled(load(CLIPTextModelWithProjection, base / "text_encoder_2")),
    )
    yield image_proj_spec(resampler_of(adapter["image_proj"], head_width))
    step = InstantIdStep(
        load(UNet2DConditionModel, base / "unet"), load(ControlNetModel, folder / "controlnet")
    )
    step.adapter[0].load_state_dict(adapter["ip_adapter"])
    yield step_spec(step)
    yield decoder_spec(load(AutoencoderKL, base / "vae"))


def normalises(embedder: Path) -> bool:
    """Whether the graph begins with its own subtraction and scaling, as InsightFace tells it."""
    return any(node.op_type in ("Sub", "Mul") for node in list(ir.load(embedder).graph)[:8])


def open_instantid(folder: Path, head_width: int = 64) -> Checkpoint:
    base, _, adapter, faces = needed(folder, "base", "controlnet", "ip-adapter.bin", "faces")
    unet, vae, first, second, _, _ = needed(
        base, "unet", "vae", "tokenizer", "tokenizer_2", "text_encoder", "text_encoder_2"
    )
    detector, embedder = needed(faces, DETECTOR, EMBEDDER)
    weights = torch.load(adapter, map_location="cpu", weights_only=True)
    scaling = AutoencoderKL.load_config(vae)
    size = 8 * UNet2DConditionModel.load_config(unet)["sample_size"]
    return Checkpoint(
        components=INSTANTID,
        description={
            "id": "sdxl-instantid",
            "version": "1.0.0",
            "name": "SDXL with InstantID",
            "pipeline": "sdxl-instantid",
            "task": "portrait",
            "scheduler": {"name": "euler"},
            "defaults": {"steps": 30, "guidance": 5, "controlnetScale": 0.8, "ipScale": 0.8},
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
            "styles": [],
        },
        tokenizers={"text_encoder": first, "text_encoder_2": second},
        specs=_specs(folder, weights, head_width),
        onnx=[
            OnnxModel("face_detector", detector, "image", DETECTOR_OUTPUTS),
            OnnxModel("face_embedder", embedder, "image", ["embedding"]),
        ],
    )
