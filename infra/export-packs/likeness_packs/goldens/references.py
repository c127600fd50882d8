"""Reference pictures of soft colours."""

import cv2
import numpy as np
from PIL import Image

from likeness_packs.seeded.fill import SeededTensor, fill

from .golden_file import Golden


def reference(name: str, width: int, height: int) -> Image.Image:
    coarse = fill(SeededTensor(f"golden.reference.{name}", (5, 6, 3), 110.0, 128.0))
    smooth = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
    return Image.fromarray(smooth.clip(0, 255).astype(np.uint8))


RESAMPLED = ((31, 20), (75, 50), (160, 51), (64, 96), (72, 20))


def add_resampling(golden: Golden) -> None:
    """As Pillow resizes by Lanczos, which the published pipelines use."""
    grain = fill(SeededTensor("golden.grain", (50, 75, 3), 300.0, 128.0)).clip(0, 255)
    picture = Image.fromarray(grain.astype(np.uint8))
    golden.add("resampling.picture", np.array(picture))
    golden.note("resampling", [list(size) for size in RESAMPLED])
    for index, size in enumerate(RESAMPLED):
        golden.add(f"resampling.{index}", np.array(picture.resize(size, Image.Resampling.LANCZOS)))
