"""The graphs of `flux-kontext`."""

import torch

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.flux_steps import KontextStep
from likeness_packs.modules.text_encoders import ClipPooled, T5Hidden

from .examples import BATCH, ROWS, clip_ids, example, example_ids, grid_ids

T5_EXACT = (".wo.",)
"""These overflow in 16 bits, and the published encoder keeps them in 32."""


def clip_spec(encoder: ClipPooled) -> GraphSpec:
    ids = {"input_ids": clip_ids(encoder.model.config)}
    return GraphSpec("text_encoder", encoder, ids, ["pooled"], {"input_ids": BATCH})


def t5_spec(encoder: T5Hidden, tokens: int) -> GraphSpec:
    ids = {"input_ids": example_ids(2, tokens, encoder.model.config.vocab_size)}
    return GraphSpec("text_encoder_2", encoder, ids, ["hidden"], {"input_ids": BATCH}, T5_EXACT)


def step_spec(step: KontextStep, tokens: int) -> GraphSpec:
    config = step.transformer.config
    images = torch.cat([grid_ids(4, 4, 3, 0), grid_ids(4, 4, 3, 1)])[None].repeat(2, 1, 1)
    inputs = {
        "hidden": example("hidden", 2, 32, config.in_channels),
        "text": example("text", 2, tokens, config.joint_attention_dim),
        "pooled": example("pooled", 2, config.pooled_projection_dim),
        "timestep": torch.tensor([0.75, 0.75]),
        "img_ids": images,
        "txt_ids": torch.zeros(2, tokens, 3),
        "guidance": torch.tensor([2.5, 2.5]),
    }
    batched = {name: BATCH for name in ("text", "pooled", "timestep", "txt_ids", "guidance")}
    return GraphSpec("step", step, inputs, ["out"], {**batched, "hidden": ROWS, "img_ids": ROWS})
