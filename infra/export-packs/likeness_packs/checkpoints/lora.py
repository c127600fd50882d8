"""Merges LoRA files into the weights of the module that draws, before its graph is exported."""

from dataclasses import dataclass, field
from pathlib import Path

import torch

from likeness_packs.packs.licences import Component

from .source import CheckpointError


@dataclass(frozen=True)
class Lora:
    path: Path
    weight: float


@dataclass(frozen=True)
class Loras:
    files: list[Lora] = field(default_factory=list)
    licence: tuple[str, str] | None = None
    """Its name and address, as the publisher gives them."""

    def merge(self, module: torch.nn.Module, pipeline: type, prefix: str) -> None:
        for lora in self.files:
            state = pipeline.lora_state_dict(str(lora.path))
            state = state[0] if isinstance(state, tuple) else state
            foreign = sorted({key.split(".")[0] for key in state} - {prefix})
            if foreign or not state:
                raise CheckpointError(f"{lora.path} changes {', '.join(foreign) or 'nothing'}, not {prefix} alone")
            module.load_lora_adapter(state, prefix=prefix)
            module.fuse_lora(lora_scale=lora.weight)
            module.unload_lora()

    def components(self) -> list[Component]:
        if not self.files:
            return []
        if self.licence is None:
            raise CheckpointError("--lora needs --lora-licence, which its publisher names")
        name, url = self.licence
        return [
            Component(f"LoRA {lora.path.stem}, weight {lora.weight:g}", lora.path.name, name, url, False)
            for lora in self.files
        ]
