"""Makes the tiny packs and their goldens."""

import shutil
from collections.abc import Callable
from pathlib import Path

import torch

from likeness_packs.packs.seeded_pack import write_seeded_pack


def make_instantid(packs: Path, goldens: Path) -> None:
    from likeness_packs.goldens.instantid import write_instantid_golden
    from likeness_packs.tiny.instantid_models import tiny_instantid
    from likeness_packs.tiny.instantid_pack import instantid_pack

    models = tiny_instantid()
    write_seeded_pack(instantid_pack(models), packs / "sdxl-instantid")
    write_instantid_golden(models, goldens / "sdxl-instantid.safetensors")


def make_klein(packs: Path, goldens: Path) -> None:
    from likeness_packs.goldens.klein import write_klein_golden
    from likeness_packs.tiny.klein_models import tiny_klein
    from likeness_packs.tiny.klein_pack import klein_pack

    models = tiny_klein()
    write_seeded_pack(klein_pack(models), packs / "flux2-klein")
    write_klein_golden(models, goldens / "flux2-klein.safetensors")


def make_kontext(packs: Path, goldens: Path) -> None:
    from likeness_packs.goldens.kontext import write_kontext_golden
    from likeness_packs.tiny.kontext_models import tiny_kontext
    from likeness_packs.tiny.kontext_pack import kontext_pack

    models = tiny_kontext()
    write_seeded_pack(kontext_pack(models), packs / "flux-kontext")
    write_kontext_golden(models, goldens / "flux-kontext.safetensors")


MAKERS: dict[str, Callable[[Path, Path], None]] = {
    "sdxl-instantid": make_instantid,
    "flux2-klein": make_klein,
    "flux-kontext": make_kontext,
}


def make_tiny(pipelines: list[str], out: Path, threads: int) -> None:
    torch.set_num_threads(threads)
    for pipeline in pipelines:
        shutil.rmtree(out / "packs" / pipeline, ignore_errors=True)
        MAKERS[pipeline](out / "packs", out / "goldens")
