"""Writes a pack from a published checkpoint."""

import gc
from pathlib import Path

import torch
from transformers import AutoTokenizer

from likeness_packs.checkpoints.source import Checkpoint
from likeness_packs.graphs.check_graph import GraphCheck, as_tuple, check_graph
from likeness_packs.graphs.export_graph import GraphSpec, export_graph
from likeness_packs.graphs.write_graph import write_graph

from .licences import confirm
from .onnx_model import take_onnx
from .pack_folder import PackFolder

DTYPES = {"cpu": "fp32", "cuda": "fp16"}
TOLERANCE = 0.05
"""Of the self-test: variants of 16 bits are held to outputs of 32."""


def halve(spec: GraphSpec) -> None:
    """Weights to 16 bits, but for what the spec keeps in 32; constants such as frequencies stay."""
    for name, weight in spec.module.named_parameters():
        if not any(part in name for part in spec.exact):
            weight.data = weight.data.half()


@torch.no_grad()
def _expected(spec: GraphSpec) -> GraphCheck:
    outputs = [out.numpy() for out in as_tuple(spec.module.eval()(*spec.inputs.values()))]
    return GraphCheck(dict(zip(spec.outputs, outputs, strict=True)), 0.0)


def _add_graph(folder: PackFolder, spec: GraphSpec, variants: list[str]) -> None:
    check = _expected(spec)
    folder.add_self_test(spec, check)
    for variant in sorted(variants):
        if variant == "cuda":
            halve(spec)
        path = folder.graph_path(variant, DTYPES[variant], spec.name)
        write_graph(export_graph(spec), path)
        if variant == "cpu":
            error = check_graph(spec, path).error
            print(f"{variant:5} {spec.name:16} error {error:.1e}", flush=True)
        else:
            print(f"{variant:5} {spec.name:16} written", flush=True)


def write_checkpoint_pack(
    checkpoint: Checkpoint, root: Path, variants: list[str], accepted: bool
) -> dict:
    components = confirm(checkpoint.components, accepted)
    folder = PackFolder(root)
    for spec in checkpoint.specs:
        _add_graph(folder, spec, variants)
        del spec
        gc.collect()
    for variant in variants:
        for model in checkpoint.onnx:
            take_onnx(model, folder.graph_path(variant, DTYPES[variant], model.name))
    for graph, source in checkpoint.tokenizers.items():
        tokenizer = AutoTokenizer.from_pretrained(source)
        tokenizer.backend_tokenizer.no_padding()
        tokenizer.backend_tokenizer.no_truncation()
        folder.add_tokenizer(graph, tokenizer.backend_tokenizer, tokenizer.pad_token)
    folder.write_self_test()
    return folder.write_manifest({**checkpoint.description, "components": components}, TOLERANCE)
