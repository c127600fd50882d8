"""Models made from SDXL base keep their own name and licence."""

import re
from dataclasses import dataclass
from pathlib import Path

from likeness_packs.packs.licences import RAIL, SDXL_BASE, Component

from .configuration import read_json
from .source import CheckpointError


@dataclass(frozen=True)
class Derived:
    name: str
    licence: str
    url: str


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:48]


def base_of(base: Path, derived: Derived | None) -> tuple[Component, str]:
    """The operator's word, which the folder may contradict."""
    source = read_json(base / "model_index.json").get("_name_or_path", SDXL_BASE.source)
    if derived:
        part = Component(derived.name, source, derived.licence, derived.url, False, RAIL)
        return part, derived.name
    if SDXL_BASE.source.split("/")[1] not in source:
        raise CheckpointError(
            f"{base} is {source}, not SDXL base: name it by --base-model NAME LICENCE ADDRESS"
        )
    return SDXL_BASE, "SDXL"
