"""Mistakes that the goldens have to show: each moves a latent or a picture by more than its bar.

Run by hand: python -m unittest discover tests
"""

import unittest

import torch
from diffusers import ControlNetModel

from likeness_packs.graphs.check_graph import relative_error
from likeness_packs.pipelines.examples import grid_ids
from likeness_packs.pipelines.instantid_specs import step_spec
from likeness_packs.pipelines.klein_specs import step_spec as klein_step_spec
from likeness_packs.tiny.instantid_models import tiny_instantid
from likeness_packs.tiny.klein_models import TOKENS, tiny_klein

BAR = 1e-3


class TextToControlNet(torch.nn.Module):
    """The mistake: the ControlNet reads the prompt, and not the face."""

    def __init__(self, controlnet: ControlNetModel, text: torch.Tensor) -> None:
        super().__init__()
        self.controlnet = controlnet
        self.text = text

    def forward(self, sample, timestep, encoder_hidden_states, **others):
        return self.controlnet(sample, timestep, encoder_hidden_states=self.text, **others)


@torch.no_grad()
def error(found: torch.Tensor, expected: torch.Tensor) -> float:
    return relative_error(found.numpy(), expected.numpy())


class Mutations(unittest.TestCase):
    def setUp(self) -> None:
        torch.set_num_threads(2)

    def _shows(self, found: torch.Tensor, expected: torch.Tensor) -> None:
        moved = error(found, expected)
        print(f"{self.id().rsplit('.', 1)[1]}: {moved:.1e}", flush=True)
        self.assertGreater(moved, BAR)

    @torch.no_grad()
    def test_text_to_the_controlnet(self) -> None:
        models = tiny_instantid()
        inputs = step_spec(models.step).inputs
        expected = models.step(*inputs.values())
        models.step.controlnet = TextToControlNet(models.step.controlnet, inputs["text"])
        self._shows(models.step(*inputs.values()), expected)

    @torch.no_grad()
    def test_a_normalised_embedding(self) -> None:
        models = tiny_instantid()
        embedding = models.face_embedder(torch.linspace(-1, 1, 3 * 112 * 112).reshape(1, 3, 112, 112))
        expected = models.image_proj(embedding)
        self._shows(models.image_proj(embedding / embedding.norm()), expected)

    @torch.no_grad()
    def test_the_last_hidden_layer(self) -> None:
        models = tiny_instantid()
        encoder = models.text_encoder
        ids = torch.arange(77)[None]
        last = encoder.model(ids, output_hidden_states=True).hidden_states[-1]
        self._shows(last, encoder(ids))

    @torch.no_grad()
    def test_references_at_the_time_of_the_picture(self) -> None:
        step = tiny_klein().step
        inputs = klein_step_spec(step, TOKENS).inputs
        expected = step(*inputs.values())
        here = torch.cat([grid_ids(4, 4, 4, 0), grid_ids(4, 4, 4, 0)])[None].repeat(2, 1, 1)
        self._shows(step(*{**inputs, "img_ids": here}.values()), expected)


if __name__ == "__main__":
    unittest.main()
