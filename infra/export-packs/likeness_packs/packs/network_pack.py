"""Writes one network as a pack: the product's own check of nudity, or MODNet for cut-outs."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime
from safetensors.numpy import save_file

from .licences import MODNET, NSFWJS, Component, confirm

RUN = 64 << 20
BAR = 0.7
"""349 harmless photos and portraits reach 0.66. The upload check, which refuses people's own photos, has 0.9."""


@dataclass(frozen=True)
class Network:
    graph: str
    output: str
    file: str
    """In the folder `--from`."""
    side: int
    component: Component
    description: dict
    settings: dict


def _seen(side: int, mean: float, std: float) -> dict:
    return {"size": {"width": side, "height": side}, "mean": [mean] * 3, "std": [std] * 3}


NETWORKS = {
    "image-classifier": Network(
        "classifier",
        "scores",
        "nudity.onnx",
        224,
        NSFWJS,
        {"id": "nudity-check", "name": "Check of nudity", "pipeline": "image-classifier", "task": "safety"},
        {
            **_seen(224, 0, 1),
            "labels": ["drawing", "hentai", "neutral", "porn", "sexy"],
            "activation": "none",
            "refuse": {"hentai": BAR, "porn": BAR},
        },
    ),
    "image-matting": Network(
        "matting",
        "alpha",
        "modnet.onnx",
        512,
        MODNET,
        {"id": "modnet", "name": "MODNet", "pipeline": "image-matting", "task": "matting"},
        _seen(512, 0.5, 0.5),
    ),
}


def write_network_pack(network: Network, source: Path, root: Path, description: dict, accepted: bool) -> None:
    """`source` is a folder: of a check, the one of models that `npm run build` makes in the worker."""
    published = source / network.file
    components = confirm([network.component], accepted)
    files = {name: root / f"self-test/{name}.safetensors" for name in ("inputs", "outputs")}
    files["graph"] = root / f"cpu/{network.graph}.onnx"
    for path in files.values():
        path.parent.mkdir(parents=True, exist_ok=True)
    _take(published, network.output, files["graph"])
    session = onnxruntime.InferenceSession(files["graph"], providers=["CPUExecutionProvider"])
    image = np.random.default_rng(0).random((1, 3, network.side, network.side), np.float32)
    save_file({f"{network.graph}.image": image}, files["inputs"])
    found = session.run([network.output], {"image": image})[0]
    save_file({f"{network.graph}.{network.output}": found}, files["outputs"])
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
        "variants": {"cpu": {"dtype": "fp32", "files": listed, "graphs": {network.graph: names["graph"]}}},
        # Estimated: 300 bytes a pixel of the input.
        "vram": {"weights": weights, "peak": weights + max(RUN, 300 * network.side**2)},
        "selfTest": {"inputs": names["inputs"], "outputs": names["outputs"], "tolerance": 1e-3},
        network.graph: network.settings,
    }
    (root / "pack.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")


def _take(published: Path, output: str, path: Path) -> None:
    """Its only input and its first output get the names that the worker uses."""
    if [value.name for value in onnxruntime.InferenceSession(published).get_inputs()] == ["image"]:
        path.write_bytes(published.read_bytes())
        return
    import onnx_ir as ir

    model = ir.load(published)
    model.graph.inputs[0].name, model.graph.outputs[0].name = "image", output
    ir.save(model, path)
