"""Token ids of every prompt, padded and cut as the pipelines do it."""

import numpy as np
from tokenizers import Tokenizer
from transformers import PreTrainedTokenizerFast

from likeness_packs.tiny.tokenizers import for_pipelines

from .golden_file import Golden
from .prompts import plain_prompts


def add_tokens(
    golden: Golden, graph: str, tokenizer: Tokenizer, kind: str, length: int | None = None
) -> PreTrainedTokenizerFast:
    """Of the prompts as `plain_prompts` has them."""
    called = for_pipelines(tokenizer, kind)
    prompts = plain_prompts(tokenizer)
    golden.note(f"tokens.{graph}.prompts", prompts)
    length = length or called.model_max_length
    ids = called(prompts, padding="max_length", truncation=True, max_length=length).input_ids
    uncut = [len(called(prompt).input_ids) for prompt in prompts]
    golden.add(f"tokens.{graph}.ids", np.array(ids, dtype=np.int64))
    golden.add(f"tokens.{graph}.uncut_length", np.array(uncut, dtype=np.int64))
    return called
