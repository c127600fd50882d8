"""Tokenizers of the three published kinds, learnt from a text of our own.

They have the structure of the published ones (CLIP's byte pairs with word ends, T5's unigrams, Qwen's
byte pairs with a chat template) and about a thousand tokens.
"""

from collections.abc import Callable
from pathlib import Path

from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors
from tokenizers.trainers import BpeTrainer, UnigramTrainer
from transformers import PreTrainedTokenizerFast

VOCABULARY = 1000
CLIP_START, CLIP_END = VOCABULARY - 2, VOCABULARY - 1
CLIP_START_TOKEN, CLIP_END_TOKEN = "<|startoftext|>", "<|endoftext|>"
CLIP_WORDS = r"""'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"""
QWEN_WORDS = (
    r"""(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"""
    r"""|\s*[\r\n]+|\s+(?!\S)|\s+"""
)
QWEN_SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
QWEN_THINK = ["<think>", "</think>"]
CHAT_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}"
    "<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n"
    "{% if enable_thinking is defined and not enable_thinking %}<think>\n\n</think>\n\n{% endif %}"
    "{% endif %}"
)


def _corpus() -> list[str]:
    return Path(__file__).with_name("corpus.txt").read_text("utf-8").splitlines()


def _learn_clip() -> Tokenizer:
    tokenizer = Tokenizer(models.BPE(end_of_word_suffix="</w>", unk_token=CLIP_END_TOKEN))
    tokenizer.normalizer = normalizers.Sequence(
        [normalizers.NFC(), normalizers.Replace(Regex(r"\s+"), " "), normalizers.Lowercase()]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(CLIP_WORDS), behavior="removed", invert=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False),
        ]
    )
    trainer = BpeTrainer(
        vocab_size=VOCABULARY * 2,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        end_of_word_suffix="</w>",
        show_progress=False,
    )
    tokenizer.train_from_iterator(_corpus(), trainer)
    return _with_word_ends(tokenizer)


def _with_word_ends(trained: Tokenizer) -> Tokenizer:
    """Numbers tokens as the published vocabulary does: bytes, bytes that end a word, pairs, ends."""
    import json

    data = json.loads(trained.to_str())
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet(), key=_published_byte_order)
    pairs = [merge if isinstance(merge, list) else merge.split(" ") for merge in data["model"]["merges"]]
    tokens = [*alphabet, *(byte + "</w>" for byte in alphabet)]
    known = set(tokens)
    merges = []
    for left, right in pairs:
        if len(tokens) == VOCABULARY - 2:
            break
        merges.append([left, right])
        if left + right not in known:
            known.add(left + right)
            tokens.append(left + right)
    if len(tokens) < VOCABULARY - 2:
        raise ValueError(f"the corpus gives {len(tokens)} tokens, {VOCABULARY - 2} are wanted")
    tokens += [CLIP_START_TOKEN, CLIP_END_TOKEN]
    data["model"]["vocab"] = {token: index for index, token in enumerate(tokens)}
    data["model"]["merges"] = merges
    tokenizer = Tokenizer.from_str(json.dumps(data))
    tokenizer.add_special_tokens([CLIP_START_TOKEN, CLIP_END_TOKEN])
    tokenizer.post_processor = processors.RobertaProcessing(
        sep=(CLIP_END_TOKEN, CLIP_END),
        cls_token=(CLIP_START_TOKEN, CLIP_START),
        trim_offsets=False,
        add_prefix_space=False,
    )
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def _published_byte_order(character: str) -> tuple[bool, int]:
    return (ord(character) > 255, ord(character))


def _learn_t5() -> Tokenizer:
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.Sequence(
        [normalizers.NFKC(), normalizers.Replace(Regex(r" {2,}"), " ")]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement="▁", prepend_scheme="always")
    trainer = UnigramTrainer(
        vocab_size=VOCABULARY,
        special_tokens=["<pad>", "</s>", "<unk>"],
        unk_token="<unk>",
        show_progress=False,
    )
    tokenizer.train_from_iterator(_corpus(), trainer)
    tokenizer.post_processor = processors.TemplateProcessing(
        single=["$A", "</s>"], special_tokens=[("</s>", 1)]
    )
    tokenizer.decoder = decoders.Metaspace(replacement="▁", prepend_scheme="always")
    return tokenizer


def qwen_tokenizer() -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(QWEN_WORDS), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    trainer = BpeTrainer(
        vocab_size=VOCABULARY - len(QWEN_SPECIAL) - len(QWEN_THINK),
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    tokenizer.train_from_iterator(_corpus(), trainer)
    tokenizer.add_special_tokens(QWEN_SPECIAL)
    tokenizer.add_tokens(QWEN_THINK)
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def _kept(name: str, learn: Callable[[], Tokenizer]) -> Tokenizer:
    """What was learnt once: where pairs are equally frequent, every process learns another order."""
    path = Path(__file__).with_name("learnt") / f"{name}.json"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        learn().save(str(path), pretty=False)
    return Tokenizer.from_file(str(path))


def clip_tokenizer() -> Tokenizer:
    return _kept("clip", _learn_clip)


def t5_tokenizer() -> Tokenizer:
    return _kept("t5", _learn_t5)


def for_pipelines(tokenizer: Tokenizer, kind: str) -> PreTrainedTokenizerFast:
    """The same tokenizer as the published pipelines call it."""
    common = {"tokenizer_object": tokenizer}
    if kind == "t5":
        return PreTrainedTokenizerFast(
            **common, pad_token="<pad>", eos_token="</s>", unk_token="<unk>", model_max_length=512
        )
    if kind == "qwen":
        made = PreTrainedTokenizerFast(
            **common,
            pad_token="<|endoftext|>",
            eos_token="<|im_end|>",
            model_max_length=512,
        )
        made.chat_template = CHAT_TEMPLATE
        return made
    return PreTrainedTokenizerFast(
        **common,
        bos_token=CLIP_START_TOKEN,
        eos_token=CLIP_END_TOKEN,
        unk_token=CLIP_END_TOKEN,
        pad_token=CLIP_END_TOKEN if kind == "clip" else "!",
        model_max_length=77,
    )
