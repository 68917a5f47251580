"""Writes the model that ships: `python -m research.training.export CHECKPOINT FILE`.

Weights are stored in 16 bits and converted back when the model is loaded, so that every runtime computes in 32 bits.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from research.training.net import Net, fused

OPSET = 17
SMALL = 64  # tensors with fewer values stay in 32 bits


def export(net: Net, file: Path) -> None:
    """Writes the network as ONNX with 16-bit weights."""
    torch.onnx.export(
        fused(net), (torch.zeros(1, 3, 256, 320),), str(file), dynamo=False, opset_version=OPSET,
        input_names=["picture"], output_names=["cells"],
        dynamic_axes={"picture": {2: "height", 3: "width"}, "cells": {2: "rows", 3: "columns"}},
    )  # fmt: skip
    model = onnx.load(file)
    shrink(model)
    onnx.checker.check_model(model)
    onnx.save(model, file)


def shrink(model: onnx.ModelProto) -> None:
    """Stores the weights in 16 bits, each with a conversion to 32 bits behind it."""
    graph = model.graph
    casts = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < SMALL:
            continue
        name = tensor.name
        half = numpy_helper.from_array(values.astype(np.float16), f"{name}.half")
        graph.initializer.remove(tensor)
        graph.initializer.append(half)
        casts.append(helper.make_node("Cast", [half.name], [name], to=onnx.TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)


def load(checkpoint: Path) -> Net:
    """The network of a checkpoint."""
    net = Net()
    net.load_state_dict(
        {name: value.float() for name, value in torch.load(checkpoint, map_location="cpu")["net"].items()}
    )
    return net


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("Usage: python -m research.training.export CHECKPOINT FILE")
    export(load(Path(sys.argv[1])), Path(sys.argv[2]))
    print(f"{sys.argv[2]}: {Path(sys.argv[2]).stat().st_size:,} bytes")
