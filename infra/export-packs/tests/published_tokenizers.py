"""Tokenizers in published files: CLIP's without a tokenizer.json, T5's with its pieces."""

import json
from pathlib import Path

import sentencepiece
from transformers import T5TokenizerFast

from likeness_packs.tiny import tokenizers

CORPUS = Path(tokenizers.__file__).with_name("corpus.txt")


def _special(content: str) -> dict:
    return {
        "__type": "AddedToken",
        "content": content,
        "lstrip": False,
        "normalized": True,
        "rstrip": False,
        "single_word": False,
    }


def save_clip(folder: Path, padding: str) -> None:
    model = json.loads(tokenizers.clip_tokenizer().to_str())["model"]
    folder.mkdir(parents=True)
    (folder / "vocab.json").write_text(json.dumps(model["vocab"]), "utf-8")
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in model["merges"]]
    (folder / "merges.txt").write_text("\n".join(["#version: 0.2", *merges, ""]), "utf-8")
    end = _special(tokenizers.CLIP_END_TOKEN)
    config = {
        "add_prefix_space": False,
        "bos_token": _special(tokenizers.CLIP_START_TOKEN),
        "clean_up_tokenization_spaces": True,
        "do_lower_case": True,
        "eos_token": end,
        "errors": "replace",
        "model_max_length": 77,
        "pad_token": padding,
        "tokenizer_class": "CLIPTokenizer",
        "unk_token": end,
    }
    (folder / "tokenizer_config.json").write_text(json.dumps(config), "utf-8")
    special = {"bos_token": tokenizers.CLIP_START_TOKEN, "eos_token": tokenizers.CLIP_END_TOKEN}
    special |= {"pad_token": padding, "unk_token": tokenizers.CLIP_END_TOKEN}
    (folder / "special_tokens_map.json").write_text(json.dumps(special), "utf-8")


def save_t5(folder: Path) -> None:
    folder.mkdir(parents=True)
    sentencepiece.SentencePieceTrainer.train(
        input=str(CORPUS),
        model_prefix=str(folder / "spiece"),
        vocab_size=700,
        hard_vocab_limit=False,
        pad_id=0,
        eos_id=1,
        unk_id=2,
        bos_id=-1,
        minloglevel=2,
    )
    (folder / "spiece.vocab").unlink()
    config = {"tokenizer_class": "T5TokenizerFast", "extra_ids": 100, "model_max_length": 512}
    config |= {"eos_token": "</s>", "pad_token": "<pad>", "unk_token": "<unk>"}
    (folder / "tokenizer_config.json").write_text(json.dumps(config), "utf-8")
    tokenizer = T5TokenizerFast.from_pretrained(folder)
    if len(tokenizer) < 300:
        raise ValueError(f"{len(tokenizer)} tokens are too few to read words")
    tokenizer.save_pretrained(folder)
