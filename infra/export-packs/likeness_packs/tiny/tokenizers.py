"""Tokenizers of the three published kinds, of about a thousand tokens each.

They have the structure of the published ones: CLIP's byte pairs with word ends, T5's unigrams, Qwen's byte
pairs with a chat template. Those in `learnt` were trained once on a text of our own.
"""

from pathlib import Path

from tokenizers import Tokenizer
from transformers import PreTrainedTokenizerFast

VOCABULARY = 1000
CLIP_START, CLIP_END = VOCABULARY - 2, VOCABULARY - 1
CLIP_START_TOKEN, CLIP_END_TOKEN = "<|startoftext|>", "<|endoftext|>"
CHAT_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}"
    "<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n"
    "{% if enable_thinking is defined and not enable_thinking %}<think>\n\n</think>\n\n{% endif %}"
    "{% endif %}"
)
CLIP = {"bos_token": CLIP_START_TOKEN, "eos_token": CLIP_END_TOKEN, "unk_token": CLIP_END_TOKEN}
OPTIONS = {
    "clip": {**CLIP, "pad_token": CLIP_END_TOKEN, "model_max_length": 77},
    "clip-2": {**CLIP, "pad_token": "!", "model_max_length": 77},
    "t5": {"pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>", "model_max_length": 512},
    "qwen": {
        "pad_token": "<|endoftext|>",
        "eos_token": "<|im_end|>",
        "model_max_length": 512,
        "chat_template": CHAT_TEMPLATE,
    },
}


def learnt(name: str) -> Tokenizer:
    return Tokenizer.from_file(str(Path(__file__).with_name("learnt") / f"{name}.json"))


def for_pipelines(tokenizer: Tokenizer, kind: str) -> PreTrainedTokenizerFast:
    """The same tokenizer as the published pipelines call it."""
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, **OPTIONS[kind])
