"""FLUX.1 Kontext with the published numbers of layers and files, narrow and of random weights."""

from pathlib import Path

import torch
from diffusers import (
    AutoencoderKL,
    FluxKontextPipeline,
    FluxTransformer2DModel,
)
from published_tokenizers import save_clip, save_t5
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTokenizer, T5Config, T5EncoderModel, T5TokenizerFast

from likeness_packs.goldens.golden_file import Golden
from likeness_packs.goldens.kontext import Run, SeveralReferences, add_kontext_run
from likeness_packs.goldens.schedulers import flow_scheduler

POOLED, TEXT, TOKENS = 64, 256, 512
RUNS = (
    Run("words", "a portrait of an astronaut", (), 2, 3.5),
    Run("one", "change the background to a beach, it's 3.14 times as wide", ((96, 64),), 3, 2.5),
)


def _transformer() -> FluxTransformer2DModel:
    return FluxTransformer2DModel(
        patch_size=1,
        in_channels=64,
        num_layers=19,
        num_single_layers=38,
        attention_head_dim=128,
        num_attention_heads=1,
        joint_attention_dim=TEXT,
        pooled_projection_dim=POOLED,
        guidance_embeds=True,
        axes_dims_rope=(16, 56, 56),
    )


def _clip() -> CLIPTextModel:
    return CLIPTextModel(
        CLIPTextConfig(
            vocab_size=49408,
            hidden_size=POOLED,
            intermediate_size=POOLED * 4,
            projection_dim=POOLED,
            num_hidden_layers=12,
            num_attention_heads=4,
            max_position_embeddings=77,
            hidden_act="quick_gelu",
            # As published: the end is then found as the greatest id.
            bos_token_id=0,
            eos_token_id=2,
            pad_token_id=1,
        )
    )


def _t5() -> T5EncoderModel:
    return T5EncoderModel(
        T5Config(
            vocab_size=32128,
            d_model=TEXT,
            d_kv=64,
            d_ff=TEXT * 5 // 2,
            num_layers=24,
            num_heads=4,
            feed_forward_proj="gated-gelu",
            relative_attention_num_buckets=32,
            relative_attention_max_distance=128,
            tie_word_embeddings=False,
        )
    )


def _vae() -> AutoencoderKL:
    return AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        block_out_channels=(32, 32, 64, 64),
        layers_per_block=2,
        latent_channels=16,
        sample_size=1024,
        scaling_factor=0.3611,
        shift_factor=0.1159,
        use_quant_conv=False,
        use_post_quant_conv=False,
        force_upcast=True,
    )


def save_kontext(folder: Path) -> None:
    torch.manual_seed(1)
    save_clip(folder / "tokenizer", "<|endoftext|>")
    save_t5(folder / "tokenizer_2")
    pipeline = FluxKontextPipeline(
        scheduler=flow_scheduler(),
        vae=_vae(),
        text_encoder=_clip(),
        tokenizer=CLIPTokenizer.from_pretrained(folder / "tokenizer"),
        text_encoder_2=_t5(),
        tokenizer_2=T5TokenizerFast.from_pretrained(folder / "tokenizer_2"),
        transformer=_transformer(),
    )
    for name in ("transformer", "vae", "text_encoder", "text_encoder_2"):
        part = getattr(pipeline, name)
        part.save_pretrained(folder / name, max_shard_size="30MB")
    pipeline.scheduler.save_pretrained(folder / "scheduler")


def write_golden(checkpoint: Path, path: Path) -> None:
    """By the published pipeline, from the saved files."""
    pipeline = SeveralReferences(
        scheduler=flow_scheduler(),
        vae=AutoencoderKL.from_pretrained(checkpoint / "vae"),
        text_encoder=CLIPTextModel.from_pretrained(checkpoint / "text_encoder"),
        tokenizer=CLIPTokenizer.from_pretrained(checkpoint / "tokenizer"),
        text_encoder_2=T5EncoderModel.from_pretrained(checkpoint / "text_encoder_2"),
        tokenizer_2=T5TokenizerFast.from_pretrained(checkpoint / "tokenizer_2"),
        transformer=FluxTransformer2DModel.from_pretrained(checkpoint / "transformer"),
    )
    pipeline.set_progress_bar_config(disable=True)
    golden = Golden()
    for run in RUNS:
        add_kontext_run(golden, pipeline, run, TOKENS)
    golden.write(path)
