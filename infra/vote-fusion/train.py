"""Trains the network that joins the votes on a cut-out: python train.py OUT.onnx STEPS SAMPLES…

SAMPLES are files of services/worker/src/tools/make-votes.ts. A U-Net (Ronneberger et al., MICCAI 2015)
corrects the median of the votes, in logits; so it begins where the median is.
"""

import sys

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

GRID = 256
WIDTHS = (16, 24, 32, 48, 64)
BATCH = 8
SAMPLE = np.dtype([("face", "<f4", 3), ("planes", "u1", (7, GRID, GRID))])


def block(before: int, after: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True)
    )


def enlarged(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)


class VoteFusion(nn.Module):
    """Selfie, body, salience, r, g, b and the place in double face heights, N×8×256×256, to logits."""

    def __init__(self) -> None:
        super().__init__()
        steps = list(zip((8, *WIDTHS), WIDTHS))
        self.down = nn.ModuleList([nn.Sequential(block(a, b, 2), block(b, b)) for a, b in steps])
        self.middle = block(WIDTHS[-1], WIDTHS[-1])
        self.up = nn.ModuleList([block(b + a, a) for a, b in zip(WIDTHS, WIDTHS[1:])])
        self.out = nn.Conv2d(WIDTHS[0], 1, 3, 1, 1)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        votes = x[:, :3]
        median = votes.sum(1, keepdim=True) - votes.amax(1, keepdim=True) - votes.amin(1, keepdim=True)
        seen = [x]
        for down in self.down:
            seen.append(down(seen[-1]))
        y = self.middle(seen.pop())
        for up in reversed(self.up):
            y = up(torch.cat([enlarged(y), seen.pop()], 1))
        return torch.logit(median.clamp(0.02, 0.98)) + enlarged(self.out(y))


class Exported(nn.Module):
    """The worker's inputs, 1×256×256×channels, to probabilities."""

    def __init__(self, fusion: VoteFusion) -> None:
        super().__init__()
        self.fusion = fusion

    def forward(self, image, selfie, body, salience, x, y):
        planes = torch.cat([selfie, body, salience, image, x, y], 3).permute(0, 3, 1, 2)
        return torch.sigmoid(self.fusion(planes))


def tensors(sample: np.void) -> tuple[torch.Tensor, torch.Tensor]:
    planes = torch.from_numpy(sample["planes"].copy()).float() / 255
    x, y, height = sample["face"]
    at = torch.arange(GRID) + 0.5
    across = ((at - float(x)) / float(height) / 2).expand(GRID, GRID)
    down = ((at - float(y)) / float(height) / 2)[:, None].expand(GRID, GRID)
    return torch.cat([planes[:6], across[None], down[None]]), planes[6:]


def varied(x: torch.Tensor, truth: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Mirrored, in other colors, without color, or with one firmer or fainter vote."""
    if torch.rand(1) < 0.5:
        x, truth = x.flip(2), truth.flip(2)
        x[6] *= -1
    if torch.rand(1) < 0.5:
        x[3:6] = x[3 + torch.randperm(3)]
    gains = torch.rand(3) * 0.5 + 0.7
    x[3:6] = (x[3:6] * gains[:, None, None] + (torch.rand(1) - 0.5) * 0.15).clamp(0, 1)
    if torch.rand(1) < 0.15:
        x[3:6] = x[3:6].mean(0, keepdim=True)
    vote = int(torch.randint(0, 6, (1,)))
    if vote < 3:
        x[vote] = x[vote] ** (torch.rand(1) * 1.2 + 0.5)
    return x, truth


def train(samples: list[np.void], steps: int) -> VoteFusion:
    fusion = VoteFusion()
    optimizer = torch.optim.AdamW(fusion.parameters(), 2e-3, weight_decay=1e-4)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2.5e-3, total_steps=steps, pct_start=0.05)
    order = np.random.default_rng(1)
    for step in range(steps):
        chosen = [varied(*tensors(samples[k])) for k in order.integers(0, len(samples), BATCH)]
        x, truth = (torch.stack(planes) for planes in zip(*chosen))
        logits = fusion(x)
        error = F.binary_cross_entropy_with_logits(logits, truth)
        loss = error + (torch.sigmoid(logits) - truth).abs().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        rate.step()
        if step % 100 == 99:
            print(step + 1, f"{loss.item():.4f}", flush=True)
    return fusion.eval()


def export(fusion: VoteFusion, file: str) -> None:
    sizes = {"image": 3, "selfie": 1, "body": 1, "salience": 1, "x": 1, "y": 1}
    inputs = tuple(torch.zeros(1, GRID, GRID, channels) for channels in sizes.values())
    torch.onnx.export(
        Exported(fusion).eval(), inputs, file, input_names=list(sizes), output_names=["person"],
        opset_version=17, dynamo=False,
    )


if __name__ == "__main__":
    torch.manual_seed(1)
    samples = [row for file in sys.argv[3:] for row in np.memmap(file, SAMPLE, "r")]
    export(train(samples, int(sys.argv[2])), sys.argv[1])
