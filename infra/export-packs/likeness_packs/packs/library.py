"""The packs beside the one that is going to be written."""

import json
from pathlib import Path


class TwinError(Exception):
    def __init__(self, folder: Path, pack: str, version: str) -> None:
        super().__init__(
            f"{folder} holds {pack} {version} already, and workers refuse both then: "
            "give this one another --version, or move that folder away first"
        )


def refuse_twins(library: Path, description: dict) -> None:
    """Of the folders that workers look at none may hold the same version of the same pack."""
    wanted = description["id"], description["version"]
    for manifest in sorted(library.glob("[!.]*/pack.json")):
        if _named(manifest) == wanted:
            raise TwinError(manifest.parent, *wanted)


def _named(manifest: Path) -> tuple[str | None, str | None]:
    try:
        pack = json.loads(manifest.read_text("utf-8"))
        return pack.get("id"), pack.get("version")
    except (ValueError, AttributeError):
        # Workers say of such a folder what is wrong with it.
        return None, None
