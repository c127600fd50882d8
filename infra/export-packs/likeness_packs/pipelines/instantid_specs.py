"""The graphs of `sdxl-instantid`."""

import torch

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.instantid_step import InstantIdStep
from likeness_packs.modules.resampler import Resampler
from likeness_packs.modules.text_encoders import ClipHidden, ClipHiddenAndPooled

from .examples import ANY, BATCH, GRID, clip_ids, example

DETECTOR_OUTPUTS = [f"{kind}_{stride}" for kind in ("score", "bbox", "kps") for stride in (8, 16, 32)]


def text_specs(first: ClipHidden, second: ClipHiddenAndPooled) -> list[GraphSpec]:
    return [
        GraphSpec(
            "text_encoder",
            first,
            {"input_ids": clip_ids(first.model.config)},
            ["hidden"],
            {"input_ids": BATCH},
        ),
        GraphSpec(
            "text_encoder_2",
            second,
            {"input_ids": clip_ids(second.model.config)},
            ["hidden", "pooled"],
            {"input_ids": BATCH},
        ),
    ]


def face_specs(detector: torch.nn.Module, embedder: torch.nn.Module) -> list[GraphSpec]:
    return [
        GraphSpec(
            "face_detector",
            detector,
            {"image": example("detector", 1, 3, 640, 640, scale=1.0)},
            DETECTOR_OUTPUTS,
            {},
        ),
        GraphSpec(
            "face_embedder",
            embedder,
            {"image": example("embedder", 1, 3, 112, 112, scale=1.0)},
            ["embedding"],
            {},
        ),
    ]


def image_proj_spec(resampler: Resampler) -> GraphSpec:
    embedding = example("embedding", 2, resampler.proj_in.in_features)
    return GraphSpec("image_proj", resampler, {"embedding": embedding}, ["tokens"], {"embedding": BATCH})


def step_spec(step: InstantIdStep) -> GraphSpec:
    config = step.unet.config
    text = config.cross_attention_dim
    pooled = config.projection_class_embeddings_input_dim - 6 * config.addition_time_embed_dim
    inputs = {
        "sample": example("sample", 2, 4, 8, 8),
        "timestep": torch.tensor([501.0]),
        "text": example("text", 2, 77, text),
        "face": example("face", 2, 16, text),
        "text_embeds": example("text_embeds", 2, pooled),
        "time_ids": torch.tensor([[64.0, 64, 0, 0, 64, 64]] * 2),
        "control": (example("control", 1, 3, 64, 64, scale=127.0) + 128).to(torch.uint8),
        "control_scale": torch.tensor([0.8]),
        "ip_scale": torch.tensor([0.7]),
    }
    batched = {name: BATCH for name in ("text", "face", "text_embeds", "time_ids")}
    varying = {**batched, "sample": GRID, "control": {2: ANY, 3: ANY}}
    return GraphSpec("step", step, inputs, ["noise"], varying)


