"""The net: cells attend to each other, biased by how they stand; heads for role, part, record start, continued text, and three pointers."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from spans import BUCKETS, FEATURES, PLACES, RELATIONS
from roles import PARTS, ROLES

POINTERS = ("person", "label", "head")
SIZES = dict(tiny=dict(wide=48, layers=2, embed=24, heads=2), small=dict(wide=72, layers=3, embed=40, heads=3), medium=dict(wide=96, layers=3, embed=48, heads=4))
KEY = 48


class Pick(torch.autograd.Function):
    """`table[:, index]` with a way back that is quick on a CPU. table [biases, classes] -> [biases, n * n]."""

    @staticmethod
    def forward(ctx, table, index):
        ctx.save_for_backward(index)
        ctx.classes = table.shape[1]
        return table.index_select(1, index)

    @staticmethod
    def backward(ctx, grad):
        (index,) = ctx.saved_tensors
        return torch.zeros(grad.shape[0], ctx.classes).scatter_add_(1, index.expand_as(grad), grad), None


class Layer(nn.Module):
    def __init__(self, wide, heads):
        super().__init__()
        self.heads, self.each = heads, wide // heads
        self.norm_in, self.norm_mid = nn.LayerNorm(wide), nn.LayerNorm(wide)
        self.qkv, self.out = nn.Linear(wide, 3 * wide), nn.Linear(wide, wide)
        self.up, self.down = nn.Linear(wide, 4 * wide), nn.Linear(4 * wide, wide)

    def forward(self, x, bias):
        count = x.shape[0]
        q, k, v = self.qkv(self.norm_in(x)).view(count, 3, self.heads, self.each).permute(1, 2, 0, 3)
        weights = torch.softmax(torch.matmul(q, k.transpose(1, 2)) / math.sqrt(self.each) + bias, -1)
        x = x + self.out(torch.matmul(weights, v).transpose(0, 1).reshape(count, -1))
        return x + self.down(F.relu(self.up(self.norm_mid(x))))


class Net(nn.Module):
    def __init__(self, wide, layers, embed, heads):
        super().__init__()
        self.shape = dict(wide=wide, layers=layers, embed=embed, heads=heads)
        self.embed = nn.EmbeddingBag(BUCKETS, embed, mode="sum", padding_idx=0)
        nn.init.normal_(self.embed.weight, std=0.15)
        with torch.no_grad():
            self.embed.weight[0] = 0
        self.into = nn.Linear(embed + FEATURES, wide)
        # All layers stand in the same geometry: one set of biases serves them, which is most of the time of a step.
        biases = heads + len(POINTERS)
        self.relation = nn.Parameter(torch.randn(biases, RELATIONS) * 0.05)
        self.place = nn.Parameter(torch.randn(biases, PLACES) * 0.05)
        self.layers = nn.ModuleList(Layer(wide, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(wide)
        self.role, self.part = nn.Linear(wide, len(ROLES)), nn.Linear(wide, len(PARTS))
        self.flags = nn.Linear(wide, 2)  # a record starts here; this text continues the one above
        self.query, self.key = nn.Linear(wide, KEY * len(POINTERS)), nn.Linear(wide, KEY * len(POINTERS))
        self.nowhere = nn.Linear(wide, len(POINTERS))

    def forward(self, grams, features, relation, place):
        count = grams.shape[0]
        heads = self.shape["heads"]
        known = (grams > 0).sum(1, keepdim=True).clamp(min=1).float()
        x = self.into(torch.cat([self.embed(grams) / known.sqrt(), features], 1))
        bias = (Pick.apply(self.relation, relation.reshape(-1)) + Pick.apply(self.place, place.reshape(-1))).view(-1, count, count)
        standing, pointing = bias.split([heads, len(POINTERS)])
        for layer in self.layers:
            x = layer(x, standing)
        x = self.norm(x)
        q, k = self.query(x).view(count, len(POINTERS), KEY), self.key(x).view(count, len(POINTERS), KEY)
        scores = torch.einsum("ipk,jpk->pij", q, k) / math.sqrt(KEY) + pointing
        pointers = torch.cat([scores, self.nowhere(x).t().unsqueeze(-1)], -1)
        return self.role(x), self.part(x), self.flags(x), pointers


def parameters_of(net):
    return sum(one.numel() for one in net.parameters())
