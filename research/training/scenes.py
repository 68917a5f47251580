"""Scenes: where tiles and other things are, and where the camera stands. Numpy only; the renderers draw them.

The width of a tile is 1. The table is the plane z = 0, x goes to the right and y away from the player. A thing is a box
whose face has a centre, a direction to the right, one down and a normal. `Scene.things` is in the order of painting.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from research.training import colours, designs, others

if TYPE_CHECKING:
    from numpy.random import Generator

MOST_THINGS = 128
PLAIN = -1  # texture of a thing that has none: boards and racks
UP = np.array([0.0, 0.0, 1.0])


class Stock(NamedTuple):
    """What a scene can choose from: the designs, and the kinds of other things. Textures are numbered in this order."""

    designs: list[designs.Design]
    others: list[str]

    def other_texture(self, index: int) -> int:
        return len(self.designs) * designs.TEXTURES + index


@dataclass
class Thing:
    """A box in the scene."""

    centre: np.ndarray
    right: np.ndarray
    down: np.ndarray
    normal: np.ndarray
    width: float
    height: float
    thick: float
    radius: float
    texture: int
    base: np.ndarray
    inks: np.ndarray
    colour: int = -1  # class of the colour (6: joker), -1 for what is not a tile
    number: int = -1  # class of the number (13: joker)
    shadow: float = 0.0
    grain: float = 0.0


@dataclass
class Camera:
    """A pinhole camera. `axes` are the directions to the right, down and forward."""

    focal: float
    principal: tuple[float, float]
    axes: np.ndarray
    position: np.ndarray

    def project(self, vectors: np.ndarray) -> np.ndarray:
        """Homogeneous pixels of directions: rows in, rows out."""
        seen = vectors @ self.axes.T
        x = seen[:, 0] * self.focal + seen[:, 2] * self.principal[0]
        y = seen[:, 1] * self.focal + seen[:, 2] * self.principal[1]
        return np.stack([x, y, seen[:, 2]], 1)


@dataclass
class Scene:
    """Everything that a renderer needs, for a picture of `size` pixels."""

    size: int
    camera: Camera
    things: list[Thing] = field(default_factory=list)
    light: np.ndarray = field(default_factory=lambda: np.zeros(2))


@dataclass
class Box:
    """One game: design, inks, tile colour, and the tiles that are still in the bag."""

    design: int
    aspect: float
    thick: float
    radius: float
    base: np.ndarray
    inks: dict[str, np.ndarray]
    bag: list[tuple[int, int]]
    shadow: float
    grain: float

    def tile(
        self, random: Generator, centre: np.ndarray, right: np.ndarray, down: np.ndarray, normal: np.ndarray
    ) -> Thing:
        """The next tile of the bag, or the back of one when the bag is empty."""
        first = self.design * designs.TEXTURES
        colour, number = self.bag.pop() if self.bag else (-1, -1)
        if number < 0:
            texture, inks = first + designs.BACK, colours.joker_inks(random, self.inks)
        elif number == designs.NUMBERS:
            texture = first + designs.NUMBERS + int(random.integers(designs.JOKERS))
            inks = colours.joker_inks(random, self.inks)
        else:
            texture = first + number
            inks = np.stack([self.inks[colours.COLOURS[colour]]] * 2 + [self.base])
        base = np.clip(self.base * random.normal(1, 0.02), 0, 1)
        return Thing(
            centre, right, down, normal, 1.0, self.aspect, self.thick, self.radius, texture, base, inks,
            colour, number, self.shadow, self.grain,
        )  # fmt: skip


def new_box(random: Generator, stock: Stock) -> Box:
    palette = str(random.choice(colours.PALETTES, p=colours.CHANCES))
    index = int(random.integers(len(stock.designs)))
    bag = [(colours.COLOURS.index(colour), number) for colour in palette for number in range(13)] * 2
    bag += [(6, 13)] * int(random.choice([2, 4, 8, 12]))
    order = random.permutation(len(bag))
    return Box(
        design=index,
        aspect=stock.designs[index].aspect,
        thick=random.uniform(0.05, 0.45),
        radius=random.uniform(0.03, 0.2),
        base=colours.tile_colour(random),
        inks=colours.inks(random, palette),
        bag=[bag[place] for place in order],
        shadow=random.uniform(0.1, 0.75),
        grain=random.choice([0.0, 0.0, 0.03]),
    )


def camera_at(random: Generator, size: int, tile: float, tilt: float, turn: float, roll: float) -> Camera:
    """A camera that sees a tile at the origin `tile` pixels wide, from `tilt` radians off the normal of the table."""
    focal = size * random.uniform(1.1, 2.8)
    principal = (size * random.uniform(0.25, 0.75), size * random.uniform(0.25, 0.75))
    right = np.array([np.cos(turn), np.sin(turn), 0])
    level = np.array([-np.sin(turn), np.cos(turn), 0])
    forward = level * np.sin(tilt) - UP * np.cos(tilt)
    down = np.cross(forward, right)
    axes = np.stack([right * np.cos(roll) + down * np.sin(roll), down * np.cos(roll) - right * np.sin(roll), forward])
    return Camera(focal, principal, axes, -forward * focal / tile)


def flat(angle: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The directions of a face that lies on the table: right, down, normal."""
    cos, sin = np.cos(angle), np.sin(angle)
    return np.array([cos, sin, 0]), np.array([sin, -cos, 0]), UP


def random_scene(random: Generator, stock: Stock, size: int, smallest: float = 18, largest: float = 170) -> Scene:
    """A table with melds, scattered tiles, racks, several of these, or nothing of the game at all."""
    kind = str(random.choice(["melds", "scatter", "rack", "mixed", "nothing"], p=[0.4, 0.14, 0.27, 0.12, 0.07]))
    middle, spread = np.log(smallest * largest) / 2 - 0.25, np.log(largest / smallest) / 4.5
    tile = float(np.clip(np.exp(random.normal(middle, spread)), smallest, largest))
    roll = random.normal(0, 0.06) if random.random() < 0.85 else random.uniform(-np.pi, np.pi)
    if kind == "rack":
        tilt, turn = random.uniform(0.45, 1.4), random.normal(0, 0.4)
    else:
        tilt = random.uniform(0, 0.5) if random.random() < 0.55 else random.uniform(0.4, 1.15)
        turn = random.normal(0, 0.2) if random.random() < 0.6 else random.uniform(-np.pi, np.pi)
    scene = Scene(size, camera_at(random, size, tile, tilt, turn, roll), light=random.normal(0, 0.08, 2))
    reach = min(0.75 * size / tile, 17)
    box = new_box(random, stock)
    if random.random() < 0.45:
        lay_sheets(random, stock, scene, reach)
    lying: list[Thing] = []
    if kind in {"melds", "mixed"}:
        lying += melds(random, box, reach)
    if kind in {"scatter", "mixed"}:
        lying += scattered(random, box, reach, lying)
    if random.random() < (0.9 if kind == "nothing" else 0.25):
        lying += small_things(random, stock, reach, lying)
    if kind == "nothing" and random.random() < 0.5:
        box.bag = []
        lying += scattered(random, box, reach, lying)
    position = scene.camera.position
    lying.sort(key=lambda thing: -float(np.linalg.norm(thing.centre - position)))
    scene.things += lying
    if kind == "rack" or (kind == "mixed" and random.random() < 0.4):
        racks(random, box, scene, reach, 0.0 if kind == "rack" else -reach * 0.6)
    scene.things = visible(scene)[-MOST_THINGS:]
    return scene


def visible(scene: Scene) -> list[Thing]:
    """The things that are in front of the camera and near the picture."""
    kept = []
    for thing in scene.things:
        x, y, depth = scene.camera.project((thing.centre - scene.camera.position)[None])[0]
        reach = scene.camera.focal * max(thing.width, thing.height) / max(depth, 1e-3)
        nearest = depth - max(thing.width, thing.height)
        if nearest > 0.4 and -reach < x / depth < scene.size + reach and -reach < y / depth < scene.size + reach:
            kept.append(thing)
    return kept


def melds(random: Generator, box: Box, reach: float) -> list[Thing]:
    """Rows of tiles with gaps between them."""
    base = random.normal(0, 0.1) if random.random() < 0.8 else random.uniform(-np.pi, np.pi)
    gap, lead = random.uniform(1.0, 1.12), box.aspect * random.uniform(1.01, 1.6)
    most = int(random.choice([12, 45, 80, 106]))
    untidy = random.choice([0.0, 0.01, 0.03, 0.07])
    along, across = flat(base)[0], -flat(base)[1]
    things: list[Thing] = []
    rows = random.uniform(-1, -0.2) * reach + np.arange(40) * lead
    for row in rows[np.abs(rows) < reach]:
        x = random.uniform(-1, -0.3) * reach
        while x < reach and len(things) < most:
            turned = random.normal(0, untidy) + (np.pi if random.random() < 0.07 else 0)
            for _ in range(int(random.integers(1, 3)) if random.random() < 0.1 else int(random.integers(3, 9))):
                right, down, normal = flat(base + turned + random.normal(0, untidy))
                centre = along * x + across * (row + random.normal(0, untidy)) + UP * box.thick
                things.append(box.tile(random, centre, right, down, normal))
                x += gap + abs(random.normal(0, untidy))
            x += random.uniform(0.15, 3)
    return things[:most]


def free(place: np.ndarray, things: list[Thing], distance: float) -> bool:
    return all(np.linalg.norm(thing.centre[:2] - place) > distance for thing in things)


def scattered(random: Generator, box: Box, reach: float, used: list[Thing]) -> list[Thing]:
    """Single tiles in any direction, some of them with the face down."""
    things: list[Thing] = []
    distance = float(np.hypot(1, box.aspect)) * random.uniform(0.72, 1.0)
    aside = random.random() < 0.3
    for _ in range(int(random.integers(2, 45))):
        place = random.uniform(-reach, reach, 2)
        if not free(place, used + things, distance):
            continue
        right, down, normal = flat(random.normal(0, 0.5) if aside else random.uniform(-np.pi, np.pi))
        saved = box.bag
        if random.random() < 0.06:
            box.bag = []
        things.append(box.tile(random, np.array([*place, box.thick]), right, down, normal))
        box.bag = saved
    return things


def random_colour(random: Generator) -> np.ndarray:
    return colours.rgb(random.uniform(0, 360), random.uniform(0, 0.9) ** 1.5, random.uniform(0.08, 0.98))


def other(random: Generator, stock: Stock, index: int, place: np.ndarray, angle: float) -> Thing:
    """A thing that is not a tile, flat on the table."""
    kind = stock.others[index]
    aspect, least, most = others.PROPORTIONS[kind]
    width = random.uniform(least, most)
    sheet = kind in {"card", "page", "numbers", "box"}
    thick = 0.01 if sheet else random.uniform(0.1, 0.5)
    pale = kind in {"card", "page", "numbers", "letter", "blank"} or random.random() < 0.4
    base = colours.tile_colour(random) if pale else random_colour(random)
    dark = base.mean() > 0.5
    inks = np.stack([random_colour(random) * (0.45 if dark else 1) + (0 if dark else 0.4) for _ in range(3)])
    if random.random() < 0.5:
        inks[0] = 0.1 if dark else 0.93
    right, down, normal = flat(angle)
    radius = min(0.1 * width, 0.12)
    if kind == "round":
        radius = width * 0.499
        thick = random.choice([0.0, 0.0, 0.2])
        base = random_colour(random) * (0.5 if random.random() < 0.6 else 1)
        inks = np.clip(base + random.normal(0, 0.25, (3, 3)), 0, 1)
    return Thing(
        np.array([*place, thick]), right, down, normal, width, width * aspect, thick, radius,
        stock.other_texture(index), base, np.clip(inks, 0, 1), shadow=random.uniform(0.1, 0.6),
    )  # fmt: skip


def pick(random: Generator, stock: Stock, kinds: set[str]) -> int:
    options = [index for index, kind in enumerate(stock.others) if kind in kinds]
    return int(random.choice(options))


def lay_sheets(random: Generator, stock: Stock, scene: Scene, reach: float) -> None:
    """Large flat things under everything else: pages, boxes, cloths, trays."""
    for _ in range(int(random.integers(1, 5))):
        place, angle = random.uniform(-reach, reach, 2), random.uniform(-np.pi, np.pi)
        if random.random() < 0.5:
            scene.things.append(
                other(random, stock, pick(random, stock, {"card", "page", "numbers", "box", "round"}), place, angle)
            )
        else:
            right, down, normal = flat(angle)
            width, height = random.uniform(1, 14, 2)
            thick = random.choice([0.01, 0.3])
            scene.things.append(board(random, np.array([*place, thick]), right, down, normal, width, height, thick))


def small_things(random: Generator, stock: Stock, reach: float, used: list[Thing]) -> list[Thing]:
    """Dice, dominoes, letter tiles, blank tiles, or the keys of a keyboard."""
    things: list[Thing] = []
    if random.random() < 0.35:
        angle, start = random.uniform(-np.pi, np.pi), random.uniform(-reach, reach / 2, 2)
        right, down, _ = flat(angle)
        sample = other(random, stock, pick(random, stock, {"key"}), start, angle)
        for row in range(int(random.integers(2, 6))):
            for column in range(int(random.integers(4, 13))):
                place = start + (right * column - down * row)[:2] * sample.width * 1.12 + right[:2] * row * 0.2
                if free(place, used, 1.3):
                    key = other(random, stock, pick(random, stock, {"key"}), place, angle)
                    key.width = key.height = sample.width
                    key.base, key.inks = sample.base, sample.inks
                    things.append(key)
        return things
    kinds = {
        str(random.choice(["domino", "die", "letter", "blank", "card", "round"])),
        str(random.choice(["card", "domino", "die", "key", "letter", "round"])),
    }
    for _ in range(int(random.integers(1, 16))):
        place = random.uniform(-reach, reach, 2)
        thing = other(random, stock, pick(random, stock, kinds), place, random.uniform(-np.pi, np.pi))
        if free(place, used + things, max(thing.width, thing.height) * 0.7 + 0.75):
            things.append(thing)
    return things


def board(
    random: Generator, centre: np.ndarray, right: np.ndarray, down: np.ndarray, normal: np.ndarray,
    width: float, height: float, thick: float, base: np.ndarray | None = None,
) -> Thing:  # fmt: skip
    """A plain board: part of a rack, a tray or a cloth."""
    colour = random_colour(random) if base is None else base
    return Thing(
        centre, right, down, normal, width, height, thick, min(0.08, height / 4), PLAIN, colour, np.stack([colour] * 3),
        shadow=0.3, grain=random.choice([0.0, 0.15, 0.35]),
    )  # fmt: skip


def racks(random: Generator, box: Box, scene: Scene, reach: float, away: float) -> None:
    """A rack of one to three steps. The edge of a step may cover the lower part of its tiles."""
    steps = int(random.choice([1, 2, 3], p=[0.3, 0.5, 0.2]))
    lean = random.uniform(0.1, 0.75)
    upward = np.array([0, np.sin(lean), np.cos(lean)])
    right, normal = np.array([1.0, 0, 0]), np.array([0, -np.cos(lean), np.sin(lean)])
    lip, lip_thick = random.uniform(0.0, 0.26), random.uniform(0.04, 0.3)
    rise = box.aspect * random.uniform(0.45, 1.1)
    retreat = random.uniform(0.1, 0.9) * box.aspect
    wood = colours.jittered(random, (150, 100, 55), 30) if random.random() < 0.4 else random_colour(random)
    length = random.uniform(6, 2 * reach + 4)
    if random.random() < 0.35:
        wood = wood * 0.2
    left = random.uniform(-min(length * 0.7, reach), -length * 0.2)
    gap = random.choice([1.0, 1.01, 1.04, 1.1])
    full = random.uniform(0.45, 1.0)
    behind = random.random() < 0.65
    extra = random.uniform(-0.4, 0.4)
    foot = random.uniform(0.0, 0.6)
    middle = left + length / 2
    for step in range(steps - 1, -1, -1):
        bottom = np.array([0, away + step * retreat, foot + step * rise])
        if behind:
            tall = box.aspect * (1 + extra) + 0.2
            centre = bottom + upward * (tall / 2 - 0.2) - normal * box.thick + right * middle
            scene.things.append(
                board(random, centre, right, -upward, normal, length, tall, 0.1, wood * random.uniform(0.6, 1))
            )
        x, turned = left + random.uniform(0.5, 2), random.random() < 0.04
        while x < left + length - 0.6:
            if random.random() > full:
                if random.random() < 0.3:
                    centre = (
                        bottom
                        + right * (x + 0.2)
                        + upward * (box.aspect / 2)
                        - normal * box.thick * random.uniform(0, 0.9)
                    )
                    width, tall = random.uniform(0.5, 1.1), random.uniform(0.6, 1.1) * box.aspect
                    scene.things.append(
                        board(random, centre, right, -upward, normal, width, tall, 0.02, wood * random.uniform(0.5, 1))
                    )
                x += random.uniform(0.6, 2)
                continue
            slip = random.normal(0, 0.02)
            side, head = right * np.cos(slip) + upward * np.sin(slip), upward * np.cos(slip) - right * np.sin(slip)
            lean_out = 0.0 if random.random() < 0.9 else random.uniform(0, 0.1)
            centre = bottom + right * x + upward * (box.aspect / 2 + lean_out)
            sign = -1 if turned and random.random() < 0.5 else 1
            scene.things.append(box.tile(random, centre, sign * side, -sign * head, normal))
            x += gap + abs(random.normal(0, 0.01))
        tall = lip * box.aspect + rise * 0.6
        centre = bottom + normal * lip_thick + upward * (lip * box.aspect - tall / 2) + right * middle
        scene.things.append(board(random, centre, right, -upward, normal, length, tall, lip_thick, wood))
    for _ in range(int(random.choice([0, 2, 3]))):
        centre = np.array([random.uniform(left, left + length), away - 0.1, 0.1 + foot / 2])
        size = random.uniform(0.2, 0.7, 2)
        scene.things.append(
            board(random, centre, right, -upward, normal, size[0], size[1], 0.1, wood * random.uniform(0.4, 1))
        )
