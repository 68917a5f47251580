"""Draws packed scenes with torch, many at a time: tiles, shadows, sides, racks, on a made-up table.

Each thing is tested only against the pixels of a window around it. A pixel keeps the thing that was painted last, and
its colour is looked up once at the end.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from research.training.textures import LEVELS, Textures

WINDOWS = (48, 96, 192, 384)
SLICES = (0.0, 0.3, 0.65, 1.0)  # planes in which a thing is tested, from its face to its back
CHUNK = 24_000_000  # pixels that are tested at a time
TOP = 0.12  # the part of a face above this line (from -0.5 to 0.5) has the number


class TorchTextures(NamedTuple):
    """`research.training.textures.Textures` on the device."""

    pixels: Tensor
    starts: Tensor
    widths: Tensor
    heights: Tensor


def on_device(textures: Textures, device: torch.device) -> TorchTextures:
    return TorchTextures(*(torch.from_numpy(array).to(device) for array in textures))


class Drawn(NamedTuple):
    """Pictures from 0 to 1 (scenes x 3 x size x size), and how much of each thing's face and of its top is visible."""

    pictures: Tensor
    face_seen: Tensor
    top_seen: Tensor


def inverse(matrix: Tensor) -> Tensor:
    """The inverse of 3 x 3 matrices up to a factor, which homogeneous coordinates do not need."""
    a, b, c = matrix.unbind(-2)
    return torch.stack([torch.linalg.cross(b, c), torch.linalg.cross(c, a), torch.linalg.cross(a, b)], -1)


def planes(packed: dict[str, Tensor]) -> Tensor:
    """For each thing and slice the map from the plane to pixels."""
    depths = torch.tensor(SLICES, device=packed["face"].device)
    shift = -depths[None, :, None] * packed["shape"][:, 2, None, None] * packed["depth"][:, None, :]
    maps = packed["face"][:, None].repeat(1, len(SLICES), 1, 1)
    maps[..., 2] += shift
    return maps


def project(maps: Tensor, points: Tensor) -> Tensor:
    """Pixels of points: maps (… x 3 x 3), points (… x n x 2)."""
    homogeneous = torch.cat([points, torch.ones_like(points[..., :1])], -1) @ maps.transpose(-1, -2)
    return homogeneous[..., :2] / homogeneous[..., 2:].clamp(min=1e-3)


def corners(packed: dict[str, Tensor], maps: Tensor) -> Tensor:
    """The four corners of each slice, from the face to the back: things x slices x 4 x 2."""
    unit = torch.tensor([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]], device=maps.device)
    return project(maps, (unit * packed["shape"][:, None, :2])[:, None].expand(-1, maps.shape[1], -1, -1))


def outside(x: Tensor, y: Tensor, width: Tensor, height: Tensor, radius: Tensor) -> Tensor:
    """The distance from a rounded rectangle around the origin; negative inside."""
    across = x.abs() - (width / 2 - radius)
    along = y.abs() - (height / 2 - radius)
    beyond = torch.sqrt(across.clamp(min=0) ** 2 + along.clamp(min=0) ** 2)
    return beyond + torch.maximum(across, along).clamp(max=0) - radius


def raster(packed: dict[str, Tensor], maps: Tensor, back: Tensor, scenes: int, size: int) -> tuple[Tensor, Tensor]:
    """For each pixel the topmost thing as (thing + 1) * 8 + level (its face is the highest), and the shadow."""
    device = maps.device
    topmost = torch.zeros(scenes * size * size, dtype=torch.int32, device=device)
    shadow = torch.zeros(scenes * size * size, device=device)
    ends = corners(packed, maps).flatten(1, 2)
    reach = (ends.amax(1) - ends.amin(1)).amax(1, keepdim=True) * 0.12 + 2
    low = (ends.amin(1) - reach).floor().clamp(0, size)
    high = (ends.amax(1) + reach).ceil().clamp(0, size)
    extent = high - low
    limits = torch.tensor([*WINDOWS, size], device=device)
    group = torch.bucketize(extent, limits.float())
    group[(extent <= 0).any(1)] = -1
    key = group[:, 0] * 8 + group[:, 1]
    for value in torch.unique(key[group[:, 0] >= 0]).tolist():
        wide, tall = int(limits[value // 8]), int(limits[value % 8])
        members = (key == value).nonzero()[:, 0]
        for some in members.split(max(1, CHUNK // (wide * tall))):
            paint(packed, back, some, low[some], (wide, tall), size, topmost, shadow)
    return topmost, shadow


def paint(
    packed: dict[str, Tensor], back: Tensor, some: Tensor, low: Tensor, window: tuple[int, int], size: int,
    topmost: Tensor, shadow: Tensor,
) -> None:  # fmt: skip
    """Paints some things whose windows have one size."""
    x = low[:, 0, None, None] + torch.arange(window[0], device=low.device)[None, None, :]
    y = low[:, 1, None, None] + torch.arange(window[1], device=low.device)[None, :, None]
    inside_picture = (x < size) & (y < size)
    place = packed["scene"][some, None, None] * (size * size) + (y * size + x).long()
    place = torch.where(inside_picture, place, 0).reshape(-1)
    width, height, thick, radius = packed["shape"][some].T[:, :, None, None]
    found = torch.zeros(x.shape[0], window[1], window[0], dtype=torch.int32, device=low.device)
    across = along = width
    for index in range(len(SLICES)):
        across, along = local(back[some, index], x + 0.5, y + 0.5)
        level = len(SLICES) - index
        inside = outside(across, along, width, height, radius) < 0
        found = torch.maximum(found, inside.int() * level)
    number = ((some.int() + 1) * 8)[:, None, None] + found
    number = torch.where((found > 0) & inside_picture, number, 0)
    topmost.scatter_reduce_(0, place, number.reshape(-1), "amax")
    light = packed["light"][some][:, :, None, None] * (0.3 + 3 * thick)[:, None].clamp(max=1.5)
    soft = 0.06 + thick * 0.35
    away = outside(across - light[:, 0], along - light[:, 1], width, height, radius)
    strength = (1 - (away / soft + 0.5).clamp(0, 1)) * packed["shadow"][some, None, None]
    shadow.scatter_reduce_(0, place, torch.where(inside_picture, strength, 0.0).reshape(-1), "amax")


def local(back: Tensor, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """The point of a plane that a pixel shows, by one map per leading index."""
    m = back.reshape(*back.shape[:1], *([1] * (x.dim() - 1)), 3, 3)
    below = m[..., 2, 0] * x + m[..., 2, 1] * y + m[..., 2, 2]
    below = torch.where(below.abs() < 1e-12, 1e-12, below)
    right = m[..., 0, 0] * x + m[..., 0, 1] * y + m[..., 0, 2]
    down = m[..., 1, 0] * x + m[..., 1, 1] * y + m[..., 1, 2]
    return right / below, down / below


def look_up(textures: TorchTextures, start: Tensor, width: Tensor, height: Tensor, u: Tensor, v: Tensor) -> Tensor:
    """The four channels at u, v (0 to 1) of textures with these starts and sizes, between their pixels."""
    x, y = (u * width - 0.5).clamp(min=0), (v * height - 0.5).clamp(min=0)
    x = torch.minimum(x, width - 1.001)
    y = torch.minimum(y, height - 1.001)
    left, top = x.long(), y.long()
    fx, fy = (x - left)[:, None], (y - top)[:, None]
    first = start + top * width + left
    pixels = textures.pixels.view(torch.int32)[:, 0]  # four channels in one value, so that one look-up gets them all

    def at(place: Tensor) -> Tensor:
        return pixels.index_select(0, place).view(torch.uint8).reshape(-1, 4)

    upper = at(first) * (1 - fx) + at(first + 1) * fx
    lower = at(first + width) * (1 - fx) + at(first + width + 1) * fx
    return upper * (1 - fy) + lower * fy


def render(packed: dict[str, Tensor], textures: TorchTextures, background: Tensor) -> Drawn:
    """Draws the things on the background (scenes x 3 x size x size)."""
    scenes, _, size, _ = background.shape
    count = packed["scene"].shape[0]
    if count == 0:
        return Drawn(background, background.new_zeros(0), background.new_zeros(0))
    device = background.device
    maps = planes(packed)
    back = inverse(maps)
    back = back / back.flatten(-2).norm(dim=-1)[..., None, None]
    topmost, shadow = raster(packed, maps, back, scenes, size)
    picture = background.permute(0, 2, 3, 1).reshape(-1, 3) * (1 - shadow[:, None])
    pixels = topmost.nonzero()[:, 0]
    thing = (topmost[pixels] >> 3).long() - 1
    level = (topmost[pixels] & 7).long()
    x, y = (pixels % size) + 0.5, (pixels // size % size) + 0.5
    s, t = local(back.reshape(-1, 3, 3).index_select(0, thing * len(SLICES) + len(SLICES) - level), x, y)
    ends = corners(packed, maps)[:, 0]
    area = polygon_area(ends)
    texture = packed["texture"].clamp(min=0)
    scale = textures.widths[texture, 0] * textures.heights[texture, 0] / area.clamp(min=1)
    wanted = (0.5 * torch.log2(scale.clamp(min=1)) + 0.2).long().clamp(0, LEVELS - 1)
    kept = [packed["shape"], packed["base"], packed["inks"].flatten(1), packed["grain"][:, None]]
    attributes = torch.cat(kept, 1).index_select(0, thing)
    shape, base, inks, grain = torch.split(attributes, [4, 3, 9, 1], 1)
    u, v = (s / shape[:, 0] + 0.5).clamp(0, 1), (t / shape[:, 1] + 0.5).clamp(0, 1)
    start, width, height = (each[texture, wanted].index_select(0, thing) for each in textures[1:])
    masks = look_up(textures, start, width, height, u, v) / 255
    printed = (packed["texture"] >= 0)[thing] & (level == len(SLICES))
    masks = torch.where(printed[:, None], masks, masks.new_tensor([0, 0, 0, 128 / 255]))
    stripes = torch.sin(t * 23 + torch.sin(s * 1.7 + thing) * 2 + torch.sin(t * 7 + s) * 3)
    inked = masks[:, :3].sum(1, keepdim=True).clamp(max=1)
    colour = base * (1 + grain * stripes[:, None] * 0.5) * (1 - inked)
    for ink in range(3):
        colour = colour + masks[:, ink, None] * inks[:, 3 * ink : 3 * ink + 3]
    edge = outside(s, t, shape[:, 0], shape[:, 1], shape[:, 3])
    per_scene = packed["scene"][thing]
    bevel = (torch.rand(scenes, device=device) * 0.12 + 0.03)[per_scene]
    amount = (torch.rand(scenes, device=device) * 0.5 - 0.1)[per_scene]
    steep = (1 + edge / bevel).clamp(0, 1) * amount
    horizontal = (u - 0.5).abs() > (v - 0.5).abs()
    sign = torch.where(horizontal, torch.sign(u - 0.5), torch.sign(v - 0.5))
    sun = (torch.rand(scenes, 2, device=device) - 0.5)[per_scene]
    slope = torch.where(horizontal, sun[:, 0], sun[:, 1]) * sign
    relief = (masks[:, 3] * (255 / 128)) * (1 + steep * slope - steep.clamp(min=0) * 0.25)
    sides = torch.rand(count, device=device) * 0.4 + 0.5
    depth = torch.where(level == len(SLICES), torch.ones_like(s), sides[thing] * torch.where(level == 1, 0.85, 1.0))
    own = 1 + torch.randn(count, device=device)[thing] * 0.025
    under = torch.where(packed["colour"][thing] < 0, shadow[pixels] * (packed["texture"][thing] < 0), 0.0)
    picture[pixels] = (colour * (relief * depth * own * (1 - 0.7 * under))[:, None]).clamp(0, 1)
    face = level == len(SLICES)
    seen = torch.bincount(thing[face], minlength=count)
    top = torch.bincount(thing[face & (v - 0.5 < TOP)], minlength=count)
    upper = torch.cat([ends[:, :2], ends[:, 1:2] + (ends[:, 2:3] - ends[:, 1:2]) * (TOP + 0.5)], 1)
    upper = torch.cat([upper, ends[:, 0:1] + (ends[:, 3:4] - ends[:, 0:1]) * (TOP + 0.5)], 1)
    pictures = picture.reshape(scenes, size, size, 3).permute(0, 3, 1, 2)
    return Drawn(pictures, seen / area.clamp(min=1), top / polygon_area(upper).clamp(min=1))


def polygon_area(points: Tensor) -> Tensor:
    """The area of polygons: … x corners x 2."""
    following = points.roll(-1, -2)
    return (points[..., 0] * following[..., 1] - points[..., 1] * following[..., 0]).sum(-1).abs() / 2


def shrink(pictures: Tensor, size: int) -> Tensor:
    """The pictures in another size; smaller ones are averages, as in a camera."""
    return functional.interpolate(pictures, size=(size, size), mode="bilinear", antialias=True, align_corners=False)
