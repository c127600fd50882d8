"""What a pipeline's parts and steps are expected to give: tensors by name, texts as JSON beside them."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import save_file


@dataclass
class Golden:
    tensors: dict[str, np.ndarray] = field(default_factory=dict)
    texts: dict[str, object] = field(default_factory=dict)

    def add(self, name: str, value: torch.Tensor | np.ndarray) -> None:
        array = value.detach().numpy() if isinstance(value, torch.Tensor) else np.asarray(value)
        if array.dtype == np.float64:
            array = array.astype(np.float32)
        if name in self.tensors:
            raise ValueError(f"{name} is there already")
        self.tensors[name] = np.ascontiguousarray(array)

    def note(self, name: str, value: object) -> None:
        self.texts[name] = value

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        metadata = {
            name: json.dumps(value, ensure_ascii=False, sort_keys=True)
            for name, value in sorted(self.texts.items())
        }
        save_file(dict(sorted(self.tensors.items())), path, metadata)


def picture(image: torch.Tensor) -> np.ndarray:
    """From −1…1 [1, 3, h, w] to bytes [h, w, 3], as published pipelines round."""
    values = (image[0] / 2 + 0.5).clamp(0, 1).permute(1, 2, 0).float().numpy()
    return (values * 255).round().astype(np.uint8)
