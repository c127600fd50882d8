"""Attention of the SDXL UNet that looks at the text and, apart from it, at the face."""

import torch
from diffusers import UNet2DConditionModel
from torch.nn.functional import scaled_dot_product_attention

FACE_TOKENS = 16


def _heads(values: torch.Tensor, heads: int) -> torch.Tensor:
    return values.unflatten(-1, (heads, -1)).transpose(1, 2)


def _attend(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, heads: int) -> torch.Tensor:
    out = scaled_dot_product_attention(query, _heads(key, heads), _heads(value, heads))
    return out.transpose(1, 2).flatten(2)


class FaceAttention(torch.nn.Module):
    """Processor of a cross-attention: out = attention(text) + scale × attention(face)."""

    def __init__(self, hidden: int, context: int) -> None:
        super().__init__()
        self.to_k_ip = torch.nn.Linear(context, hidden, bias=False)
        self.to_v_ip = torch.nn.Linear(context, hidden, bias=False)

    def __call__(self, attn, hidden_states, encoder_hidden_states, face, face_scale, **_):
        query = _heads(attn.to_q(hidden_states), attn.heads)
        key, value = attn.to_k(encoder_hidden_states), attn.to_v(encoder_hidden_states)
        text = _attend(query, key, value, attn.heads)
        likeness = _attend(query, self.to_k_ip(face), self.to_v_ip(face), attn.heads)
        out = attn.to_out[0](text + face_scale * likeness)
        return out / attn.rescale_output_factor


class PlainAttention(torch.nn.Module):
    """Processor of a self-attention; takes the face's arguments and leaves them alone."""

    def __call__(self, attn, hidden_states, encoder_hidden_states=None, face=None, face_scale=None, **_):
        query = _heads(attn.to_q(hidden_states), attn.heads)
        key, value = attn.to_k(hidden_states), attn.to_v(hidden_states)
        return attn.to_out[0](_attend(query, key, value, attn.heads)) / attn.rescale_output_factor


def add_face_attention(unet: UNet2DConditionModel) -> torch.nn.ModuleList:
    """Gives the UNet these processors; answers them in the order that published adapters number."""
    processors: dict[str, torch.nn.Module] = {}
    for name in unet.attn_processors:
        attention = unet.get_submodule(name.removesuffix(".processor"))
        if name.endswith("attn1.processor"):
            processors[name] = PlainAttention()
        else:
            processors[name] = FaceAttention(attention.inner_dim, attention.cross_attention_dim)
    ordered = torch.nn.ModuleList(processors.values())
    unet.set_attn_processor(dict(processors))
    return ordered
