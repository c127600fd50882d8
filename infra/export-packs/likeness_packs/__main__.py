"""python -m likeness_packs <command>: see README.md."""

import argparse
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

PIPELINES = ["sdxl-instantid", "flux2-klein", "flux-kontext"]
NETWORKS = ["image-classifier", "image-matting"]


def _version(text: str) -> str:
    """As `pack.json` has it, so that it is not refused when all is done."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6}){2}", text):
        raise argparse.ArgumentTypeError("expected for example 1.1.0")
    return text


def _lora(text: str) -> tuple[Path, float]:
    file, _, weight = text.rpartition(":")
    try:
        return Path(file), float(weight)
    except ValueError as error:
        raise argparse.ArgumentTypeError("expected for example line-art.safetensors:0.8") from error


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="likeness_packs", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    export = commands.add_parser("export", help="a pack from a published checkpoint in a folder")
    export.add_argument("pipeline", choices=[*PIPELINES, *NETWORKS])
    export.add_argument("--from", dest="source", type=Path, required=True)
    export.add_argument("--out", type=Path, required=True)
    export.add_argument("--variants", nargs="+", choices=["cpu", "cuda"], default=["cuda"])
    export.add_argument(
        "--version", type=_version, default="1.0.0", help="of the pack; workers take the newest"
    )
    export.add_argument(
        "--lora", type=_lora, action="append", default=[], metavar="FILE:WEIGHT", help="merged into the weights"
    )
    export.add_argument("--lora-licence", nargs=2, metavar=("NAME", "ADDRESS"))
    export.add_argument(
        "--base-model",
        nargs=3,
        metavar=("NAME", "LICENCE", "ADDRESS"),
        help="of a model made from SDXL base",
    )
    export.add_argument("--accept-licences", action="store_true", help="the printed terms were read")
    tiny = commands.add_parser("tiny", help="tiny seeded packs with their goldens")
    tiny.add_argument("pipelines", nargs="+", choices=PIPELINES)
    tiny.add_argument("--out", type=Path, required=True)
    tiny.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def _export(arguments: argparse.Namespace) -> None:
    from likeness_packs.packs.licences import LicenceDeclinedError
    from likeness_packs.packs.library import TwinError

    out = arguments.out.absolute()
    if out.exists():
        sys.exit(f"{out} is there already; a pack is written to a new folder")
    # Workers look at no folder whose name begins with a dot.
    partial = out.with_name(f".{out.name}")
    try:
        write = _write_network if arguments.pipeline in NETWORKS else _write_checkpoint
        write(arguments, out, partial)
    except (LicenceDeclinedError, TwinError, OSError) as error:
        # OSError is also what loaders raise for a folder that lacks a file.
        sys.exit(f"No pack was written: {error}")
    partial.rename(out)
    print(f"{out} is a whole pack now", flush=True)


def _empty(partial: Path, out: Path, description: dict) -> None:
    from likeness_packs.packs.library import refuse_twins

    refuse_twins(out.parent, description)
    if partial.exists():
        shutil.rmtree(partial)


def _write_network(arguments: argparse.Namespace, out: Path, partial: Path) -> None:
    from likeness_packs.packs.network_pack import NETWORKS, write_network_pack

    network = NETWORKS[arguments.pipeline]
    description = {**network.description, "version": arguments.version}
    _empty(partial, out, description)
    write_network_pack(network, arguments.source, partial, description, arguments.accept_licences)


def _write_checkpoint(arguments: argparse.Namespace, out: Path, partial: Path) -> None:
    from likeness_packs.checkpoints.derived import Derived
    from likeness_packs.checkpoints.lora import Lora, Loras
    from likeness_packs.checkpoints.instantid import open_instantid
    from likeness_packs.checkpoints.klein import open_klein
    from likeness_packs.checkpoints.kontext import open_kontext
    from likeness_packs.checkpoints.source import CheckpointError
    from likeness_packs.packs.checkpoint_pack import write_checkpoint_pack

    try:
        loras = Loras(
            [Lora(path, weight) for path, weight in arguments.lora],
            tuple(arguments.lora_licence) if arguments.lora_licence else None,
        )
        options = {"loras": loras}
        if arguments.base_model and arguments.pipeline == "sdxl-instantid":
            options["derived"] = Derived(*arguments.base_model)
        openers = dict(zip(PIPELINES, (open_instantid, open_klein, open_kontext), strict=True))
        opened = openers[arguments.pipeline](arguments.source, **options)
        _tell_memory(opened)
        checkpoint = replace(opened, description={**opened.description, "version": arguments.version})
        _empty(partial, out, checkpoint.description)
        write_checkpoint_pack(checkpoint, partial, arguments.variants, arguments.accept_licences)
    except CheckpointError as error:
        sys.exit(f"No pack was written: {error}")


def _tell_memory(checkpoint) -> None:
    from likeness_packs.checkpoints.memory import free_memory, peak_of

    needed, free = peak_of(checkpoint.parts) / 2**30, free_memory() / 2**30
    print(f"The largest part takes about {needed:.1f} GiB of memory to export, {free:.1f} GiB are free.")


def main() -> None:
    arguments = _arguments()
    if arguments.command == "export":
        _export(arguments)
    else:
        from likeness_packs.tiny.make import make_tiny

        make_tiny(arguments.pipelines, arguments.out, arguments.threads)


if __name__ == "__main__":
    main()
