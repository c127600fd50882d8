"""A published pipeline in a local folder: what is loaded when, and what `pack.json` says of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import torch
from transformers import PreTrainedModel

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.packs.licences import Component


class CheckpointError(Exception):
    """Something is missing in the folder; the message says what."""


@dataclass(frozen=True)
class OnnxModel:
    """A graph that is published as ONNX and taken as it is."""

    name: str
    path: Path
    input: str
    outputs: list[str]


@dataclass(frozen=True)
class Checkpoint:
    components: list[Component]
    description: dict
    tokenizers: dict[str, Path]
    """Folders with tokenizer.json, by graph."""
    specs: Iterator[GraphSpec]
    """Each is loaded when it is asked for, so that one part is in memory at a time."""
    onnx: list[OnnxModel]
    parts: list[list[Path]]
    """Folders of weights; those of one part are in memory together."""


def needed(folder: Path, *names: str) -> list[Path]:
    paths = [folder / name for name in names]
    missing = [name for name, path in zip(names, paths, strict=True) if not path.exists()]
    if missing:
        raise CheckpointError(f"{folder} has no {', '.join(missing)}")
    return paths


def load(kind: type, folder: Path) -> torch.nn.Module:
    """A part in 32 bits, also where its weights are published in 16 alone."""
    names = [path.name for pattern in ("*.safetensors", "*.bin") for path in folder.glob(pattern)]
    is_half = bool(names) and all(".fp16." in name for name in names)
    dtype = "dtype" if issubclass(kind, PreTrainedModel) else "torch_dtype"
    options = {dtype: torch.float32, "local_files_only": True}
    if is_half:
        options["variant"] = "fp16"
    return kind.from_pretrained(folder, **options)
