"""The goldens of `sdxl-instantid`: its parts, and whole runs step by step in PyTorch."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from likeness_packs.pipelines.examples import example
from likeness_packs.tiny.instantid import InstantIdModels
from likeness_packs.tiny.tokenizers import learnt

from .faces import add_faces, draw_key_points
from .golden_file import Golden, picture
from .prompts import PROMPTS, add_tokens
from .schedulers import add_sdxl_schedulers, scaled_input, scheduler_step, sdxl_schedulers

EDGE = 128
POINTS = np.array([[46.0, 50], [82, 52], [64, 70], [50, 88], [79, 90]])


@dataclass(frozen=True)
class Run:
    name: str
    scheduler: str
    steps: int
    guidance: float
    prompt: str
    negative_prompt: str | None
    controlnet_scale: float = 0.8
    ip_scale: float = 0.8
    controlnet_start: float = 0
    controlnet_end: float = 1


RUNS = (
    Run("euler", "euler", 6, 5.0, "a portrait of an astronaut", "blurry, low quality"),
    Run("dpmpp", "dpmpp-2m-karras", 4, 3.0, "an oil painting of a woman", None, 0.6, 1.0),
    Run("lcm", "lcm", 4, 1.0, "a knight in silver armour", None),
    Run("lightning", "euler-trailing", 4, 1.0, "a queen with a crown", None),
    Run("window", "euler", 5, 5.0, "a dancer", "", 0.9, 0.7, 0.2, 0.8),
)


def _ids(tokenizer, prompt: str) -> torch.Tensor:
    return tokenizer(
        prompt, padding="max_length", truncation=True, max_length=77, return_tensors="pt"
    ).input_ids


def _text(models: InstantIdModels, tokenizers, prompt: str) -> tuple[torch.Tensor, torch.Tensor]:
    first = models.text_encoder(_ids(tokenizers[0], prompt))
    second, pooled = models.text_encoder_2(_ids(tokenizers[1], prompt))
    return torch.cat([first, second], dim=-1), pooled


@torch.no_grad()
def add_run(golden: Golden, models: InstantIdModels, tokenizers, embedding: torch.Tensor, run: Run) -> None:
    prefix = f"run.{run.name}"
    golden.note(prefix, vars(run))
    guided = run.guidance > 1
    text, pooled = _text(models, tokenizers, run.prompt)
    tokens = models.image_proj(embedding)
    if guided:
        plain, plain_pooled = torch.zeros_like(text), torch.zeros_like(pooled)
        if run.negative_prompt is not None:
            plain, plain_pooled = _text(models, tokenizers, run.negative_prompt)
        text, pooled = torch.cat([plain, text]), torch.cat([plain_pooled, pooled])
        tokens = torch.cat([models.image_proj(torch.zeros_like(embedding)), tokens])
    control = draw_key_points(EDGE, EDGE, POINTS)
    golden.add(f"{prefix}.points", POINTS)
    times = torch.tensor([[EDGE, EDGE, 0, 0, EDGE, EDGE]] * len(text), dtype=torch.float32)
    control = torch.from_numpy(control).permute(2, 0, 1)[None]
    ip_scale = torch.tensor([run.ip_scale])
    scheduler = sdxl_schedulers()[run.scheduler]
    scheduler.set_timesteps(run.steps)
    noise = torch.randn(1, 4, EDGE // 8, EDGE // 8, generator=torch.Generator().manual_seed(7))
    golden.add(f"{prefix}.noise", noise)
    sample = noise * scheduler.init_noise_sigma
    for index, timestep in enumerate(scheduler.timesteps):
        scaled = scaled_input(scheduler, sample, timestep).repeat(len(text), 1, 1, 1)
        acts = index / run.steps >= run.controlnet_start and (index + 1) / run.steps <= run.controlnet_end
        scales = (torch.tensor([run.controlnet_scale if acts else 0.0]), ip_scale)
        out = models.step(scaled, timestep.float()[None], text, tokens, pooled, times, control, *scales)
        if guided:
            negative, positive = out.chunk(2)
            out = negative + run.guidance * (positive - negative)
        fresh = example(f"{prefix}.fresh.{index}", *sample.shape)
        if run.scheduler == "lcm":
            golden.add(f"{prefix}.step.{index:02}.fresh", fresh)
        sample = scheduler_step(scheduler, out, timestep, sample, fresh)
        golden.add(f"{prefix}.step.{index:02}.latent", sample)
    golden.add(f"{prefix}.image", picture(models.vae_decoder(sample / models.vae.config.scaling_factor)))


def write_instantid_golden(models: InstantIdModels, path: Path) -> None:
    golden = Golden()
    golden.note("prompts", PROMPTS)
    clip = learnt("clip")
    tokenizers = (
        add_tokens(golden, "text_encoder", clip, "clip"),
        add_tokens(golden, "text_encoder_2", clip, "clip-2"),
    )
    add_sdxl_schedulers(golden)
    embedding = add_faces(golden, models.face_detector, models.face_embedder)
    for run in RUNS:
        add_run(golden, models, tokenizers, embedding, run)
    golden.write(path)
