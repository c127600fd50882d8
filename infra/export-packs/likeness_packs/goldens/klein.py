"""The goldens of `flux2-klein`, by the published pipeline of diffusers."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from diffusers import Flux2KleinPipeline
from diffusers.pipelines.flux2.pipeline_flux2_klein import compute_empirical_mu

from likeness_packs.graphs.check_graph import relative_error
from likeness_packs.tiny.klein import LAYERS, TOKENS, KleinModels
from likeness_packs.tiny.tokenizers import learnt

from .golden_file import Golden
from .prompts import PROMPTS, add_tokens
from .references import reference
from .schedulers import add_flow_schedulers, flow_scheduler

EDGE = 128
WHOLE = ((64, 64), (96, 64))
ODD = ((101, 67), (79, 118), (93, 93))
LENGTHS = ((64, 4), (64, 30), (1024, 4), (4096, 4), (4096, 50), (4300, 4), (4301, 4), (8192, 28))


@dataclass(frozen=True)
class Run:
    name: str
    prompt: str
    references: tuple[tuple[int, int], ...]
    """Widths and heights; the middle of whole tokens is kept."""
    steps: int


RUNS = (
    Run("words", "a portrait of an astronaut", (), 4),
    Run("one", "make it look like winter", WHOLE[:1], 4),
    Run("two", "put the person of the first picture next to the person of the second", WHOLE, 4),
    Run("three", "put all three of them in one room", ODD, 4),
)


def _chat_tokens(golden: Golden, tokenizer) -> None:
    """As the pipeline asks for them: the prompt in a chat without thoughts."""
    prompts = [prompt for prompt in PROMPTS if "<" not in prompt and len(prompt) < 400]
    texts = [
        tokenizer.apply_chat_template(
            [{"role": "user", "content": prompt.strip()}],
            tokenize=False,
            add_generation_prompt=True,
            enable_thinking=False,
        )
        for prompt in prompts
    ]
    found = tokenizer(texts, padding="max_length", truncation=True, max_length=512)
    golden.note("chat.prompts", prompts)
    golden.add("chat.ids", np.array(found.input_ids, np.int64))
    golden.add("chat.mask", np.array(found.attention_mask, np.int64))


@torch.no_grad()
def _run(golden: Golden, pipeline: Flux2KleinPipeline, run: Run) -> None:
    prefix = f"run.{run.name}"
    golden.note(prefix, vars(run))
    asked = {"max_sequence_length": TOKENS, "text_encoder_out_layers": LAYERS}
    noise = torch.randn(1, 128, EDGE // 16, EDGE // 16, generator=torch.Generator().manual_seed(11))
    golden.add(f"{prefix}.noise", noise)
    pictures = [reference(str(i), *size) for i, size in enumerate(run.references)]

    def keep(_, index: int, __, values: dict) -> dict:
        golden.add(f"{prefix}.step.{index:02}.latent", values["latents"])
        return values

    image = pipeline(
        image=pictures or None,
        prompt=run.prompt,
        height=EDGE,
        width=EDGE,
        num_inference_steps=run.steps,
        latents=noise,
        callback_on_step_end=keep,
        **asked,
    ).images[0]
    golden.add(f"{prefix}.image", np.array(image))
    for index, picture in enumerate(pictures):
        golden.add(f"{prefix}.reference.{index}", np.array(picture))
        whole = [side // 16 * 16 for side in reversed(picture.size)]
        values = pipeline.image_processor.preprocess(picture, *whole, resize_mode="crop")
        golden.add(f"{prefix}.reference.{index}.latent", pipeline._encode_vae_image(values, None))


@torch.no_grad()
def _same_text(pipeline: Flux2KleinPipeline, models: KleinModels, tokenizer) -> None:
    """The graph's mask is our own; the published encoder has to say the same."""
    text = tokenizer.apply_chat_template(
        [{"role": "user", "content": "a dancer"}],
        tokenize=False,
        add_generation_prompt=True,
        enable_thinking=False,
    )
    found = tokenizer(text, padding="max_length", max_length=TOKENS, return_tensors="pt")
    own = models.text_encoder(found.input_ids, found.attention_mask)
    published, _ = pipeline.encode_prompt(
        "a dancer", max_sequence_length=TOKENS, text_encoder_out_layers=LAYERS
    )
    error = relative_error(own.numpy(), published.numpy())
    if error > 1e-5:
        raise ValueError(f"the text encoder differs from the published one by {error:.1e}")


def write_klein_golden(models: KleinModels, path: Path) -> None:
    golden = Golden()
    golden.note("prompts", PROMPTS)
    tokenizer = add_tokens(golden, "text_encoder", learnt("qwen"), "qwen")
    _chat_tokens(golden, tokenizer)
    golden.note("mu", [[*key, compute_empirical_mu(*key)] for key in LENGTHS])
    add_flow_schedulers(golden, {"tokens-64": compute_empirical_mu(64, 4), "one": 1.0})
    pipeline = Flux2KleinPipeline(
        scheduler=flow_scheduler(),
        vae=models.vae,
        text_encoder=models.text_encoder.model,
        tokenizer=tokenizer,
        transformer=models.step.transformer,
        is_distilled=True,
    )
    pipeline.set_progress_bar_config(disable=True)
    _same_text(pipeline, models, tokenizer)
    for run in RUNS:
        _run(golden, pipeline, run)
    golden.write(path)
