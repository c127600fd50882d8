"""Example tensors from names, and coordinates of a grid of tokens."""

import torch
from torch.export import Dim

from likeness_packs.seeded.fill import SeededTensor, fill

ANY = Dim.AUTO
BATCH = {0: ANY}
GRID = {0: ANY, 2: ANY, 3: ANY}
ROWS = {0: ANY, 1: ANY}


def example(name: str, *shape: int, scale: float = 1.5) -> torch.Tensor:
    return torch.from_numpy(fill(SeededTensor(f"example.{name}", shape, scale)))


def example_ids(batch: int, length: int, vocabulary: int) -> torch.Tensor:
    middle = vocabulary / 2
    return (example("ids", batch, length, scale=middle * 0.98) + middle).long()


def clip_ids(config, batch: int = 2) -> torch.Tensor:
    """Half of them words, then the end token, as prompts are padded."""
    length = config.max_position_embeddings
    ids = example_ids(batch, length, config.vocab_size)
    ids[:, 0] = config.bos_token_id
    ids[:, length // 2 :] = config.eos_token_id
    return ids


def grid_ids(rows: int, columns: int, axes: int, first: int) -> torch.Tensor:
    """[rows × columns, axes]: `first`, row, column, and zero where there is a fourth axis."""
    ids = torch.zeros(rows, columns, axes)
    ids[..., 0] = first
    ids[..., 1] = torch.arange(rows)[:, None]
    ids[..., 2] = torch.arange(columns)[None, :]
    return ids.reshape(rows * columns, axes)
