"""From the net's outputs to votes: log-odds in bits, tempered so that they keep what they promise, rounded so that all machines agree."""
import numpy as np
import torch

from loss import tensors
from net import POINTERS
from pages import arrays

STEP = 0.25  # bits; the rounding that hides the last digits of floating point
MOST = 8.0  # no vote is surer than this
ODDS = ("role",) + POINTERS


def bits(p):
    """Log-odds of probabilities, in quarter bits from -8 to 8."""
    p = np.clip(p, 2.0**-20, 1 - 2.0**-20)
    return np.clip(np.round(np.log2(p / (1 - p)) / STEP) * STEP, -MOST, MOST)


def softmax(logits, temperature):
    logits = logits / temperature
    shifted = np.exp(logits - logits.max(-1, keepdims=True))
    return shifted / shifted.sum(-1, keepdims=True)


def outputs_of(net, pages, most=420):
    """Logits with truths, flat: name -> list of (logits, right answers as a mask)."""
    out = {name: [] for name in ODDS}
    net.eval()
    with torch.no_grad():
        for page, _ in pages:
            inputs, targets = tensors(arrays(page, 0, min(len(page.role), most)))
            roles, _, _, pointers = net(*inputs)
            role, _, _, group, links = [one.numpy() for one in targets]
            known = np.flatnonzero(role >= 0)
            truth = np.zeros(roles.shape, bool)
            truth[known, role[known]] = True
            out["role"].append((roles.numpy()[known], truth[known]))
            count = len(role)
            for number, name in enumerate(POINTERS):
                asked = links[number] >= 0
                aim = links[number][asked]
                right = np.zeros((len(aim), count + 1), bool)
                right[:, :count] = (group[None] == group[np.minimum(aim, count - 1)][:, None]) & (aim < count)[:, None]
                right[:, count] = aim == count
                if len(aim):
                    out[name].append((pointers[number].numpy()[asked], right))
    return out


def fit_temperatures(outputs):
    """For each head the temperature under which the truth is likeliest."""
    best = {}
    for name, some in outputs.items():
        if not some:
            best[name] = 1.0
            continue
        worth = {}
        for temperature in np.exp(np.arange(-0.4, 1.6, 0.05)):
            worth[float(temperature)] = sum(-np.log(np.maximum((softmax(logits, temperature) * truth).sum(-1), 1e-12)).sum() for logits, truth in some)
        best[name] = min(worth, key=worth.get)
    return best


def reliability(outputs, temperatures, name):
    """How often votes of so many bits are right: [(bits, votes, share that is right, share promised)]."""
    said, right = [], []
    for logits, truth in outputs[name]:
        p = softmax(logits, temperatures[name])
        said.append(bits(p).ravel())
        right.append(truth.ravel())
    said, right = np.concatenate(said), np.concatenate(right)
    rows = []
    for low in (-6, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7.75):
        inside = (said >= low - 0.5) & (said < low + 0.5) if low < 7.75 else said >= 7.5
        if inside.sum() >= 20:
            mean = said[inside].mean()
            rows.append((low, int(inside.sum()), round(float(right[inside].mean()), 4), round(float(1 / (1 + 2.0**-mean)), 4)))
    return rows
