"""Scenes as plain arrays: one row per thing, in the order of painting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from research.training.scenes import Scene

CORNERS = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])


def pack(scenes: Sequence[Scene]) -> dict[str, np.ndarray]:
    """The arrays that `research.training.render` draws.

    `face` maps a point of a thing's face (right, down, 1) to homogeneous pixels; adding `depth` times a distance to its
    last column gives the plane so far in front of the face. `table` does the same for the table, one per scene.
    """
    things = [(index, scene, thing) for index, scene in enumerate(scenes) for thing in scene.things]
    faces, depths, lights = [], [], []
    for _, scene, thing in things:
        camera = scene.camera
        vectors = np.stack([thing.right, thing.down, thing.centre - camera.position, thing.normal])
        columns = camera.project(vectors)
        faces.append(columns[:3].T)
        depths.append(columns[3])
        lights.append([scene.light @ thing.right[:2], scene.light @ thing.down[:2]])
    tables = [
        scene.camera.project(np.stack([np.array([1.0, 0, 0]), np.array([0, 1.0, 0]), -scene.camera.position])).T
        for scene in scenes
    ]
    count = len(things)
    each = [thing for _, _, thing in things]
    return {
        "scene": np.array([index for index, _, _ in things], np.int64).reshape(count),
        "face": np.array(faces, np.float32).reshape(count, 3, 3),
        "depth": np.array(depths, np.float32).reshape(count, 3),
        "light": np.array(lights, np.float32).reshape(count, 2),
        "shape": np.array([[t.width, t.height, t.thick, t.radius] for t in each], np.float32).reshape(count, 4),
        "texture": np.array([t.texture for t in each], np.int64).reshape(count),
        "base": np.array([t.base for t in each], np.float32).reshape(count, 3),
        "inks": np.array([t.inks for t in each], np.float32).reshape(count, 3, 3),
        "colour": np.array([t.colour for t in each], np.int64).reshape(count),
        "number": np.array([t.number for t in each], np.int64).reshape(count),
        "shadow": np.array([t.shadow for t in each], np.float32).reshape(count),
        "grain": np.array([t.grain for t in each], np.float32).reshape(count),
        "table": np.array(tables, np.float32),
    }
