"""The folder of a pack while it is written: which files each variant has, and `pack.json` at the end."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from safetensors.numpy import save_file
from tokenizers import Tokenizer

from likeness_packs.graphs.check_graph import GraphCheck
from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.graphs.write_graph import sha256

SELF_TEST = {"inputs": "self-test/inputs.safetensors", "outputs": "self-test/outputs.safetensors"}


@dataclass
class PackFolder:
    root: Path
    graphs: dict[str, dict[str, str]] = field(default_factory=dict)
    dtypes: dict[str, str] = field(default_factory=dict)
    tokenizers: dict[str, str] = field(default_factory=dict)
    test_inputs: dict[str, np.ndarray] = field(default_factory=dict)
    test_outputs: dict[str, np.ndarray] = field(default_factory=dict)

    def graph_path(self, variant: str, dtype: str, graph: str) -> Path:
        self.dtypes[variant] = dtype
        self.graphs.setdefault(variant, {})[graph] = f"{variant}/{graph}.onnx"
        return self.root / variant / f"{graph}.onnx"

    def add_tokenizer(self, graph: str, tokenizer: Tokenizer, padding: str) -> None:
        self.tokenizers[graph] = f"tokenizers/{graph}"
        folder = self.root / self.tokenizers[graph]
        folder.mkdir(parents=True, exist_ok=True)
        tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
        config = json.dumps({"pad_token": padding})
        (folder / "tokenizer_config.json").write_text(config + "\n", "utf-8")

    def add_self_test(self, spec: GraphSpec, check: GraphCheck) -> None:
        for name, value in spec.inputs.items():
            self.test_inputs[f"{spec.name}.{name}"] = value.numpy()
        for name, value in check.outputs.items():
            self.test_outputs[f"{spec.name}.{name}"] = np.ascontiguousarray(value)

    def write_self_test(self) -> None:
        (self.root / "self-test").mkdir(parents=True, exist_ok=True)
        save_file(self.test_inputs, self.root / SELF_TEST["inputs"])
        save_file(self.test_outputs, self.root / SELF_TEST["outputs"])
        # safetensors writes through a temporary file, which only its owner may read.
        for path in SELF_TEST.values():
            (self.root / path).chmod(0o644)

    def _files(self, variant: str) -> list[dict]:
        shared = [*SELF_TEST.values()]
        for folder in self.tokenizers.values():
            shared += [f"{folder}/{path.name}" for path in (self.root / folder).iterdir()]
        own = [f"{variant}/{path.name}" for path in (self.root / variant).iterdir()]
        return [
            {"path": path, "bytes": (self.root / path).stat().st_size, "sha256": sha256(self.root / path)}
            for path in sorted({*own, *shared})
        ]

    def _variant(self, name: str, graphs: dict[str, str], run: int) -> dict:
        files = self._files(name)
        weights = sum(file["bytes"] for file in files)
        return {
            "dtype": self.dtypes[name],
            "files": files,
            "graphs": graphs,
            "vram": {"weights": weights, "peak": weights + run},
        }

    def write_manifest(self, description: dict, tolerance: float) -> dict:
        """`description` holds what the files can't say: names, licences, scheduler, defaults."""
        run = description["vram"]["run"]
        variants = {
            name: self._variant(name, graphs, run) for name, graphs in self.graphs.items()
        }
        largest = max((variant["vram"] for variant in variants.values()), key=lambda vram: vram["peak"])
        manifest = {
            "schema": 1,
            **description,
            "variants": variants,
            "tokenizers": self.tokenizers,
            "vram": largest,
            "selfTest": {**SELF_TEST, "tolerance": tolerance},
        }
        text = json.dumps(manifest, indent=2, ensure_ascii=False)
        (self.root / "pack.json").write_text(text + "\n", "utf-8")
        return manifest
