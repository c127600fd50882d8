"""Writes the product's own check of nudity as a pack that judges what other packs draw."""

import hashlib
import json
from pathlib import Path

import numpy as np
import onnxruntime
from safetensors.numpy import save_file

from .licences import NSFWJS, confirm

MODEL = "nudity.onnx"
SIDE = 224
RUN = 64 << 20
BAR = 0.7
"""349 harmless photos and portraits reach 0.66. The upload check, which refuses people's own photos, has 0.9."""

DESCRIPTION = {
    "id": "nudity-check",
    "version": "1.0.0",
    "name": "Check of nudity",
    "pipeline": "image-classifier",
    "task": "safety",
}
CLASSIFIER = {
    "size": {"width": SIDE, "height": SIDE},
    "mean": [0, 0, 0],
    "std": [1, 1, 1],
    "labels": ["drawing", "hentai", "neutral", "porn", "sexy"],
    "activation": "none",
    "refuse": {"hentai": BAR, "porn": BAR},
}


def write_classifier_pack(source: Path, root: Path, description: dict, accepted: bool) -> None:
    """`source` is the folder of models that `npm run build` makes in the worker."""
    graph = (source / MODEL).read_bytes()
    session = onnxruntime.InferenceSession(graph, providers=["CPUExecutionProvider"])
    components = confirm([NSFWJS], accepted)
    files = {name: root / f"self-test/{name}.safetensors" for name in ("inputs", "outputs")}
    files["graph"] = root / "cpu/classifier.onnx"
    for path in files.values():
        path.parent.mkdir(parents=True, exist_ok=True)
    files["graph"].write_bytes(graph)
    image = np.random.default_rng(0).random((1, 3, SIDE, SIDE), np.float32)
    save_file({"classifier.image": image}, files["inputs"])
    save_file({"classifier.scores": session.run(["scores"], {"image": image})[0]}, files["outputs"])
    for path in files.values():
        path.chmod(0o644)
    names = {name: path.relative_to(root).as_posix() for name, path in files.items()}
    weights = sum(path.stat().st_size for path in files.values())
    listed = [
        {
            "path": names[name],
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for name, path in files.items()
    ]
    manifest = {
        "schema": 1,
        **description,
        "components": components,
        "variants": {"cpu": {"dtype": "fp32", "files": listed, "graphs": {"classifier": names["graph"]}}},
        "vram": {"weights": weights, "peak": weights + RUN},
        "selfTest": {"inputs": names["inputs"], "outputs": names["outputs"], "tolerance": 1e-3},
        "classifier": CLASSIFIER,
    }
    (root / "pack.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
