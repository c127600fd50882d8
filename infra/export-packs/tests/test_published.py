"""Checkpoints with the published numbers of layers, saved by diffusers, and followed by the worker.

Narrow and of random weights; give it two idle cores. Needs the worker's build
(`npx turbo run build --filter=@likeness/worker`). Run by hand: python -m unittest discover tests
"""

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

import numpy as np
import onnxruntime
import published_instantid
import published_kontext
import torch
from published_faces import DETECTOR_OUTPUTS as PUBLISHED_OUTPUTS
from published_faces import save_detector

from likeness_packs.checkpoints.instantid import open_instantid
from likeness_packs.checkpoints.kontext import open_kontext
from likeness_packs.checkpoints.source import Checkpoint, OnnxModel
from likeness_packs.packs.checkpoint_pack import write_checkpoint_pack
from likeness_packs.packs.onnx_model import take_onnx
from likeness_packs.pipelines.instantid_specs import DETECTOR_OUTPUTS

REPOSITORY = Path(__file__).parents[3]
FOLLOW = REPOSITORY / "services/worker/dist/engines/diffusion/testing/follow-golden.js"
NODE = REPOSITORY / "node_modules/.bin/node"
LATENT_BAR, IMAGE_SHARE = 1e-3, 0.999


class Published(unittest.TestCase):
    def setUp(self) -> None:
        torch.set_num_threads(2)
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.folder = Path(kept.name)

    def _follows(self, checkpoint: Checkpoint) -> None:
        write_checkpoint_pack(checkpoint, self.folder / "pack", ["cpu"], True)
        command = [NODE, FOLLOW, self.folder / "pack", self.folder / "golden.safetensors"]
        answer = subprocess.run(command, check=True, capture_output=True, text=True)
        for run in map(json.loads, answer.stdout.splitlines()):
            print(run, flush=True)
            self.assertLessEqual(run["latent"], LATENT_BAR)
            self.assertGreaterEqual(run["image"], IMAGE_SHARE)

    def test_kontext(self) -> None:
        published_kontext.save_kontext(self.folder / "from")
        published_kontext.write_golden(self.folder / "from", self.folder / "golden.safetensors")
        self._follows(open_kontext(self.folder / "from"))

    def test_instantid(self) -> None:
        published_instantid.save_instantid(self.folder / "from")
        published_instantid.write_golden(self.folder / "from", self.folder / "golden.safetensors")
        self._follows(open_instantid(self.folder / "from"))

    def test_a_detector_of_one_picture_or_of_several(self) -> None:
        photo = np.random.default_rng(0).normal(size=(1, 3, 640, 640)).astype(np.float32)
        for is_batched in (False, True):
            published, taken = self.folder / f"{is_batched}.onnx", self.folder / f"taken-{is_batched}.onnx"
            save_detector(published, is_batched)
            wanted = onnxruntime.InferenceSession(published).run(PUBLISHED_OUTPUTS, {"input.1": photo})
            take_onnx(OnnxModel("face_detector", published, "image", DETECTOR_OUTPUTS), taken)
            found = onnxruntime.InferenceSession(taken).run(DETECTOR_OUTPUTS, {"image": photo})
            for rows, expected in zip(found, wanted, strict=True):
                self.assertEqual(rows.ndim, 2)
                self.assertTrue(np.array_equal(rows.ravel(), expected.ravel()))


if __name__ == "__main__":
    unittest.main()
