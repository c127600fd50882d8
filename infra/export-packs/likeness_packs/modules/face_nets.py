"""Small networks that have the inputs and outputs of published face models."""

import torch

STRIDES = (8, 16, 32)
ANCHORS = 2


class TinyDetector(torch.nn.Module):
    """SCRFD's outputs: for each stride scores, distances to the box's edges, and five points."""

    def __init__(self, width: int = 8) -> None:
        super().__init__()
        self.stem = torch.nn.Conv2d(3, width, 8, stride=8)
        self.down = torch.nn.ModuleList(
            torch.nn.Conv2d(width, width, 2, stride=2) for _ in STRIDES[1:]
        )
        self.score = torch.nn.ModuleList(torch.nn.Conv2d(width, ANCHORS, 1) for _ in STRIDES)
        self.box = torch.nn.ModuleList(torch.nn.Conv2d(width, ANCHORS * 4, 1) for _ in STRIDES)
        self.points = torch.nn.ModuleList(torch.nn.Conv2d(width, ANCHORS * 10, 1) for _ in STRIDES)

    def forward(self, image):
        features = [torch.tanh(self.stem(image))]
        for down in self.down:
            features.append(torch.tanh(down(features[-1])))
        heads = ((self.score, 1), (self.box, 4), (self.points, 10))
        outputs = [
            head(feature).permute(0, 2, 3, 1).reshape(-1, size)
            for layers, size in heads
            for head, feature in zip(layers, features, strict=True)
        ]
        return (*(torch.sigmoid(score) for score in outputs[:3]), *outputs[3:])


class TinyEmbedder(torch.nn.Module):
    def __init__(self, width: int = 8, out: int = 512) -> None:
        super().__init__()
        self.first = torch.nn.Conv2d(3, width, 4, stride=4)
        self.second = torch.nn.Conv2d(width, width, 4, stride=4)
        self.out = torch.nn.Linear(width * 7 * 7, out)

    def forward(self, image):
        features = torch.tanh(self.second(torch.tanh(self.first(image))))
        return self.out(features.flatten(1))
