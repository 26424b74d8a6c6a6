"""Weights for a runtime: one file, a JSON header and int8 matrices with a scale a row, vectors as float32."""
import json
import struct

import numpy as np
import torch

from net import KEY, POINTERS, Net
from roles import PARTS, ROLES
from spans import BUCKETS, FEATURES, GRAMS, PLACES, RELATIONS
from votes import MOST, STEP

MAGIC = b"PLTG"


def quantise(matrix):
    """Rows of a matrix as int8 with a float32 scale each."""
    scale = np.maximum(np.abs(matrix).max(1), 1e-8) / 127
    return np.clip(np.round(matrix / scale[:, None]), -127, 127).astype(np.int8), scale.astype(np.float32)


def write(net, path, temperatures, about):
    blobs, tensors, at = [], [], 0
    for name, weight in net.state_dict().items():
        array = weight.numpy().astype(np.float32)
        if array.ndim == 2:
            whole, scale = quantise(array)
            parts = [("int8", whole), ("scale", scale)]
        else:
            parts = [("float32", array)]
        for kind, data in parts:
            raw = data.tobytes()
            tensors.append(dict(name=name, kind=kind, shape=list(data.shape), at=at, bytes=len(raw)))
            raw += b"\0" * (-len(raw) % 8)
            blobs.append(raw)
            at += len(raw)
    header = dict(
        version=2, shape=net.shape, roles=ROLES, parts=PARTS, pointers=POINTERS, key=KEY, buckets=BUCKETS, grams=GRAMS, features=FEATURES, relations=RELATIONS, places=PLACES,
        temperatures=temperatures, step=STEP, most=MOST, about=about, tensors=tensors,
    )
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(text)) + text)
        for raw in blobs:
            file.write(raw)


def read(path):
    """-> (net with the weights as a runtime sees them, header)"""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:4] == MAGIC
    (long,) = struct.unpack("<I", data[4:8])
    header = json.loads(data[8 : 8 + long])
    base, parts = 8 + long, {}
    for one in header["tensors"]:
        form = np.int8 if one["kind"] == "int8" else np.float32
        raw = np.frombuffer(data, form, int(np.prod(one["shape"])), base + one["at"]).reshape(one["shape"])
        parts.setdefault(one["name"], {})[one["kind"]] = raw
    weights = {}
    for name, kinds in parts.items():
        array = kinds["float32"] if "float32" in kinds else kinds["int8"].astype(np.float32) * kinds["scale"][:, None]
        weights[name] = torch.from_numpy(np.array(array))
    net = Net(**header["shape"])
    net.load_state_dict(weights)
    return net, header
