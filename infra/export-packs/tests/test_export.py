"""Exports a checkpoint in the published layout, tiny and of random weights, and looks at the pack.

Run by hand: python -m unittest discover tests
"""

import hashlib
import json
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from diffusers import EulerDiscreteScheduler, FluxKontextPipeline
from diffusers.models.attention_processor import AttnProcessor2_0
from safetensors.numpy import load_file, save_file

from likeness_packs.checkpoints.derived import Derived
from likeness_packs.checkpoints.instantid import DETECTOR, EMBEDDER, open_instantid
from likeness_packs.checkpoints.klein import open_klein
from likeness_packs.checkpoints.kontext import open_kontext
from likeness_packs.checkpoints.lora import Lora, Loras
from likeness_packs.checkpoints.source import CheckpointError
from likeness_packs.goldens.schedulers import flow_scheduler
from likeness_packs.graphs.export_graph import export_graph
from likeness_packs.graphs.write_graph import write_graph
from likeness_packs.packs.checkpoint_pack import write_checkpoint_pack
from likeness_packs.packs.licences import KONTEXT, LicenceDeclinedError, confirm
from likeness_packs.packs.library import TwinError, refuse_twins
from likeness_packs.packs.starter_styles import starter_styles
from likeness_packs.pipelines.instantid_specs import face_specs
from likeness_packs.tiny import tokenizers
from likeness_packs.tiny.instantid import tiny_instantid
from likeness_packs.tiny.klein import TOKENS, tiny_klein
from likeness_packs.tiny.kontext import tiny_kontext

HALF_COSINE = 0.999


def of_graph(tensors: dict[str, np.ndarray], graph: str) -> dict[str, np.ndarray]:
    prefix = f"{graph}."
    return {name.removeprefix(prefix): value for name, value in tensors.items() if name.startswith(prefix)}


def save_pipeline(folder: Path, scheduler, **index) -> None:
    scheduler.save_pretrained(folder / "scheduler")
    (folder / "model_index.json").write_text(json.dumps(index), "utf-8")


def sdxl_scheduler(**changes) -> EulerDiscreteScheduler:
    published = {
        "beta_start": 0.00085,
        "beta_end": 0.012,
        "beta_schedule": "scaled_linear",
        "timestep_spacing": "leading",
        "steps_offset": 1,
    }
    return EulerDiscreteScheduler(**{**published, **changes})


def save_klein(folder: Path) -> None:
    models = tiny_klein()
    models.step.transformer.save_pretrained(folder / "transformer")
    models.text_encoder.model.save_pretrained(folder / "text_encoder")
    models.vae.save_pretrained(folder / "vae")
    save_pipeline(folder, flow_scheduler(), is_distilled=True)
    tokenizers.for_pipelines(tokenizers.learnt("qwen"), "qwen").save_pretrained(folder / "tokenizer")


def save_kontext(folder: Path) -> None:
    models = tiny_kontext()
    models.step.transformer.save_pretrained(folder / "transformer")
    models.text_encoder.model.save_pretrained(folder / "text_encoder")
    models.text_encoder_2.model.save_pretrained(folder / "text_encoder_2")
    models.vae.save_pretrained(folder / "vae")
    clip, t5 = tokenizers.learnt("clip"), tokenizers.learnt("t5")
    tokenizers.for_pipelines(clip, "clip").save_pretrained(folder / "tokenizer")
    tokenizers.for_pipelines(t5, "t5").save_pretrained(folder / "tokenizer_2")
    save_pipeline(folder, flow_scheduler())


def save_instantid(folder: Path) -> None:
    models = tiny_instantid()
    base = folder / "base"
    models.step.controlnet.save_pretrained(folder / "controlnet")
    adapter = {
        "image_proj": models.image_proj.state_dict(),
        "ip_adapter": models.step.adapter[0].state_dict(),
    }
    torch.save(adapter, folder / "ip-adapter.bin")
    # Its own processors are of the exported step alone; a checkpoint holds none.
    models.step.unet.set_attn_processor(AttnProcessor2_0())
    models.step.unet.save_pretrained(base / "unet")
    models.vae.save_pretrained(base / "vae")
    models.text_encoder.model.save_pretrained(base / "text_encoder")
    models.text_encoder_2.model.save_pretrained(base / "text_encoder_2")
    clip = tokenizers.learnt("clip")
    tokenizers.for_pipelines(clip, "clip").save_pretrained(base / "tokenizer")
    tokenizers.for_pipelines(clip, "clip-2").save_pretrained(base / "tokenizer_2")
    save_pipeline(base, sdxl_scheduler())
    for spec, name in zip(
        face_specs(models.face_detector, models.face_embedder), (DETECTOR, EMBEDDER), strict=True
    ):
        write_graph(export_graph(spec), folder / "faces" / name)


class Export(unittest.TestCase):
    def setUp(self) -> None:
        torch.set_num_threads(2)
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.folder = Path(kept.name)

    def _look_at(self, pack: Path, variants: list[str]) -> None:
        manifest = json.loads((pack / "pack.json").read_text("utf-8"))
        self.assertEqual(sorted(manifest["variants"]), variants)
        self.assertEqual(manifest["styles"], starter_styles(manifest["pipeline"]))
        for variant in manifest["variants"].values():
            for file in variant["files"]:
                found = hashlib.sha256((pack / file["path"]).read_bytes()).hexdigest()
                self.assertEqual(found, file["sha256"], file["path"])
        step = onnx.load(pack / manifest["variants"]["cpu"]["graphs"]["step"])
        self.assertIn("Attention", {node.op_type for node in step.graph.node})
        self.assertEqual({each.domain: each.version for each in step.opset_import}[""], 23)
        self._same_outputs(pack, manifest)

        for name in manifest["variants"].get("cuda", {"graphs": {}})["graphs"]:
            self._sixteen_bits(pack, manifest, name)

    def _sixteen_bits(self, pack: Path, manifest: dict, graph: str) -> None:
        """The CPU has kernels for all operators of the 16-bit variant, so that it can be held to its bar here."""
        feeds = of_graph(load_file(pack / manifest["selfTest"]["inputs"]), graph)
        expected = of_graph(load_file(pack / manifest["selfTest"]["outputs"]), graph)
        if not expected:
            return
        session = onnxruntime.InferenceSession(
            pack / manifest["variants"]["cuda"]["graphs"][graph], providers=["CPUExecutionProvider"]
        )
        for name, found in zip(expected, session.run(list(expected), feeds), strict=True):
            one, other = found.ravel().astype(np.float64), expected[name].ravel().astype(np.float64)
            cosine = one @ other / (np.linalg.norm(one) * np.linalg.norm(other))
            print(f"{graph}.{name} in 16 bits: cosine {cosine:.6f}", flush=True)
            self.assertGreaterEqual(cosine, HALF_COSINE)

    def _same_outputs(self, pack: Path, manifest: dict) -> None:
        inputs = load_file(pack / manifest["selfTest"]["inputs"])
        expected = load_file(pack / manifest["selfTest"]["outputs"])
        session = onnxruntime.InferenceSession(
            pack / manifest["variants"]["cpu"]["graphs"]["step"], providers=["CPUExecutionProvider"]
        )
        feeds = {value.name: inputs[f"step.{value.name}"] for value in session.get_inputs()}
        name = session.get_outputs()[0].name
        found = session.run([name], feeds)[0]
        self.assertLess(np.abs(found - expected[f"step.{name}"]).max(), 1e-4)

    def test_klein(self) -> None:
        save_klein(self.folder / "from")
        checkpoint = open_klein(self.folder / "from", TOKENS)
        self.assertFalse(checkpoint.components[0].commercial, "it has not the measures of the 4B model")
        write_checkpoint_pack(checkpoint, self.folder / "pack", ["cpu", "cuda"], True)
        self._look_at(self.folder / "pack", ["cpu", "cuda"])

    def test_kontext(self) -> None:
        save_kontext(self.folder / "from")
        checkpoint = open_kontext(self.folder / "from", TOKENS)
        write_checkpoint_pack(checkpoint, self.folder / "pack", ["cpu", "cuda"], True)
        self._look_at(self.folder / "pack", ["cpu", "cuda"])

    def test_instantid(self) -> None:
        save_instantid(self.folder / "from")
        checkpoint = open_instantid(self.folder / "from", head_width=8)
        write_checkpoint_pack(checkpoint, self.folder / "pack", ["cpu", "cuda"], True)
        self._look_at(self.folder / "pack", ["cpu", "cuda"])

    def test_reads_the_configuration(self) -> None:
        save_klein(self.folder / "klein")
        save_pipeline(self.folder / "klein", flow_scheduler(), is_distilled=False)
        with self.assertRaisesRegex(CheckpointError, "klein base, which needs guidance"):
            open_klein(self.folder / "klein", TOKENS)
        save_kontext(self.folder / "kontext")
        flow_scheduler(base_shift=0.6).save_pretrained(self.folder / "kontext" / "scheduler")
        with self.assertRaisesRegex(CheckpointError, "base_shift 0.6, and workers draw with 0.5 alone"):
            open_kontext(self.folder / "kontext", TOKENS)

        save_instantid(self.folder / "sdxl")
        base = self.folder / "sdxl" / "base"
        sdxl_scheduler(timestep_spacing="trailing").save_pretrained(base / "scheduler")
        found = open_instantid(self.folder / "sdxl", head_width=8)
        self.assertEqual(found.description["scheduler"]["name"], "euler-trailing")
        self.assertEqual(found.components[0].name, "SDXL base 1.0")
        sdxl_scheduler(use_karras_sigmas=True).save_pretrained(base / "scheduler")
        with self.assertRaisesRegex(CheckpointError, "use_karras_sigmas True"):
            open_instantid(self.folder / "sdxl", head_width=8)

    def test_a_model_made_from_sdxl_keeps_its_name_and_licence(self) -> None:
        save_instantid(self.folder)
        save_pipeline(self.folder / "base", sdxl_scheduler(), _name_or_path="someone/Paint-XL")
        with self.assertRaisesRegex(CheckpointError, "someone/Paint-XL, not SDXL base"):
            open_instantid(self.folder, head_width=8)
        derived = Derived("Paint XL", "Paint licence", "https://example.org/licence")
        found = open_instantid(self.folder, head_width=8, derived=derived)
        self.assertEqual(found.description["id"], "paint-xl-instantid")
        self.assertEqual(found.description["name"], "Paint XL with InstantID")
        first = found.components[0]
        self.assertEqual((first.name, first.licence, first.commercial), ("Paint XL", "Paint licence", False))

    def test_merges_a_lora(self) -> None:
        transformer = tiny_kontext().step.transformer
        name = "transformer_blocks.0.attn.to_q"
        plain = transformer.get_submodule(name).weight.detach().clone()
        down, up = np.ones((2, plain.shape[1]), np.float32), np.full((plain.shape[0], 2), 0.5, np.float32)
        path = self.folder / "lines.safetensors"
        save_file({f"transformer.{name}.lora_A.weight": down, f"transformer.{name}.lora_B.weight": up}, path)
        loras = Loras([Lora(path, 0.8)], ("LoRA licence", "https://example.org/lora"))
        loras.merge(transformer, FluxKontextPipeline, "transformer")
        merged = transformer.get_submodule(name).weight
        self.assertLess((merged - plain - 0.8).abs().max(), 1e-6)
        self.assertFalse(loras.components()[0].commercial)
        with self.assertRaisesRegex(CheckpointError, "changes transformer, not unet alone"):
            loras.merge(transformer, FluxKontextPipeline, "unet")
        with self.assertRaisesRegex(CheckpointError, "needs --lora-licence"):
            Loras(loras.files).components()

    def test_says_what_is_missing(self) -> None:
        with self.assertRaisesRegex(CheckpointError, "has no transformer, text_encoder, vae, tokenizer"):
            open_klein(self.folder)

    def test_refuses_a_version_that_is_beside_it(self) -> None:
        for folder, version in (("one", "1.0.0"), (".copying", "1.1.0")):
            (self.folder / folder).mkdir()
            (self.folder / folder / "pack.json").write_text(
                json.dumps({"id": "flux-kontext", "version": version}), "utf-8"
            )
        (self.folder / "broken").mkdir()
        (self.folder / "broken" / "pack.json").write_text("[", "utf-8")
        with self.assertRaisesRegex(TwinError, "one holds flux-kontext 1.0.0 already"):
            refuse_twins(self.folder, {"id": "flux-kontext", "version": "1.0.0"})
        refuse_twins(self.folder, {"id": "flux-kontext", "version": "1.1.0"})
        refuse_twins(self.folder, {"id": "flux2-klein", "version": "1.0.0"})

    def test_writes_nothing_before_the_licences_are_accepted(self) -> None:
        with unittest.mock.patch("builtins.input", return_value="no"):
            self.assertRaises(LicenceDeclinedError, confirm, KONTEXT, False)


if __name__ == "__main__":
    unittest.main()
