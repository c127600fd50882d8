"""Face analysis by the book: SCRFD's decoding, ArcFace's crop, the key points' picture."""

import math

import cv2
import numpy as np
import torch

from likeness_packs.modules.face_nets import ANCHORS, STRIDES
from likeness_packs.seeded.fill import SeededTensor, fill

from .golden_file import Golden

ARCFACE = np.array(
    [[38.2946, 51.6963], [73.5318, 51.5014], [56.0252, 71.7366], [41.5493, 92.3655], [70.7299, 92.2041]]
)
COLOURS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (255, 0, 255)]
LINKS = [(0, 2), (1, 2), (3, 2), (4, 2)]
SCORE, OVERLAP, EDGE = 0.5, 0.4, 640


def synthetic_photo() -> np.ndarray:
    """[120, 160, 3] bytes of soft colours; every pixel stands for 4 × 4 of the photo itself."""
    coarse = fill(SeededTensor("golden.photo", (9, 12, 3), 110.0, 128.0))
    smooth = cv2.resize(coarse, (160, 120), interpolation=cv2.INTER_CUBIC)
    return smooth.clip(0, 255).astype(np.uint8)


def enlarged(photo: np.ndarray) -> np.ndarray:
    return photo.repeat(4, axis=0).repeat(4, axis=1)


def detector_input(photo: np.ndarray) -> torch.Tensor:
    """The photo at the top left of a black square."""
    square = np.zeros((EDGE, EDGE, 3), np.float32)
    square[: photo.shape[0], : photo.shape[1]] = photo
    return torch.from_numpy((square - 127.5) / 128).permute(2, 0, 1)[None]


def decode(outputs: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Boxes, scores and points in the square, best first, after suppression of overlaps."""
    boxes, scores, points = [], [], []
    for level, stride in enumerate(STRIDES):
        score, box, point = (outputs[level + 3 * kind] for kind in range(3))
        side = EDGE // stride
        rows, columns = np.divmod(np.arange(side * side).repeat(ANCHORS), side)
        centres = np.stack([columns, rows], axis=1).astype(np.float32) * stride
        kept = score[:, 0] >= SCORE
        centre, reach = centres[kept], box[kept] * stride
        boxes.append(np.concatenate([centre - reach[:, :2], centre + reach[:, 2:]], axis=1))
        points.append(centre[:, None] + (point[kept] * stride).reshape(-1, 5, 2))
        scores.append(score[kept, 0])
    box, score, point = np.concatenate(boxes), np.concatenate(scores), np.concatenate(points)
    order = score.argsort(kind="stable")[::-1]
    kept = _suppress(box, order)
    return box[kept], score[kept], point[kept]


def _suppress(boxes: np.ndarray, order: np.ndarray) -> list[int]:
    area = (boxes[:, 2] - boxes[:, 0] + 1) * (boxes[:, 3] - boxes[:, 1] + 1)
    kept = []
    while order.size:
        best, rest = order[0], order[1:]
        kept.append(int(best))
        low = np.maximum(boxes[best, :2], boxes[rest, :2])
        high = np.minimum(boxes[best, 2:], boxes[rest, 2:])
        shared = np.maximum(high - low + 1, 0).prod(axis=1)
        order = rest[shared / (area[best] + area[rest] - shared) <= OVERLAP]
    return kept


def similarity(points: np.ndarray, target: np.ndarray = ARCFACE) -> np.ndarray:
    """Umeyama's least squares: rotation, one scale and a shift, as 2 × 3."""
    mean, aim = points.mean(0), target.mean(0)
    centred, aimed = points - mean, target - aim
    left, singular, right = np.linalg.svd(aimed.T @ centred / len(points))
    signs = np.array([1.0, np.sign(np.linalg.det(left @ right))])
    rotation = left @ np.diag(signs) @ right
    scale = (singular * signs).sum() / centred.var(0).sum()
    return np.concatenate([scale * rotation, (aim - scale * rotation @ mean)[:, None]], axis=1)


def crop(photo: np.ndarray, points: np.ndarray) -> np.ndarray:
    return cv2.warpAffine(photo, similarity(points.astype(np.float64)), (112, 112), borderValue=0)


def embedder_input(face: np.ndarray) -> torch.Tensor:
    return torch.from_numpy((face.astype(np.float32) - 127.5) / 127.5).permute(2, 0, 1)[None]


def draw_key_points(width: int, height: int, points: np.ndarray) -> np.ndarray:
    picture = np.zeros((height, width, 3), np.uint8)
    for first, second in LINKS:
        (ax, ay), (bx, by) = points[first], points[second]
        outline = cv2.ellipse2Poly(
            (int((ax + bx) / 2), int((ay + by) / 2)),
            (int(math.hypot(ax - bx, ay - by) / 2), 4),
            int(math.degrees(math.atan2(ay - by, ax - bx))),
            0,
            360,
            1,
        )
        cv2.fillConvexPoly(picture, outline, COLOURS[first])
    picture = (picture * 0.6).astype(np.uint8)
    for (x, y), colour in zip(points, COLOURS, strict=True):
        cv2.circle(picture, (int(x), int(y)), 10, colour, -1)
    return picture


DRAWN = {
    "upright": (192, 160, [[70, 60], [122, 62], [96, 90], [76, 118], [116, 120]]),
    "tilted": (160, 192, [[44.5, 80.2], [88.9, 52.7], [76.3, 92.6], [74.1, 128.8], [112.4, 104.5]]),
    "long": (512, 96, [[20.25, 12.75], [480.5, 20], [250.75, 60.5], [60.25, 88.5], [440.5, 80.25]]),
    "cut": (128, 128, [[-4.0, 20.0], [60.5, 3.2], [30.1, 44.9], [10.0, 90.0], [70.0, 84.0]]),
}


@torch.no_grad()
def add_faces(golden: Golden, detector: torch.nn.Module, embedder: torch.nn.Module) -> torch.Tensor:
    """Answers the embedding of the largest face."""
    small = synthetic_photo()
    golden.add("face.photo_quarter", small)
    photo = enlarged(small)
    outputs = [out.numpy() for out in detector(detector_input(photo))]
    boxes, scores, points = decode(outputs)
    if not 2 <= len(boxes) <= 100:
        raise ValueError(f"{len(boxes)} faces were found, a few are wanted")
    golden.add("face.boxes", boxes)
    golden.add("face.scores", scores)
    golden.add("face.points", points)
    largest = int((boxes[:, 2:] - boxes[:, :2]).prod(axis=1).argmax())
    golden.add("face.largest", np.array([largest], np.int64))
    face = crop(photo, points[largest])
    golden.add("face.crop", face)
    embedding = embedder(embedder_input(face))
    golden.add("face.embedding", embedding)
    for name, (width, height, spots) in DRAWN.items():
        golden.add(f"key_points.{name}.points", np.array(spots, np.float32))
        golden.add(f"key_points.{name}.picture", draw_key_points(width, height, np.array(spots)))
    return embedding
