"""Which pipeline's checkpoint is opened how."""

from collections.abc import Callable

from .instantid import open_instantid
from .klein import open_klein
from .kontext import open_kontext
from .source import Checkpoint

OPENERS: dict[str, Callable[..., Checkpoint]] = {
    "sdxl-instantid": open_instantid,
    "flux2-klein": open_klein,
    "flux-kontext": open_kontext,
}
