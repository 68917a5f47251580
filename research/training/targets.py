"""What the network should answer for a rendered picture, and how wrong its answer is."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from research.training.net import COLOUR, EXTENT, NUMBER, PEAK, PLACE, STRIDE, UNIT, UPWARD
from research.training.render import Drawn, project

SMALLEST = 9.0  # tiles that are thinner than this in pixels count as unreadable


class Truth(NamedTuple):
    """The readable tiles of some pictures, one row each, and the unreadable ones that the network may find or not."""

    scene: Tensor
    place: Tensor  # centre in pixels
    extent: Tensor  # width and height in pixels
    upward: Tensor
    colour: Tensor
    number: Tensor
    unsure_scene: Tensor
    unsure_place: Tensor
    unsure_reach: Tensor


def truth(packed: dict[str, Tensor], drawn: Drawn, scale: float, size: int) -> Truth:
    """Reads the tiles off a packed batch whose pictures were scaled by `scale` to `size` pixels."""
    half = packed["shape"][:, :2] / 2
    unit = torch.tensor([[0.0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]], device=half.device)
    points = project(packed["face"], unit[None] * half[:, None]) * scale
    centre, left, right, top, bottom = points.unbind(1)
    extent = torch.stack([(right - left).norm(dim=1), (bottom - top).norm(dim=1)], 1)
    upward = functional.normalize(top - bottom, dim=1)
    inside = ((centre > 0) & (centre < size)).all(1)
    tile = packed["number"] >= 0
    good = tile & inside & (drawn.top_seen > 0.75) & (drawn.face_seen > 0.5) & (extent.amin(1) >= SMALLEST)
    unsure = tile & ~good & (drawn.top_seen > 0.1)
    return Truth(
        packed["scene"][good], centre[good], extent[good], upward[good], packed["colour"][good], packed["number"][good],
        packed["scene"][unsure], centre[unsure], extent[unsure].amax(1) / 2,
    )  # fmt: skip


class Targets(NamedTuple):
    """For each cell: how near it is to a centre (1 for the nearest), the tile it belongs to, and whether it counts."""

    peak: Tensor
    tile: Tensor
    counted: Tensor


def targets(real: Truth, scenes: int, size: int) -> Targets:
    """The targets of pictures of `size` pixels."""
    cells = size // STRIDE
    device = real.place.device
    steps = torch.arange(cells, device=device) + 0.5

    def nearness(place: Tensor, spread: Tensor) -> Tensor:
        distance = (steps[None, None, :] * STRIDE - place[:, 0, None, None]) ** 2
        distance = distance + (steps[None, :, None] * STRIDE - place[:, 1, None, None]) ** 2
        return torch.exp(-distance / (2 * spread[:, None, None] ** 2))

    count = real.scene.shape[0]
    spread = (real.extent.amin(1) * 0.15).clamp(0.45 * STRIDE, 3 * STRIDE)
    near = nearness(real.place, spread)
    column, row = (real.place / STRIDE).long().clamp(0, cells - 1).T
    near[torch.arange(count, device=device), row, column] = 1.0
    key = (near * 1e6).long() * 16384 + torch.arange(count, device=device)[:, None, None]
    best = torch.zeros(scenes, cells, cells, dtype=torch.long, device=device)
    best.scatter_reduce_(0, real.scene[:, None, None].expand_as(key), key, "amax")
    peak, tile = (best // 16384).float() / 1e6, best % 16384
    hidden = torch.zeros(scenes, cells, cells, device=device)
    if real.unsure_scene.shape[0]:
        reach = (nearness(real.unsure_place, real.unsure_reach.clamp(min=STRIDE)) > 0.5).float()
        hidden.scatter_reduce_(0, real.unsure_scene[:, None, None].expand_as(reach), reach, "amax")
    counted = ((hidden == 0) | (peak > 0.5)).float()
    return Targets(peak, tile, counted)


def loss(output: Tensor, wanted: Targets, real: Truth) -> tuple[Tensor, dict[str, Tensor]]:
    """The error of the network, and its parts."""
    output = output.float()
    logit = output[:, PEAK]
    score = torch.sigmoid(logit).clamp(1e-5, 1 - 1e-5)
    positive = (wanted.peak >= 0.9999).float()
    count = positive.sum().clamp(min=1)
    missed = (1 - score) ** 2 * functional.logsigmoid(logit) * positive
    invented = (1 - wanted.peak) ** 4 * score**2 * functional.logsigmoid(-logit) * (1 - positive) * wanted.counted
    parts = {"peak": -(missed + invented).sum() / count}
    chosen = wanted.peak > 0.6
    if not bool(chosen.any()):
        return parts["peak"], parts
    picture, row, column = chosen.nonzero().T
    cell = output[picture, :, row, column]
    tile = wanted.tile[picture, row, column]
    weight = wanted.peak[picture, row, column]
    weight = weight / weight.sum()
    corner = torch.stack([column, row], 1).float()
    place = real.place[tile] / STRIDE - corner
    extent = torch.log(real.extent[tile] / UNIT)

    def distance(answer: Tensor, right: Tensor) -> Tensor:
        return (functional.smooth_l1_loss(answer, right, reduction="none", beta=0.3).sum(1) * weight).sum()

    def surprise(answer: Tensor, right: Tensor) -> Tensor:
        return (functional.cross_entropy(answer, right, reduction="none", label_smoothing=0.01) * weight).sum()

    parts["place"] = distance(cell[:, PLACE], place)
    parts["extent"] = distance(cell[:, EXTENT], extent)
    parts["upward"] = distance(cell[:, UPWARD], real.upward[tile])
    parts["colour"] = surprise(cell[:, COLOUR], real.colour[tile])
    parts["number"] = surprise(cell[:, NUMBER], real.number[tile])
    weights = {"peak": 1.0, "place": 0.5, "extent": 1.0, "upward": 1.0, "colour": 1.5, "number": 2.0}
    return torch.stack([part * weights[name] for name, part in parts.items()]).sum(), parts


class Score(NamedTuple):
    """Counts over some pictures: readable tiles, found ones, exactly right ones, and finds where nothing is."""

    tiles: int
    found: int
    number_right: int
    right: int
    invented: int


def score(output: Tensor, real: Truth, threshold: float = 0.35) -> Score:
    """Compares the peaks of the network with the truth: a find counts if it is nearest to the centre of a tile."""
    output = output.float()
    heat = torch.sigmoid(output[:, PEAK])
    peaks = (heat > threshold) & (heat == functional.max_pool2d(heat[:, None], 3, 1, 1)[:, 0])
    picture, row, column = peaks.nonzero().T
    cell = output[picture, :, row, column]
    place = (torch.stack([column, row], 1) + cell[:, PLACE]) * STRIDE
    order = heat[picture, row, column].argsort(descending=True)
    picture, place, cell = picture[order], place[order], cell[order]
    extent = torch.exp(cell[:, EXTENT].clamp(max=3)) * UNIT
    gap = (place[:, None] - place[None]).norm(dim=2) / extent.amin(1)[None].clamp(min=4)
    twin = (gap < 0.55) & (picture[:, None] == picture[None])
    keep = ~(twin & torch.ones_like(twin).tril(-1)).any(1)
    picture, place, cell = picture[keep], place[keep], cell[keep]
    away = (place[:, None] - real.place[None]).norm(dim=2) / real.extent.amin(1)[None]
    away = torch.where(picture[:, None] == real.scene[None], away, torch.inf)
    if not away.numel():
        return Score(real.scene.shape[0], 0, 0, 0, int(picture.shape[0]))
    nearest, find = away.min(0)
    found = nearest < 0.5
    number = (cell[find][:, NUMBER].argmax(1) == real.number) & found
    right = (cell[find][:, COLOUR].argmax(1) == real.colour) & number
    unsure = (place[:, None] - real.unsure_place[None]).norm(dim=2) < real.unsure_reach[None] * 1.5
    unsure &= picture[:, None] == real.unsure_scene[None]
    invented = (away.amin(1) >= 0.5) & ~unsure.any(1)
    return Score(real.scene.shape[0], int(found.sum()), int(number.sum()), int(right.sum()), int(invented.sum()))
