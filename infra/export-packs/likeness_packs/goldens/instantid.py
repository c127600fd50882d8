"""The goldens of `sdxl-instantid`."""

from pathlib import Path

from likeness_packs.tiny.instantid_models import InstantIdModels
from likeness_packs.tiny.tokenizers import clip_tokenizer

from .faces import add_faces
from .golden_file import Golden
from .instantid_run import RUNS, add_run
from .prompts import PROMPTS
from .schedulers import add_sdxl_schedulers
from .tokens import add_tokens


def write_instantid_golden(models: InstantIdModels, path: Path) -> None:
    golden = Golden()
    golden.note("prompts", PROMPTS)
    clip = clip_tokenizer()
    tokenizers = (
        add_tokens(golden, "text_encoder", clip, "clip"),
        add_tokens(golden, "text_encoder_2", clip, "clip-2"),
    )
    add_sdxl_schedulers(golden)
    embedding = add_faces(golden, models.face_detector, models.face_embedder)
    for run in RUNS:
        add_run(golden, models, tokenizers, embedding, run)
    golden.write(path)
