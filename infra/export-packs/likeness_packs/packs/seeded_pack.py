"""Writes a pack of seeded weights; what is committed of it are graphs, tokenizers and lists."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from tokenizers import Tokenizer

from likeness_packs.graphs.check_graph import check_graph
from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.seeded.fill_module import Overrides

from .pack_folder import PackFolder
from .seeded_graph import export_seeded
from .starter_styles import starter_styles

SELF_TEST_BYTES = 400_000
"""Graphs whose example tensors are larger have no part in the self-test."""


@dataclass(frozen=True)
class SeededTokenizer:
    tokenizer: Tokenizer
    padding: str


@dataclass(frozen=True)
class SeededPack:
    specs: list[GraphSpec]
    tokenizers: dict[str, SeededTokenizer]
    description: dict
    variant: str = "cpu"
    dtype: str = "fp32"
    overrides: dict[str, Overrides] = field(default_factory=dict)


def tiny_description(
    name: str,
    pipeline: str,
    task: str,
    component: str,
    *,
    picture: str,
    scheduler: str,
    defaults: dict,
    latent: dict,
    references: int,
    **more: dict,
) -> dict:
    """Seeded weights are our own: numbers from a hash, which nobody holds rights in."""
    part = {
        "name": f"{component}, tiny and seeded",
        "source": "infra/export-packs of this project",
        "licence": "CC0-1.0",
        "url": "https://creativecommons.org/publicdomain/zero/1.0/",
        "commercial": True,
        "restrictions": [],
    }
    return {
        "id": name,
        "version": "1.0.0",
        "name": f"Test pack: noise instead of a {picture}",
        "pipeline": pipeline,
        "task": task,
        "components": [part],
        "scheduler": {"name": scheduler},
        "defaults": defaults,
        "size": {"width": 128, "height": 128},
        "latent": latent,
        "untrained": True,
        "maxReferences": references,
        "vram": {"run": 64 << 20},
        **more,
        "styles": starter_styles(pipeline),
    }


def write_seeded_pack(pack: SeededPack, root: Path) -> dict[str, float]:
    """Answers each graph's error against its module."""
    folder = PackFolder(root)
    files: dict[str, list[dict]] = {}
    errors: dict[str, float] = {}
    for spec in pack.specs:
        path = folder.graph_path(pack.variant, pack.dtype, spec.name)
        weights = export_seeded(spec, path, pack.overrides.get(spec.name, {}))
        files[f"{pack.variant}/{spec.name}.onnx.data"] = [weight.listed() for weight in weights]
        check = check_graph(spec, path)
        errors[spec.name] = check.error
        tensors = [*(value.numpy() for value in spec.inputs.values()), *check.outputs.values()]
        if sum(tensor.nbytes for tensor in tensors) < SELF_TEST_BYTES:
            folder.add_self_test(spec, check)
        print(f"{spec.name:16} error {check.error:.1e}", flush=True)
    for graph, seeded in pack.tokenizers.items():
        folder.add_tokenizer(graph, seeded.tokenizer, seeded.padding)
    folder.write_self_test()
    folder.write_manifest(pack.description, tolerance=1e-3)
    _write_list(files, root / "seeded.json")
    return errors


def _write_list(files: dict[str, list[dict]], path: Path) -> None:
    """One tensor a line, so that a change can be read."""
    parts = [
        f"    {json.dumps(name)}: [\n"
        + ",\n".join(f"      {json.dumps(tensor)}" for tensor in tensors)
        + "\n    ]"
        for name, tensors in files.items()
    ]
    path.write_text('{\n  "files": {\n' + ",\n".join(parts) + "\n  }\n}\n", "utf-8")
