"""Tables of every scheduler, and its steps on fixed outputs of a model."""

import numpy as np
import torch
from diffusers import (
    DPMSolverMultistepScheduler,
    EulerDiscreteScheduler,
    FlowMatchEulerDiscreteScheduler,
    LCMScheduler,
)

from likeness_packs.pipelines.examples import example

from .golden_file import Golden

BETAS = {"beta_start": 0.00085, "beta_end": 0.012, "beta_schedule": "scaled_linear"}
COUNTS = (4, 30)
SHAPE = (1, 4, 4, 4)


def sdxl_schedulers() -> dict:
    """By the names that `pack.json` uses."""
    return {
        "euler": EulerDiscreteScheduler(**BETAS, timestep_spacing="leading", steps_offset=1),
        "euler-trailing": EulerDiscreteScheduler(**BETAS, timestep_spacing="trailing"),
        "dpmpp-2m-karras": DPMSolverMultistepScheduler(
            **BETAS,
            use_karras_sigmas=True,
            algorithm_type="dpmsolver++",
            solver_order=2,
            timestep_spacing="leading",
            steps_offset=1,
        ),
        "lcm": LCMScheduler(
            **BETAS,
            clip_sample=False,
            set_alpha_to_one=False,
            timestep_spacing="leading",
            steps_offset=1,
        ),
    }


def flow_scheduler(**changes) -> FlowMatchEulerDiscreteScheduler:
    published = {
        "shift": 3.0,
        "use_dynamic_shifting": True,
        "base_shift": 0.5,
        "max_shift": 1.15,
        "base_image_seq_len": 256,
        "max_image_seq_len": 4096,
    }
    return FlowMatchEulerDiscreteScheduler(**{**published, **changes})


def scheduler_step(scheduler, noise, timestep, sample, fresh: torch.Tensor | None):
    """One step; `fresh` is what a scheduler that adds noise adds, in place of a generator's."""
    if not isinstance(scheduler, LCMScheduler):
        return scheduler.step(noise, timestep, sample, return_dict=False)[0]
    previous, denoised = scheduler.step(
        noise, timestep, sample, generator=torch.Generator().manual_seed(0), return_dict=False
    )
    if fresh is None or scheduler.step_index == scheduler.num_inference_steps:
        return denoised
    before = scheduler.timesteps[scheduler.step_index]
    alpha = scheduler.alphas_cumprod[before]
    return alpha.sqrt() * denoised + (1 - alpha).sqrt() * fresh


def _run(golden: Golden, prefix: str, scheduler, start: torch.Tensor) -> None:
    """Stacked by step: what the model is given, what it answers, and the sample after the step."""
    golden.add(f"{prefix}.timesteps", scheduler.timesteps.float())
    if getattr(scheduler, "sigmas", None) is not None:
        golden.add(f"{prefix}.sigmas", scheduler.sigmas.float())
    sample = start * getattr(scheduler, "init_noise_sigma", 1.0)
    golden.add(f"{prefix}.start", sample)
    count = len(scheduler.timesteps)
    outputs = example(f"{prefix}.outputs", count, *SHAPE)
    fresh = example(f"{prefix}.fresh", count, *SHAPE)
    inputs, samples = [], []
    for index, timestep in enumerate(scheduler.timesteps):
        inputs.append(scaled_input(scheduler, sample, timestep))
        sample = scheduler_step(scheduler, outputs[index], timestep, sample, fresh[index])
        samples.append(sample)
    golden.add(f"{prefix}.inputs", torch.stack(inputs))
    golden.add(f"{prefix}.outputs", outputs)
    golden.add(f"{prefix}.samples", torch.stack(samples))
    if isinstance(scheduler, LCMScheduler):
        golden.add(f"{prefix}.fresh", fresh)


def scaled_input(scheduler, sample: torch.Tensor, timestep: torch.Tensor) -> torch.Tensor:
    if hasattr(scheduler, "scale_model_input"):
        return scheduler.scale_model_input(sample, timestep)
    return sample


def add_sdxl_schedulers(golden: Golden) -> None:
    for name, scheduler in sdxl_schedulers().items():
        for count in COUNTS:
            scheduler.set_timesteps(count)
            _run(golden, f"scheduler.{name}.{count}", scheduler, example(f"{name}.start", *SHAPE))


def add_flow_schedulers(golden: Golden, shifts: dict[str, float]) -> None:
    """`shifts`: mu by a name, for example of a picture's size."""
    for name, mu in shifts.items():
        for count in COUNTS:
            scheduler = flow_scheduler()
            scheduler.set_timesteps(sigmas=np.linspace(1.0, 1 / count, count), mu=mu)
            prefix = f"scheduler.flow-match-euler.{name}.{count}"
            golden.note(f"{prefix}.mu", mu)
            _run(golden, prefix, scheduler, example(f"{name}.start", *SHAPE))
