"""The terms of published parts, as their publishers gave them when this was written.

An operator reads them before anything is written; they may have changed since, the address says.
"""

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Component:
    name: str
    source: str
    licence: str
    url: str
    commercial: bool
    restrictions: list[str] = field(default_factory=list)


HUB = "https://huggingface.co"
FLUX_NON_COMMERCIAL = "FLUX Non-Commercial License"
RAIL = ["The use restrictions of attachment A have to be passed on to the people who use the service."]
RESEARCH = ["Research only: pictures may not be sold, and the service may not be commercial."]

SDXL_BASE = Component(
    "SDXL base 1.0",
    "stabilityai/stable-diffusion-xl-base-1.0",
    "CreativeML Open RAIL++-M",
    f"{HUB}/stabilityai/stable-diffusion-xl-base-1.0/blob/main/LICENSE.md",
    True,
    RAIL,
)
INSTANTID = [
    Component(
        "InstantID: ControlNet and face adapter",
        "InstantX/InstantID",
        "Apache-2.0, for research only by its README",
        f"{HUB}/InstantX/InstantID",
        False,
        RESEARCH,
    ),
    Component(
        "antelopev2: face detection and embedding",
        "deepinsight/insightface",
        "InsightFace models, non-commercial research",
        "https://github.com/deepinsight/insightface#license",
        False,
        RESEARCH,
    ),
]
KLEIN_4B = [
    Component(
        "FLUX.2 klein 4B with its text encoder and autoencoder",
        "black-forest-labs/FLUX.2-klein-4B",
        "Apache-2.0",
        f"{HUB}/black-forest-labs/FLUX.2-klein-4B",
        True,
    ),
]
KLEIN_OTHER = [
    Component(
        "FLUX.2 klein of another size than 4B",
        "black-forest-labs/FLUX.2-klein-9B",
        FLUX_NON_COMMERCIAL,
        f"{HUB}/black-forest-labs/FLUX.2-klein-9B",
        False,
        RESEARCH,
    ),
]
KONTEXT = [
    Component(
        "FLUX.1 Kontext dev with its text encoders and autoencoder",
        "black-forest-labs/FLUX.1-Kontext-dev",
        FLUX_NON_COMMERCIAL,
        f"{HUB}/black-forest-labs/FLUX.1-Kontext-dev",
        False,
        RESEARCH,
    ),
]
NSFWJS = Component(
    "NSFW JS: MobileNetV2",
    "npm package nsfwjs 4.3.0",
    "MIT",
    "https://github.com/infinitered/nsfwjs/blob/master/LICENSE",
    True,
)
MODNET = Component(
    "MODNet: photographic portrait matting",
    "ZHKKKe/MODNet",
    "Apache-2.0",
    "https://github.com/ZHKKKe/MODNet/blob/master/LICENSE",
    True,
)


class LicenceDeclinedError(Exception):
    pass


def confirm(components: list[Component], accepted: bool) -> list[dict]:
    """Prints the terms and asks; answers them as `pack.json` has them."""
    for part in components:
        use = "may be used commercially" if part.commercial else "NOT for commercial use"
        print(f"{part.name}\n  {part.source}\n  {part.licence}: {use}\n  {part.url}")
        for restriction in part.restrictions:
            print(f"  - {restriction}")
    if not accepted and input("Write a pack under these terms? Type yes: ").strip() != "yes":
        raise LicenceDeclinedError("nothing was written")
    return [asdict(part) for part in components]
