"""Trains the model: `python -m research.training.train FONTS OUT --minutes 8`. `--help` lists the other options.

Designs are drawn once, at the start. Worker processes make up scenes, and the accelerator draws them. Each picture is
used a few times, in changed light. Every tenth font is kept back: the printed score is measured on designs with those.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from PIL import Image
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from research.training import effects
from research.training.net import Net, parameters
from research.training.pack import pack
from research.training.render import TorchTextures, on_device, render, shrink
from research.training.scenes import Stock, random_scene
from research.training.targets import Score, Truth, loss, score, targets, truth
from research.training.textures import draw_stock, new_stock

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 640  # pixels of a picture for the network
DETAIL = 1.25  # pictures are drawn larger by this factor and scaled down, for smooth edges
SMALLEST, LARGEST = 15.0, 300.0  # width of a tile in pixels


class Scenes(IterableDataset[dict[str, Tensor]]):
    """Endless batches of packed scenes."""

    def __init__(self, stock: Stock, batch: int, seed: int) -> None:
        self.stock, self.batch, self.seed = stock, batch, seed

    def __iter__(self) -> Iterator[dict[str, Tensor]]:
        worker = get_worker_info()
        random = np.random.default_rng([self.seed, worker.id if worker else 0])
        while True:
            yield scene_batch(random, self.stock, self.batch)


def scene_batch(random: np.random.Generator, stock: Stock, batch: int) -> dict[str, Tensor]:
    size = round(SIZE * DETAIL)
    made = [random_scene(random, stock, size, SMALLEST * DETAIL, LARGEST * DETAIL) for _ in range(batch)]
    return {name: torch.from_numpy(array) for name, array in pack(made).items()}


@torch.no_grad()
def pictures(packed: dict[str, Tensor], textures: TorchTextures) -> tuple[Tensor, Truth]:
    """Draws and photographs a batch: pictures from 0 to 255, and what is on them."""
    size = round(SIZE * DETAIL)
    drawn = render(packed, textures, effects.tables(packed["table"], size))
    real = truth(packed, drawn, 1 / DETAIL, SIZE)
    return effects.photographed(shrink(drawn.pictures, SIZE)), real


def moved(packed: dict[str, Tensor], device: torch.device) -> dict[str, Tensor]:
    return {name: tensor.to(device, non_blocking=True) for name, tensor in packed.items()}


@torch.no_grad()
def varied(images: Tensor, real: Truth) -> tuple[Tensor, Truth]:
    """Pictures that were used before, in another light and with other noise, and now and then turned."""
    count, device = images.shape[0], images.device
    gain = effects.uniform(count, 0.8, 1.25, device) * effects.uniform(count, 0.92, 1.08, device, 3, 1, 1)
    changed = images.float() * gain + effects.uniform(count, -12, 12, device)
    changed = changed + torch.randn_like(changed) * effects.uniform(count, 0, 6, device)
    if torch.rand(1) < 0.3:
        for _ in range(int(torch.randint(1, 4, (1,)))):
            changed = changed.transpose(2, 3).flip(2)
            real = real._replace(
                place=quarter_turn(real.place, SIZE),
                upward=quarter_turn(real.upward, 0),
                unsure_place=quarter_turn(real.unsure_place, SIZE),
            )
    return changed.clamp(0, 255), real


def quarter_turn(points: Tensor, size: int) -> Tensor:
    """Points of a picture with sides of `size` pixels, after a quarter turn to the left."""
    return torch.stack([points[:, 1], size - points[:, 0]], 1)


@torch.no_grad()
def validate(net: nn.Module, batches: list[tuple[Tensor, Truth]]) -> dict[str, float]:
    """The score of the network on kept pictures."""
    net.eval()
    total = [0] * len(Score._fields)
    for images, real in batches:
        answer = score(net(images.float()), real)
        total = [one + other for one, other in zip(total, answer, strict=True)]
    tiles, found, number, right, invented = total
    net.train()
    return {
        "tiles": tiles,
        "found": round(found / max(1, tiles), 4),
        "number": round(number / max(1, tiles), 4),
        "right": round(right / max(1, tiles), 4),
        "invented": round(invented / max(1, tiles), 4),
    }


def averaged(mean: nn.Module, net: nn.Module, step: int) -> None:
    """Moves the mean of the weights a little towards the weights."""
    keep = min(0.9985, (1 + step) / (20 + step))
    with torch.no_grad():
        ours, theirs = list(mean.state_dict().values()), list(net.state_dict().values())
        floats = [(a, b) for a, b in zip(ours, theirs, strict=True) if a.is_floating_point()]
        torch._foreach_lerp_([a for a, _ in floats], [b for _, b in floats], 1 - keep)


def look(images: Tensor, file: Path) -> None:
    """Saves a few pictures, to see what the network sees."""
    rows = [torch.cat(list(images[start : start + 4]), 2) for start in range(0, min(12, len(images) // 4 * 4), 4)]
    if rows:
        Image.fromarray(torch.cat(rows, 1).permute(1, 2, 0).byte().cpu().numpy()).save(file)


def save(net: nn.Module, file: Path, **facts: Any) -> None:
    """Writes a checkpoint with weights in 16 bits."""
    torch.save({"net": {name: value.half().cpu() for name, value in net.state_dict().items()}, **facts}, file)


def train(options: argparse.Namespace) -> None:
    begun = time.time()
    device = torch.device(options.device)
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    fonts = sorted(options.fonts.glob("*.ttf"))
    kept = fonts[::10]
    used = [font for font in fonts if font not in kept]
    stock = new_stock(options.seed, options.designs, options.others, used)
    test_stock = new_stock(options.seed + 1, max(8, options.designs // 10), 3, kept)
    drawn, test_drawn = (draw_stock(each, some, options.workers) for each, some in ((stock, used), (test_stock, kept)))
    textures, test_textures = on_device(drawn, device), on_device(test_drawn, device)
    random = np.random.default_rng(options.seed + 2)
    tests = [
        pictures(moved(scene_batch(random, test_stock, options.batch), device), test_textures)
        for _ in range(options.tests)
    ]
    tests = [(images.byte(), real) for images, real in tests]
    print(f"{time.time() - begun:.0f} s: {len(stock.designs)} designs, {len(used)} fonts", flush=True)
    look(tests[0][0], options.out / "pictures.png")
    net = Net().to(device)
    if options.start:
        state = torch.load(options.start, map_location="cpu")["net"]
        net.load_state_dict({name: value.float() for name, value in state.items()})
    for weights in net.parameters():
        weights.data = (
            weights.data.contiguous(memory_format=torch.channels_last) if weights.dim() == 4 else weights.data
        )
    mean = deepcopy(net)
    net.train()
    model = torch.compile(net) if options.compile else net
    print(f"{parameters(net):,} weights", flush=True)
    decayed = [p for p in net.parameters() if p.dim() > 1]
    rest = [p for p in net.parameters() if p.dim() <= 1]
    optimizer = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.03}, {"params": rest, "weight_decay": 0}],
        lr=1e-3,
        fused=device.type == "cuda",
    )
    loader = iter(
        DataLoader(
            Scenes(stock, options.batch, options.seed),
            batch_size=None,
            num_workers=options.workers if options.workers > 1 else 0,
            prefetch_factor=3 if options.workers > 1 else None,
            pin_memory=device.type == "cuda",
        )
    )
    started, step, told, log = time.time(), 0, 0.0, []
    pool: list[tuple[Tensor, Truth]] = []
    limit = options.minutes * 60 - (started - begun)
    spent: dict[str, list[float]] = {}  # seconds for the scenes, the pictures and the learning of a step
    while (now := time.time()) - started < limit and step < options.steps:
        share = max((now - started) / limit, step / options.steps)
        fall = 0.5 + 0.5 * math.cos(math.pi * min(1, share))
        rate = min(1, (step + 1) / 150) * (options.last + (options.rate - options.last) * fall)
        for group in optimizer.param_groups:
            group["lr"] = rate
        fresh = step % (options.reuse + 1) == 0
        timed = step % 99 < 2 and step > 10 and device.type == "cuda"
        clock = [time.time()]
        if fresh:
            packed = moved(next(loader), device)
            clock = [time.time()]
            images, real = pictures(packed, textures)
            pool.append((images.byte(), real))
            del pool[: -options.pool]
        else:
            images, real = varied(*pool[int(torch.randint(len(pool), (1,)))])
        if timed:
            torch.cuda.synchronize()
            clock.append(time.time())
        wanted = targets(real, options.batch, SIZE)
        images = images.to(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            output = model(images)
        error, parts = loss(output, wanted, real)
        optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(error)
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        step += 1
        averaged(mean, net, step)
        if timed:
            torch.cuda.synchronize()
            spent["new" if fresh else "old"] = [
                round(clock[0] - now, 3),
                round(clock[1] - clock[0], 3),
                round(time.time() - clock[1], 3),
            ]
        if time.time() - told > options.tell:
            told = time.time()
            line: dict[str, Any] = {
                "seconds": round(told - begun),
                "step": step,
                "pictures": -(-step // (options.reuse + 1)) * options.batch,
                "rate": round(rate, 6),
            }
            line["losses"] = {name: round(float(part.detach()), 4) for name, part in parts.items()}
            line["time"] = spent
            line |= validate(mean, tests)
            log.append(line)
            print(json.dumps(line), flush=True)
            save(mean, options.out / "net.pt", log=log)
    log.append({"end": True, "seconds": round(time.time() - begun), "step": step, **validate(mean, tests)})
    print(json.dumps(log[-1]), flush=True)
    save(mean, options.out / "net.pt", log=log, seed=options.seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path, help="folder with the fonts of training/fonts.txt")
    parser.add_argument("out", type=Path, help="folder for the checkpoint")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--part", type=int, default=0, help="another value gives other scenes, to continue with --start"
    )
    parser.add_argument("--designs", type=int, default=2500)
    parser.add_argument("--others", type=int, default=60, help="textures of each kind of other things")
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--tests", type=int, default=6, help="batches for validation")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--last", type=float, default=2e-6, help="the rate at the end")
    parser.add_argument("--reuse", type=int, default=2, help="how often a picture is used again")
    parser.add_argument("--pool", type=int, default=250, help="batches that are kept to be used again")
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--tell", type=float, default=30, help="seconds between lines of output and checkpoints")
    parser.add_argument("--compile", action="store_true", help="compile the network; it pays in long runs")
    parser.add_argument("--start", type=Path, help="checkpoint to continue from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    train(options)


if __name__ == "__main__":
    main()
