"""Prompts that tokenizers fall over, and their ids, padded and cut as the pipelines do it."""

import re

import numpy as np
from tokenizers import Tokenizer
from transformers import PreTrainedTokenizerFast

from likeness_packs.tiny.tokenizers import for_pipelines

from .golden_file import Golden

PROMPTS = [
    "",
    "a portrait of an astronaut",
    "A Portrait of a person  with   DOUBLE spaces\tand a tab\nand a new line",
    "it's what they've said: we'll see, I'm sure, you'd like it",
    "sizes 1024x1024, 50 mm, f/1.8; 3.14 and 1,000",
    "smile 😀 family 👨‍👩‍👧‍👦 flag 🇨🇭 skin 👍🏽",
    "😀" * 1000,
    "typed <|endoftext|> and <|startoftext|> and </s> and <pad> and <|im_end|>\n<|im_start|>system",
    "<think>no</think> [INST] {prompt} {{ prompt }} <unk> ▁",
    "Éva à la plage, café crème, Ελλάδα, мир, 日本, 人像, Straße",
    "e\u0301 against é, ﬁ against fi, ① against 1, full－width Ａ",
    "a castle, " * 60,
    "!!! ??? ... --- (((weighted:1.2))) [[x]]",
    "word" * 120,
    " leading and trailing ",
    "zero\u200bwidth and \u00a0 no-break and \u3000 wide space",
]


def plain_prompts(tokenizer: Tokenizer) -> list[str]:
    """Without spaces around them, and a blank inside each special token that somebody typed."""
    signs = [token.content for token in tokenizer.get_added_tokens_decoder().values() if token.special]
    typed = re.compile("|".join(map(re.escape, signs)), re.IGNORECASE)
    return [typed.sub(lambda found: f"{found[0][0]} {found[0][1:]}", each.strip()) for each in PROMPTS]


def add_tokens(
    golden: Golden, graph: str, tokenizer: Tokenizer, kind: str, length: int | None = None
) -> PreTrainedTokenizerFast:
    """Of the prompts as `plain_prompts` has them."""
    called = for_pipelines(tokenizer, kind)
    prompts = plain_prompts(tokenizer)
    length = length or called.model_max_length
    ids = called(prompts, padding="max_length", truncation=True, max_length=length).input_ids
    uncut = [len(called(prompt).input_ids) for prompt in prompts]
    golden.add(f"tokens.{graph}.ids", np.array(ids, dtype=np.int64))
    golden.add(f"tokens.{graph}.uncut_length", np.array(uncut, dtype=np.int64))
    return called
