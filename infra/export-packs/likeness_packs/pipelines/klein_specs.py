"""The graphs of `flux2-klein`."""

import torch

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.flux_steps import KleinStep
from likeness_packs.modules.text_encoders import QwenLayers

from .examples import BATCH, ROWS, example, example_ids, grid_ids


def text_spec(encoder: QwenLayers, tokens: int) -> GraphSpec:
    mask = (torch.arange(tokens)[None] < torch.tensor([[40], [tokens]])).long()
    ids = example_ids(2, tokens, encoder.model.config.vocab_size)
    return GraphSpec(
        "text_encoder",
        encoder,
        {"input_ids": ids, "attention_mask": mask},
        ["hidden"],
        {"input_ids": BATCH, "attention_mask": BATCH},
    )


def step_spec(step: KleinStep, tokens: int) -> GraphSpec:
    config = step.transformer.config
    images = torch.cat([grid_ids(4, 4, 4, 0), grid_ids(4, 4, 4, 10)])[None].repeat(2, 1, 1)
    words = torch.zeros(2, tokens, 4)
    words[..., 3] = torch.arange(tokens)
    inputs = {
        "hidden": example("hidden", 2, 32, config.in_channels),
        "text": example("text", 2, tokens, config.joint_attention_dim),
        "timestep": torch.tensor([0.75, 0.75]),
        "img_ids": images,
        "txt_ids": words,
    }
    batched = {name: BATCH for name in ("text", "timestep", "txt_ids")}
    return GraphSpec("step", step, inputs, ["out"], {**batched, "hidden": ROWS, "img_ids": ROWS})
