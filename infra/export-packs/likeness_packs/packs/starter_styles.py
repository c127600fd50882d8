"""Styles that a new pack offers; operators edit them in `pack.json`."""

import json
from pathlib import Path

_STYLES = json.loads(Path(__file__).with_name("starter_styles.json").read_text("utf-8"))

_EDIT = "Show the person in the photo, with the same face: "
"""Models that read references follow an instruction."""

_FAULTS = {
    "photo": "painting, drawing, illustration, cartoon, 3d render, plastic skin, disfigured, extra fingers, text, "
    "watermark, blurry",
    "art": "photograph, disfigured, extra fingers, text, watermark, signature, blurry",
}
"""For SDXL alone: klein and Kontext read no negative prompt."""

_SCALES = {"photo": {}, "art": {"controlnetScale": 0.7, "ipScale": 0.7}}
"""Art changes facial features, so the likeness counts less, as in the worker's own styles."""


def starter_styles(pipeline: str) -> list[dict]:
    """As `pack.json` holds them. `{person}` becomes "a woman", "a man" or "a person"."""
    return [_style(pipeline, **style) for style in _STYLES]


def _style(pipeline: str, kind: str, prompt: str, **named: str) -> dict:
    words = f"{prompt}, {{prompt}}"
    if pipeline != "sdxl-instantid":
        return {**named, "prompt": f"{_EDIT}{words}"}
    return {**named, "prompt": words, "negativePrompt": _FAULTS[kind], **_SCALES[kind]}
