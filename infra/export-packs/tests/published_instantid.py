"""SDXL with InstantID with the published numbers of layers and files, narrow and of random weights."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from diffusers import (
    AutoencoderKL,
    ControlNetModel,
    StableDiffusionXLControlNetPipeline,
    UNet2DConditionModel,
)
from PIL import Image
from published_faces import save_detector, save_embedder
from published_tokenizers import save_clip
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection, CLIPTokenizer

from likeness_packs.checkpoints.instantid import DETECTOR, EMBEDDER
from likeness_packs.goldens.faces import draw_key_points
from likeness_packs.goldens.golden_file import Golden
from likeness_packs.goldens.instantid_run import EDGE, POINTS, Run
from likeness_packs.goldens.schedulers import sdxl_schedulers
from likeness_packs.modules.resampler import Resampler

FIRST, SECOND = 128, 192
TEXT = FIRST + SECOND


@dataclass(frozen=True)
class Asked(Run):
    width: int = EDGE
    height: int = EDGE
    points: tuple[tuple[float, float], ...] = tuple(map(tuple, POINTS))
    face: int = 5
    """Seed of the embedding: one person each."""


TURNED = ((80.5, 41.2), (112.9, 63.7), (77.3, 72.4), (61.1, 90.8), (90.2, 109.6))
CUT = ((-6.0, 20.0), (60.5, 3.2), (30.1, 44.9), (10.0, 90.0), (71.4, 84.0))
SMALL = ((150, 30), (166, 31.5), (158.4, 38), (152, 47), (165, 46))
CROWD = "a crowd, " * 40
RUNS = (
    Asked("euler", "euler", 3, 5.0, "a portrait of an astronaut, it's 3.14", "blurry, low quality"),
    Asked("dpmpp", "dpmpp-2m-karras", 3, 4.0, "an oil painting of a woman", None, 0.6, 1.0),
    Asked("lightning", "euler-trailing", 2, 1.0, "a queen with a crown", None),
    Asked("start", "euler", 5, 5.0, "a wide portrait", "", 0.9, 0.7, 0.3, 1, 192, 128, TURNED, 6),
    Asked("end", "dpmpp-2m-karras", 6, 7.5, "a tall portrait", CROWD, 1.2, 0.5, 0, 0.5, 96, 160, CUT, 7),
    Asked("both", "euler-trailing", 5, 2.0, "", "hands", 0.8, 0.8, 0.2, 0.8, 224, 64, SMALL, 8),
    Asked("off", "dpmpp-2m-karras", 4, 5.0, "no points", None, 0.0, 1.3, 0, 1, 160, 160, TURNED, 9),
    Asked("lcm", "lcm", 4, 1.0, "one more face", None, 1.5, 0.3, 0, 0.75, 64, 192, CUT, 10),
)
BLOCKS = {
    "block_out_channels": (64, 128, 256),
    "layers_per_block": 2,
    "transformer_layers_per_block": (1, 2, 10),
    "attention_head_dim": (1, 2, 4),
    "cross_attention_dim": TEXT,
    "use_linear_projection": True,
    "addition_embed_type": "text_time",
    "addition_time_embed_dim": 256,
    "projection_class_embeddings_input_dim": SECOND + 6 * 256,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
}


def _clip(width: int, layers: int, activation: str) -> CLIPTextConfig:
    return CLIPTextConfig(
        vocab_size=49408,
        hidden_size=width,
        intermediate_size=width * 4,
        projection_dim=width,
        num_hidden_layers=layers,
        num_attention_heads=width // 64,
        max_position_embeddings=77,
        hidden_act=activation,
        # As published: the end is then found as the greatest id.
        bos_token_id=0,
        eos_token_id=2,
        pad_token_id=1,
    )


def _vae() -> AutoencoderKL:
    return AutoencoderKL(
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        block_out_channels=(32, 32, 64, 64),
        layers_per_block=2,
        latent_channels=4,
        sample_size=1024,
        scaling_factor=0.13025,
        force_upcast=True,
    )


@torch.no_grad()
def _fill(module: torch.nn.Module) -> torch.nn.Module:
    """Parts that begin as zeros would otherwise have no part in the picture."""
    for weight in module.parameters():
        if not weight.any():
            weight.normal_(0, 0.02)
    return module


def _adapter(unet: UNet2DConditionModel) -> dict[str, dict[str, torch.Tensor]]:
    """Numbered as published: by the place among all attentions, of which every second looks at the text."""
    weights = {}
    for place, name in enumerate(unet.attn_processors):
        if name.endswith("attn2.processor"):
            hidden = unet.get_submodule(name.removesuffix(".processor")).inner_dim
            for part in ("to_k_ip", "to_v_ip"):
                weights[f"{place}.{part}.weight"] = torch.randn(hidden, TEXT) * TEXT**-0.5
    resampler = _fill(Resampler(width=256, heads=4, out=TEXT))
    return {"image_proj": resampler.state_dict(), "ip_adapter": weights}


def save_instantid(folder: Path) -> None:
    torch.manual_seed(2)
    base = folder / "base"
    unet = UNet2DConditionModel(
        sample_size=128,
        up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
        **BLOCKS,
    )
    parts = {
        base / "unet": unet,
        base / "vae": _vae(),
        base / "text_encoder": CLIPTextModel(_clip(FIRST, 12, "quick_gelu")),
        base / "text_encoder_2": CLIPTextModelWithProjection(_clip(SECOND, 32, "gelu")),
        folder / "controlnet": _fill(ControlNetModel(**BLOCKS)),
    }
    for path, part in parts.items():
        part.save_pretrained(path, max_shard_size="200MB")
    sdxl_schedulers()["euler"].save_pretrained(base / "scheduler")
    (base / "model_index.json").write_text("{}", "utf-8")
    save_clip(base / "tokenizer", "<|endoftext|>")
    save_clip(base / "tokenizer_2", "!")
    torch.save(_adapter(unet), folder / "ip-adapter.bin")
    save_detector(folder / "faces" / DETECTOR, is_batched=False)
    save_embedder(folder / "faces" / EMBEDDER)


def _pipeline(checkpoint: Path) -> StableDiffusionXLControlNetPipeline:
    base = checkpoint / "base"
    return StableDiffusionXLControlNetPipeline(
        vae=AutoencoderKL.from_pretrained(base / "vae"),
        text_encoder=CLIPTextModel.from_pretrained(base / "text_encoder"),
        text_encoder_2=CLIPTextModelWithProjection.from_pretrained(base / "text_encoder_2"),
        tokenizer=CLIPTokenizer.from_pretrained(base / "tokenizer"),
        tokenizer_2=CLIPTokenizer.from_pretrained(base / "tokenizer_2"),
        unet=UNet2DConditionModel.from_pretrained(base / "unet"),
        controlnet=ControlNetModel.from_pretrained(checkpoint / "controlnet"),
        scheduler=sdxl_schedulers()["euler"],
        add_watermarker=False,
    )


def _show_the_face(pipeline: StableDiffusionXLControlNetPipeline, tokens: torch.Tensor) -> None:
    """What InstantID changes in this pipeline: its ControlNet reads the face in place of the prompt."""
    forward = type(pipeline.controlnet).forward

    def with_face(sample, timestep, encoder_hidden_states, **others):
        return forward(
            pipeline.controlnet, sample, timestep, encoder_hidden_states=tokens, **others
        )

    pipeline.controlnet.forward = with_face


def _keep_fresh_noise(golden: Golden, prefix: str, scheduler) -> None:
    """LCM draws noise in each step but the last."""
    step = scheduler.step

    def with_noise(output, timestep, sample, generator=None, return_dict=True):
        index = scheduler.step_index or 0
        seeded = torch.Generator().manual_seed(index)
        fresh = torch.randn(sample.shape, generator=torch.Generator().manual_seed(index))
        golden.add(f"{prefix}.step.{index:02}.fresh", fresh)
        return step(output, timestep, sample, generator=seeded, return_dict=return_dict)

    scheduler.step = with_noise


@torch.no_grad()
def _add_run(
    golden: Golden, pipeline: StableDiffusionXLControlNetPipeline, run: Asked
) -> None:
    prefix = f"run.{run.name}"
    golden.note(prefix, vars(run))
    points = np.array(run.points)
    golden.add(f"{prefix}.points", points)
    noise = torch.randn(1, 4, run.height // 8, run.width // 8, generator=torch.Generator().manual_seed(7))
    golden.add(f"{prefix}.noise", noise)
    embedding = torch.randn(1, 512, generator=torch.Generator().manual_seed(run.face)) * 20
    golden.add(f"{prefix}.embedding", embedding)
    faces = embedding[None]
    if run.guidance > 1:
        faces = torch.cat([torch.zeros_like(faces), faces])
    projection = pipeline.unet.encoder_hid_proj.image_projection_layers[0]
    _show_the_face(pipeline, projection(faces))
    pipeline.scheduler = sdxl_schedulers()[run.scheduler]
    if run.scheduler == "lcm":
        _keep_fresh_noise(golden, prefix, pipeline.scheduler)
    pipeline.set_ip_adapter_scale(run.ip_scale)

    def keep(_, index: int, __, values: dict) -> dict:
        golden.add(f"{prefix}.step.{index:02}.latent", values["latents"])
        return values

    image = pipeline(
        prompt=run.prompt,
        negative_prompt=run.negative_prompt,
        image=Image.fromarray(draw_key_points(run.width, run.height, points)),
        height=run.height,
        width=run.width,
        num_inference_steps=run.steps,
        guidance_scale=run.guidance,
        controlnet_conditioning_scale=run.controlnet_scale,
        control_guidance_start=run.controlnet_start,
        control_guidance_end=run.controlnet_end,
        latents=noise,
        ip_adapter_image_embeds=[faces[:, None]],
        callback_on_step_end=keep,
    ).images[0]
    golden.add(f"{prefix}.image", np.array(image))


def write_golden(checkpoint: Path, path: Path) -> None:
    """By the published pipeline of SDXL with ControlNet, whose own face adapter reads the published weights."""
    pipeline = _pipeline(checkpoint)
    pipeline.set_progress_bar_config(disable=True)
    adapter = torch.load(checkpoint / "ip-adapter.bin", weights_only=True)
    pipeline.unet._load_ip_adapter_weights([adapter])
    golden = Golden()
    for run in RUNS:
        _add_run(golden, pipeline, run)
    golden.write(path)
