"""Makes the tiny packs and their goldens."""

import shutil
from pathlib import Path

import torch

from likeness_packs.goldens.instantid import write_instantid_golden
from likeness_packs.goldens.klein import write_klein_golden
from likeness_packs.goldens.kontext import write_kontext_golden
from likeness_packs.packs.seeded_pack import write_seeded_pack

from .instantid import instantid_pack, tiny_instantid
from .klein import klein_pack, tiny_klein
from .kontext import kontext_pack, tiny_kontext

MAKERS = {
    "sdxl-instantid": (tiny_instantid, instantid_pack, write_instantid_golden),
    "flux2-klein": (tiny_klein, klein_pack, write_klein_golden),
    "flux-kontext": (tiny_kontext, kontext_pack, write_kontext_golden),
}


def make_tiny(pipelines: list[str], out: Path, threads: int) -> None:
    torch.set_num_threads(threads)
    for pipeline in pipelines:
        shutil.rmtree(out / "packs" / pipeline, ignore_errors=True)
        make, pack_of, write_golden = MAKERS[pipeline]
        models = make()
        write_seeded_pack(pack_of(models), out / "packs" / pipeline)
        write_golden(models, out / "goldens" / f"{pipeline}.safetensors")
