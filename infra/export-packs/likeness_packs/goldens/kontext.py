"""The goldens of `flux-kontext`, by the published pipeline of diffusers."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from diffusers import FluxKontextPipeline
from diffusers.pipelines.flux.pipeline_flux_kontext import (
    PREFERRED_KONTEXT_RESOLUTIONS,
    calculate_shift,
)

from likeness_packs.tiny.kontext import TOKENS, KontextModels
from likeness_packs.tiny.tokenizers import learnt

from .golden_file import Golden
from .prompts import PROMPTS, add_tokens
from .references import add_resampling, reference
from .schedulers import add_flow_schedulers, flow_scheduler

EDGE = 128
LENGTHS = (64, 256, 1024, 4096, 4000)


@dataclass(frozen=True)
class Run:
    name: str
    prompt: str
    references: tuple[tuple[int, int], ...]
    """Widths and heights; odd ones are stretched to whole tokens."""
    steps: int
    guidance: float


RUNS = (
    Run("words", "a portrait of an astronaut", (), 4, 3.5),
    Run("one", "change the background to a beach", ((96, 64),), 6, 2.5),
    Run("odd", "make it look like a pencil drawing", ((101, 75),), 4, 2.5),
    Run("three", "put all three of them in one room", ((101, 75), (79, 118), (93, 93)), 4, 2.5),
)


class SeveralReferences(FluxKontextPipeline):
    """The published pipeline takes one; further ones extend its coordinates (ComfyUI's "offset")."""

    references: tuple[torch.Tensor, ...] = ()

    def prepare_latents(self, *asked):
        latents, joined, ids, places = super().prepare_latents(*asked)
        bottom = right = 0
        for latent in self.references:
            _, channels, height, width = latent.shape
            tokens = self._pack_latents(latent, 1, channels, height, width)
            place = self._prepare_latent_image_ids(1, height // 2, width // 2, ids.device, ids.dtype)
            beside = height + bottom > width + right
            top, left = (0, right) if beside else (bottom, 0)
            bottom, right = max(bottom, top + height), max(right, left + width)
            place += torch.tensor([1, top // 2, left // 2])
            joined = tokens if joined is None else torch.cat([joined, tokens], dim=1)
            places = place if places is None else torch.cat([places, place])
        return latents, joined, ids, places


@torch.no_grad()
def add_kontext_run(golden: Golden, pipeline: SeveralReferences, run: Run, tokens: int = TOKENS) -> None:
    prefix = f"run.{run.name}"
    golden.note(prefix, vars(run))
    side = EDGE // 8
    noise = torch.randn(1, 16, side, side, generator=torch.Generator().manual_seed(13))
    golden.add(f"{prefix}.noise", noise)
    pictures = [reference(f"kontext.{i}" if i else "kontext", *size) for i, size in enumerate(run.references)]
    for index, picture in enumerate(pictures):
        golden.add(f"{prefix}.reference.{index}", np.array(picture))
        whole = [side // 16 * 16 for side in reversed(picture.size)]
        values = pipeline.image_processor.preprocess(picture, *whole)
        golden.add(f"{prefix}.reference.{index}.latent", pipeline._encode_vae_image(values, None))
    is_published = len(pictures) == 1
    pipeline.references = () if is_published else tuple(
        torch.from_numpy(golden.tensors[f"{prefix}.reference.{index}.latent"]) for index in range(len(pictures))
    )

    def keep(_, index: int, __, values: dict) -> dict:
        golden.add(f"{prefix}.step.{index:02}.latent", values["latents"])
        return values

    image = pipeline(
        image=pictures[0] if is_published else None,
        prompt=run.prompt,
        height=EDGE,
        width=EDGE,
        max_area=EDGE * EDGE,
        num_inference_steps=run.steps,
        guidance_scale=run.guidance,
        latents=pipeline._pack_latents(noise, 1, 16, side, side),
        callback_on_step_end=keep,
        max_sequence_length=tokens,
        _auto_resize=False,
    ).images[0]
    golden.add(f"{prefix}.image", np.array(image))


def write_kontext_golden(models: KontextModels, path: Path) -> None:
    golden = Golden()
    golden.note("prompts", PROMPTS)
    clip = add_tokens(golden, "text_encoder", learnt("clip"), "clip")
    t5 = add_tokens(golden, "text_encoder_2", learnt("t5"), "t5")
    golden.note("mu", [[length, calculate_shift(length, 256, 4096, 0.5, 1.15)] for length in LENGTHS])
    golden.note("reference_sizes", [list(size) for size in PREFERRED_KONTEXT_RESOLUTIONS])
    add_resampling(golden)
    add_flow_schedulers(golden, {"tokens-64": calculate_shift(64, 256, 4096, 0.5, 1.15), "one": 1.0})
    pipeline = SeveralReferences(
        scheduler=flow_scheduler(),
        vae=models.vae,
        text_encoder=models.text_encoder.model,
        tokenizer=clip,
        text_encoder_2=models.text_encoder_2.model,
        tokenizer_2=t5,
        transformer=models.step.transformer,
    )
    pipeline.set_progress_bar_config(disable=True)
    for run in RUNS:
        add_kontext_run(golden, pipeline, run)
    golden.write(path)
