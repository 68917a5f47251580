"""Tables for the background, and what light, lens, sensor and file do to a picture. Torch, many pictures at a time.

Random values come from torch's own generator: seed it with `torch.manual_seed`.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor
from torch.nn import functional

from research.training.render import inverse

LUMINANCE = [[16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55], [14, 13, 16, 24, 40, 57, 69, 56],
             [14, 17, 22, 29, 51, 87, 80, 62], [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92],
             [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99]]  # fmt: skip
TABLE_COLOURS = ((120, 80, 50), (200, 190, 180), (60, 60, 65), (30, 80, 60), (230, 225, 220), (160, 120, 80),
                 (90, 100, 130), (20, 20, 25), (180, 60, 50), (205, 165, 115), (240, 240, 240),
                 (110, 60, 35))  # fmt: skip


def uniform(count: int, least: float, most: float, device: torch.device, *shape: int) -> Tensor:
    return torch.rand(count, *(shape or (1, 1, 1)), device=device) * (most - least) + least


def chance(count: int, share: float, device: torch.device) -> Tensor:
    """Which of the pictures get an effect, as 0 or 1."""
    return (torch.rand(count, 1, 1, 1, device=device) < share).float()


def noise(count: int, size: int, device: torch.device, octaves: int = 5, finest: int = 7) -> Tensor:
    """Smooth noise from 0 to 1. Octaves have different weights in each picture; some are drawn out in a direction."""
    total = torch.zeros(count, 1, size, size, device=device)
    for _ in range(octaves):
        cells = 2 ** int(torch.randint(1, finest + 1, (1,)))
        rows = cells if torch.rand(1) < 0.5 else max(2, cells // 12)
        field = torch.rand(count, 1, rows, cells, device=device)
        field = functional.interpolate(field, size=(size, size), mode="bicubic", align_corners=False)
        total += field * uniform(count, 0, 1, device) ** 2 * min(1.0, 4 / rows + 0.25)
    low, high = total.amin((2, 3), keepdim=True), total.amax((2, 3), keepdim=True)
    return (total - low) / (high - low + 1e-6)


def tables(maps: Tensor, size: int) -> Tensor:
    """Table tops seen by the cameras: wood, cloth, stone or plain. `maps` take the plane of the table to pixels."""
    count, device = maps.shape[0], maps.device
    back = inverse(maps.double()).float()
    back = back / back.flatten(1).norm(dim=1)[:, None, None]
    steps = torch.arange(size, device=device) + 0.5
    x, y = steps[None, None, :].expand(1, size, size), steps[None, :, None].expand(1, size, size)
    m = back[:, :, :, None, None]
    below = m[:, 2, 0] * x + m[:, 2, 1] * y + m[:, 2, 2]
    below = torch.where(below.abs() < 1e-9, 1e-9, below)
    right = ((m[:, 0, 0] * x + m[:, 0, 1] * y + m[:, 0, 2]) / below).clamp(-1e3, 1e3)
    away = ((m[:, 1, 0] * x + m[:, 1, 1] * y + m[:, 1, 2]) / below).clamp(-1e3, 1e3)
    angle = uniform(count, 0, 2 * math.pi, device, 1, 1)
    along = right * angle.cos() + away * angle.sin()
    across = away * angle.cos() - right * angle.sin()
    zoom = torch.exp(uniform(count, math.log(0.02), math.log(0.25), device, 1, 1))
    grid = torch.stack([along * zoom, across * zoom], -1)
    field = functional.grid_sample(noise(count, 512, device, 6), grid, padding_mode="reflection", align_corners=False)
    fine = functional.grid_sample(
        noise(count, 512, device, 3), grid * 4, padding_mode="reflection", align_corners=False
    )
    pattern = weave(along, across, count, device)
    palette = torch.tensor(TABLE_COLOURS, device=device) / 255
    first = palette[torch.randint(len(palette), (count,), device=device)][:, :, None, None]
    first = (first + torch.randn(count, 3, 1, 1, device=device) * 0.1).clamp(0, 1)
    odd = torch.rand(count, 3, 1, 1, device=device)
    second = (first * uniform(count, 0.35, 1.25, device) + torch.randn(count, 3, 1, 1, device=device) * 0.06).clamp(
        0, 1
    )
    second = torch.where(chance(count, 0.25, device) > 0, odd, second)
    mix = field * uniform(count, 0, 1, device) + (fine - 0.5) * uniform(count, 0, 0.5, device)
    mix = mix + pattern * uniform(count, 0, 1, device) * chance(count, 0.35, device)
    plain = chance(count, 0.15, device)
    mix = mix.clamp(0, 1) * (1 - plain * 0.9)
    return first * (1 - mix) + second * mix


def weave(along: Tensor, across: Tensor, count: int, device: torch.device) -> Tensor:
    """Stripes, checks and woven threads."""
    pitch = torch.exp(uniform(count, math.log(0.6), math.log(25), device, 1, 1))
    one, two = torch.sin(along * pitch), torch.sin(across * pitch * uniform(count, 0.5, 2, device, 1, 1))
    kind = torch.randint(3, (count, 1, 1), device=device)
    sharp = uniform(count, 1, 8, device, 1, 1)
    value = torch.where(kind == 0, one, torch.where(kind == 1, one * two, torch.maximum(one, two)))
    return (value * sharp).clamp(-1, 1)[:, None] * 0.5 + 0.5


def blurred(pictures: Tensor, reach: int = 5) -> Tensor:
    """Each picture with its own blur: round for a lens out of focus, longer in a direction for a shaken camera."""
    count, device = pictures.shape[0], pictures.device
    amount = torch.rand(count, device=device)
    wide = torch.where(amount < 0.4, 0.25 + amount * 0.6, 0.3 + (amount - 0.4) * 2.6)
    shaken = torch.where(torch.rand(count, device=device) < 0.2, torch.rand(count, device=device) * 1.4 + 1, 1.0)
    first = torch.rand(count, device=device) < 0.5
    steps = torch.arange(-reach, reach + 1, device=device)
    for dimension in (2, 3):
        sigma = wide * torch.where(first == (dimension == 2), shaken, 1.0)
        weights = torch.exp(-(steps[None] ** 2) / (2 * sigma[:, None] ** 2))
        weights = (weights / weights.sum(1, keepdim=True))[:, :, None, None, None]
        edges = (0, 0, reach, reach) if dimension == 2 else (reach, reach, 0, 0)
        padded = functional.pad(pictures, edges, mode="replicate")
        size = pictures.shape[dimension]
        pictures = padded.narrow(dimension, 0, size) * weights[:, 0]
        for index in range(1, 2 * reach + 1):
            pictures = torch.addcmul(pictures, padded.narrow(dimension, index, size), weights[:, index])
    return pictures


def lit(pictures: Tensor) -> Tensor:
    """Uneven light, the shadow of a hand or a lamp, glare, and the colour of the light."""
    count, _, size, _ = pictures.shape
    device = pictures.device
    light = 1 - noise(count, size, device, 2, 3) * uniform(count, 0, 0.5, device)
    steps = torch.linspace(-1, 1, size, device=device)
    y, x = steps[None, None, :, None], steps[None, None, None, :]
    angle = uniform(count, 0, 2 * math.pi, device)
    distance = x * angle.cos() + y * angle.sin() - uniform(count, -0.8, 0.8, device)
    hand = (
        torch.sigmoid(distance / uniform(count, 0.01, 0.3, device))
        * uniform(count, 0, 0.55, device)
        * chance(count, 0.3, device)
    )
    light = light * (1 - hand)
    tint = (
        1
        + torch.randn(count, 3, 1, 1, device=device)
        * torch.tensor([0.09, 0.035, 0.13], device=device)[None, :, None, None]
    )
    pictures = pictures * light * tint
    for _ in range(3):
        cx, cy = uniform(count, -1, 1, device), uniform(count, -1, 1, device)
        spread = torch.exp(uniform(count, math.log(0.02), math.log(0.35), device))
        stretch = uniform(count, 0.4, 1, device)
        glare = torch.exp(-((x - cx) ** 2 + ((y - cy) / stretch) ** 2) / (2 * spread**2))
        pictures = pictures + glare * uniform(count, 0.1, 0.8, device) * chance(count, 0.14, device)
    return pictures


def compressed(pictures: Tensor, quality: Tensor) -> Tensor:
    """What JPEG does: 8 x 8 blocks in brightness and two colours, with half the colour. `quality` is 1 to 100."""
    red, green, blue = pictures.unbind(1)
    brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    planes = [brightness, (blue - brightness) * 0.564, (red - brightness) * 0.713]
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)[:, None, None, None, None]
    steps = torch.arange(8, device=pictures.device)
    cosines = torch.cos((2 * steps[None] + 1) * steps[:, None] * math.pi / 16) * 0.5
    cosines[0] /= math.sqrt(2)
    table = torch.tensor(LUMINANCE, device=pictures.device).float()
    colour_table = table.clamp(min=17).where(table > 40, table * 1.5)
    result = []
    for index, plane in enumerate(planes):
        small = plane if index == 0 else functional.avg_pool2d(plane[:, None], 2)[:, 0]
        count, height, width = small.shape
        across = small.reshape(count, height, width // 8, 8) * 255 @ cosines.T
        down = across.reshape(count, height // 8, 8, width).transpose(2, 3).contiguous() @ cosines.T
        size = ((table if index == 0 else colour_table).T * scale).clamp(min=1)
        waves = down.reshape(count, height // 8, width // 8, 8, 8)
        waves = (torch.round(waves / size) * size).reshape(count, height // 8, width, 8)
        across = (waves @ cosines).transpose(2, 3).reshape(count, height, width // 8, 8)
        small = (across @ cosines).reshape(count, height, width) / 255
        if index:
            small = functional.interpolate(small[:, None], scale_factor=2, mode="bilinear", align_corners=False)[:, 0]
        result.append(small)
    brightness, blueness, redness = result
    red, blue = redness / 0.713 + brightness, blueness / 0.564 + brightness
    green = (brightness - 0.299 * red - 0.114 * blue) / 0.587
    return torch.stack([red, green, blue], 1)


def photographed(pictures: Tensor) -> Tensor:
    """The pictures as a phone would save them, from 0 to 255."""
    count, _, size, _ = pictures.shape
    device = pictures.device
    pictures = lit(pictures).clamp(0, 1.3)
    if torch.rand(1) < 0.25:
        smaller = int(size / float(torch.rand(1) * 1.2 + 1)) // 8 * 8
        pictures = functional.interpolate(pictures, size=(smaller, smaller), mode="bilinear", antialias=True)
        pictures = functional.interpolate(pictures, size=(size, size), mode="bicubic", align_corners=False)
    pictures = blurred(pictures)
    soft = functional.avg_pool2d(functional.pad(pictures, (1, 1, 1, 1), mode="replicate"), 3, 1)
    pictures = pictures + (pictures - soft) * uniform(count, 0, 1.2, device) * chance(count, 0.5, device)
    gamma = torch.exp(uniform(count, math.log(0.65), math.log(1.6), device))
    pictures = pictures.clamp(1e-4, 1) ** gamma
    grey = pictures.mean(1, keepdim=True)
    pictures = grey + (pictures - grey) * uniform(count, 0.65, 1.3, device)
    middle = pictures.mean((1, 2, 3), keepdim=True)
    pictures = middle + (pictures - middle) * uniform(count, 0.7, 1.2, device)
    pictures = pictures * uniform(count, 0.65, 1.25, device)
    grain = torch.randn(count, 1, size, size, device=device) * uniform(count, 0, 0.035, device)
    spots = torch.randn(count, 3, size, size, device=device) * uniform(count, 0, 0.02, device)
    pictures = (pictures + grain + spots).clamp(0, 1)
    quality = uniform(count, 30, 98, device, 1)[:, 0]
    kept = chance(count, 0.25, device)
    pictures = pictures * kept + compressed(pictures, quality) * (1 - kept)
    return (pictures.clamp(0, 1) * 255).round()
