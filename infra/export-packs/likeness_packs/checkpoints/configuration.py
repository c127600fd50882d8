"""What a checkpoint's own configuration says of its pipeline and scheduler."""

import json
from pathlib import Path

from .source import CheckpointError

FLOW = {
    "num_train_timesteps": 1000,
    "use_dynamic_shifting": True,
    "time_shift_type": "exponential",
    "base_image_seq_len": 256,
    "max_image_seq_len": 4096,
    "base_shift": 0.5,
    "max_shift": 1.15,
    "shift_terminal": None,
    "invert_sigmas": False,
    "use_karras_sigmas": False,
    "use_exponential_sigmas": False,
    "use_beta_sigmas": False,
    "stochastic_sampling": False,
}
"""Of `FlowMatchEulerDiscreteScheduler`, as the worker draws; absent ones are these in diffusers too."""
NOISE = {
    "prediction_type": "epsilon",
    "beta_schedule": "scaled_linear",
    "trained_betas": None,
    "rescale_betas_zero_snr": False,
}
SDXL = {
    "EulerDiscreteScheduler": {"use_karras_sigmas": False, "timestep_type": "discrete"},
    "DPMSolverMultistepScheduler": {
        "use_karras_sigmas": True,
        "algorithm_type": "dpmsolver++",
        "solver_order": 2,
        "solver_type": "midpoint",
    },
    "LCMScheduler": {"set_alpha_to_one": True},
}
NUMBERS = ("beta_start", "beta_end", "num_train_timesteps", "steps_offset", "original_inference_steps")


def read_json(path: Path) -> dict:
    try:
        return json.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise CheckpointError(f"{path} is missing") from error
    except ValueError as error:
        raise CheckpointError(f"{path} is not JSON") from error


def _scheduler(folder: Path) -> tuple[Path, dict]:
    path = folder / "scheduler" / "scheduler_config.json"
    return path, read_json(path)


def _agree(path: Path, config: dict, wanted: dict) -> None:
    for name, value in wanted.items():
        if config.get(name, value) != value:
            raise CheckpointError(
                f"{path} has {name} {config[name]!r}, and workers draw with {value!r} alone"
            )


def flow_scheduler_of(folder: Path) -> dict:
    path, config = _scheduler(folder)
    _agree(path, config, {"_class_name": "FlowMatchEulerDiscreteScheduler", **FLOW})
    if not config.get("use_dynamic_shifting", False):
        raise CheckpointError(f"{path} does not say use_dynamic_shifting, without which steps differ")
    return {"name": "flow-match-euler"}


def sdxl_scheduler_of(folder: Path) -> dict:
    path, config = _scheduler(folder)
    kind = config.get("_class_name")
    if kind not in SDXL:
        raise CheckpointError(f"{path} names {kind}; workers have {', '.join(SDXL)}")
    # What diffusers takes where the file says nothing.
    _agree(path, {"beta_schedule": "linear", **config}, {**NOISE, **SDXL[kind]})
    numbers = {name: config[name] for name in NUMBERS if name in config}
    return {"name": _sdxl_name(path, kind, config), **numbers}


def _sdxl_name(path: Path, kind: str, config: dict) -> str:
    if kind == "LCMScheduler":
        return "lcm"
    if kind == "DPMSolverMultistepScheduler":
        if not config.get("use_karras_sigmas"):
            raise CheckpointError(f"{path} has no use_karras_sigmas, and workers draw with it alone")
        return "dpmpp-2m-karras"
    names = {"leading": "euler", "trailing": "euler-trailing"}
    spacing = config.get("timestep_spacing", "linspace")
    if spacing not in names:
        raise CheckpointError(f"{path} has timestep_spacing {spacing!r}; workers have {', '.join(names)}")
    return names[spacing]


def assert_distilled(folder: Path) -> None:
    """The base model of klein needs guidance by a second prompt, which the worker's klein lacks."""
    path = folder / "model_index.json"
    if read_json(path).get("is_distilled") is not True:
        raise CheckpointError(
            f"{path} does not say is_distilled: this is klein base, which needs guidance; "
            "bring the distilled model of four steps"
        )


def assert_zeros_for_no_prompt(base: Path) -> None:
    path = base / "model_index.json"
    if read_json(path).get("force_zeros_for_empty_prompt", True) is not True:
        raise CheckpointError(
            f"{path} has force_zeros_for_empty_prompt off, and workers use zeros for no negative prompt"
        )
