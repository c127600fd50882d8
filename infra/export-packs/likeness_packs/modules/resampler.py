"""From a face embedding to 16 tokens that attention can read."""

import torch
from torch.nn.functional import scaled_dot_product_attention


class PerceiverAttention(torch.nn.Module):
    def __init__(self, width: int, head_width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        inner = head_width * heads
        self.norm1 = torch.nn.LayerNorm(width)
        self.norm2 = torch.nn.LayerNorm(width)
        self.to_q = torch.nn.Linear(width, inner, bias=False)
        self.to_kv = torch.nn.Linear(width, inner * 2, bias=False)
        self.to_out = torch.nn.Linear(inner, width, bias=False)

    def forward(self, seen: torch.Tensor, queries: torch.Tensor) -> torch.Tensor:
        seen, queries = self.norm1(seen), self.norm2(queries)
        key, value = self.to_kv(torch.cat([seen, queries], dim=1)).chunk(2, dim=-1)
        query, key, value = (
            part.unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for part in (self.to_q(queries), key, value)
        )
        out = scaled_dot_product_attention(query, key, value)
        return self.to_out(out.transpose(1, 2).flatten(2))


def _feed_forward(width: int, factor: int) -> torch.nn.Sequential:
    return torch.nn.Sequential(
        torch.nn.LayerNorm(width),
        torch.nn.Linear(width, width * factor, bias=False),
        torch.nn.GELU(),
        torch.nn.Linear(width * factor, width, bias=False),
    )


class Resampler(torch.nn.Module):
    """Parameter names are those of the published `image_proj` weights."""

    def __init__(
        self,
        width: int = 1280,
        depth: int = 4,
        head_width: int = 64,
        heads: int = 20,
        queries: int = 16,
        embedding: int = 512,
        out: int = 2048,
        feed_forward: int = 4,
    ) -> None:
        super().__init__()
        self.latents = torch.nn.Parameter(torch.zeros(1, queries, width))
        self.proj_in = torch.nn.Linear(embedding, width)
        self.proj_out = torch.nn.Linear(width, out)
        self.norm_out = torch.nn.LayerNorm(out)
        self.layers = torch.nn.ModuleList(
            torch.nn.ModuleList(
                [PerceiverAttention(width, head_width, heads), _feed_forward(width, feed_forward)]
            )
            for _ in range(depth)
        )

    def forward(self, embedding: torch.Tensor) -> torch.Tensor:
        seen = self.proj_in(embedding.to(self.latents.dtype).unsqueeze(1))
        queries = self.latents.expand(embedding.shape[0], -1, -1)
        for attention, feed_forward in self.layers:
            queries = attention(seen, queries) + queries
            queries = feed_forward(queries) + queries
        return self.norm_out(self.proj_out(queries)).to(torch.float32)
