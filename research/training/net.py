"""The network: a picture in, one cell of outputs for each 8 x 8 pixels. It has plain convolutions only.

`src/tilerummy/photo/detector.py` describes the outputs. Their order: peak, x and y in the cell, logarithms of width and
height over 32 pixels, x and y of the up-direction, 7 colours, 14 numbers.
"""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor, nn
from torch.nn import functional

STRIDE = 8
UNIT = 32.0
PEAK, PLACE, EXTENT, UPWARD, COLOUR, NUMBER = 0, slice(1, 3), slice(3, 5), slice(5, 7), slice(7, 14), slice(14, 28)
CHANNELS = 28
WIDTHS = (16, 32, 88, 160, 240)


def layer(inputs: int, outputs: int, size: int = 3, stride: int = 1) -> nn.Sequential:
    """A convolution with its normalisation and rectifier."""
    convolution = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Block(nn.Module):
    """A residual block whose inner convolution has half the channels."""

    def __init__(self, width: int) -> None:
        super().__init__()
        half = width // 2
        self.body = nn.Sequential(
            layer(width, half, 1), layer(half, half), nn.Conv2d(half, width, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(x + self.body(x))


class Net(nn.Module):
    """Takes pictures as float values from 0 to 255. Both sides must be multiples of 32."""

    def __init__(self, widths: tuple[int, ...] = WIDTHS) -> None:
        super().__init__()
        second, fourth, eighth, sixteenth, last = widths
        self.start = nn.Sequential(layer(3, second, 3, 2), layer(second, fourth, 3, 2), Block(fourth))
        self.eighth = nn.Sequential(layer(fourth, eighth, 3, 2), Block(eighth), Block(eighth))
        self.sixteenth = nn.Sequential(layer(eighth, sixteenth, 3, 2), *(Block(sixteenth) for _ in range(3)))
        self.last = nn.Sequential(layer(sixteenth, last, 3, 2), *(Block(last) for _ in range(3)))
        self.from_last = nn.Conv2d(last, sixteenth, 1)
        self.up_sixteenth = nn.Sequential(Block(sixteenth), Block(sixteenth))
        self.from_sixteenth = nn.Conv2d(sixteenth, eighth, 1)
        self.up_eighth = nn.Sequential(Block(eighth), Block(eighth))
        self.head = nn.Sequential(layer(eighth, 2 * eighth, 1), nn.Conv2d(2 * eighth, CHANNELS, 1))
        out = self.head[1]
        assert isinstance(out, nn.Conv2d)
        assert out.bias is not None
        nn.init.zeros_(out.bias)
        nn.init.constant_(out.bias[0:1], -4.0)

    def forward(self, pictures: Tensor) -> Tensor:
        eighth = self.eighth(self.start(pictures / 127.5 - 1))
        sixteenth = self.sixteenth(eighth)
        x = functional.interpolate(self.from_last(self.last(sixteenth)), scale_factor=2.0, mode="nearest")
        x = self.up_sixteenth(x + sixteenth)
        x = functional.interpolate(self.from_sixteenth(x), scale_factor=2.0, mode="nearest")
        result: Tensor = self.head(self.up_eighth(x + eighth))
        return result


def parameters(net: nn.Module) -> int:
    return sum(tensor.numel() for tensor in net.parameters())


def fused(net: Net) -> Net:
    """The same function with each normalisation folded into its convolution."""
    net = net.eval()
    for module in net.modules():
        children = list(module.named_children())
        for (name, first), (other, second) in pairwise(children):
            if isinstance(first, nn.Conv2d) and isinstance(second, nn.BatchNorm2d):
                setattr(module, name, torch.nn.utils.fusion.fuse_conv_bn_eval(first, second))
                setattr(module, other, nn.Identity())
    return net
