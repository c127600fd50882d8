"""Text encoders with the outputs that the pipelines use, and nothing else."""

import torch


class ClipHidden(torch.nn.Module):
    """The last layer but one of a CLIP text model."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids):
        return self.model(input_ids, output_hidden_states=True).hidden_states[-2].to(torch.float32)


class ClipHiddenAndPooled(ClipHidden):
    """The same, and the projection of the end token."""

    def forward(self, input_ids):
        out = self.model(input_ids, output_hidden_states=True)
        return out.hidden_states[-2].to(torch.float32), out.text_embeds.to(torch.float32)


class ClipPooled(ClipHidden):
    """The end token alone, without a projection."""

    def forward(self, input_ids):
        return self.model(input_ids).pooler_output.to(torch.float32)


class T5Hidden(ClipHidden):
    def forward(self, input_ids):
        return self.model(input_ids)[0].to(torch.float32)


class QwenLayers(torch.nn.Module):
    """Hidden states after chosen layers, side by side."""

    def __init__(self, model: torch.nn.Module, layers: tuple[int, ...]) -> None:
        super().__init__()
        self.model = model
        self.layers = layers

    def forward(self, input_ids, attention_mask):
        hidden = self.model.model(
            input_ids, attention_mask=_causal(attention_mask), output_hidden_states=True, use_cache=False
        ).hidden_states
        return torch.cat([hidden[layer] for layer in self.layers], dim=-1).to(torch.float32)


def _causal(attention_mask: torch.Tensor) -> torch.Tensor:
    """[B, L] to [B, 1, L, L]: each token sees itself and those before it that are not padding."""
    length = attention_mask.shape[1]
    before = torch.ones(length, length, dtype=torch.bool).tril()
    return before[None, None] & attention_mask[:, None, None, :].bool()
