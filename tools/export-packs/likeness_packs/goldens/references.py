"""Reference pictures of soft colours."""

import cv2
import numpy as np
from PIL import Image

from likeness_packs.seeded.fill import SeededTensor, fill


def reference(name: str, width: int, height: int) -> Image.Image:
    coarse = fill(SeededTensor(f"golden.reference.{name}", (5, 6, 3), 110.0, 128.0))
    smooth = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
    return Image.fromarray(smooth.clip(0, 255).astype(np.uint8))
