"""How well a net tags pages that it was not trained on: roles of figures, links, record starts."""
import random

import numpy as np
import torch

from grammar.document import HELD_OUT, held_out_pages, pages_of
from loss import tensors
from net import POINTERS
from pages import arrays
from roles import LINES, REST, ROLES, SCORED

SCORED_ROLES, LINE_ROLES = np.array(sorted(SCORED)), np.array(sorted(LINES))


class Tally:
    def __init__(self):
        self.hit = self.said = self.true = 0
        self.links = {name: [0, 0] for name in POINTERS}
        self.starts = [0, 0, 0]
        self.cells = self.right = self.pages = 0

    def add(self, output, targets):
        roles, _, flags, pointers = output
        role, _, flag, group, links = targets
        best = roles.argmax(1)
        role, best = role.numpy(), best.numpy()
        truth, said = np.isin(role, SCORED_ROLES), np.isin(best, SCORED_ROLES) & (role >= 0)
        said |= np.isin(best, LINE_ROLES) & (role == REST)
        equal = best == role
        self.hit += int((equal & truth).sum())
        self.said += int(said.sum())
        self.true += int(truth.sum())
        self.cells += int((role >= 0).sum())
        self.right += int(equal.sum())
        self.pages += 1
        count = len(role)
        scored = torch.from_numpy(truth)
        for number, name in enumerate(POINTERS):
            target = links[number]
            asked = (target >= 0) & (target < count) & scored
            aim = pointers[number].argmax(1)
            right = (aim < count) & (group[aim.clamp(max=count - 1)] == group[target.clamp(0, count - 1)])
            self.links[name][0] += int((right & asked).sum())
            self.links[name][1] += int(asked.sum())
        start, guess = flag[:, 0] > 0, (flags[:, 0] > 0) & (flag[:, 0] >= 0)
        self.starts[0] += int((start & guess).sum())
        self.starts[1] += int(guess.sum())
        self.starts[2] += int(start.sum())

    def row(self):
        f1 = lambda hit, said, true: 2 * hit / max(said + true, 1)
        out = dict(pages=self.pages, role_f1=f1(self.hit, self.said, self.true), precision=self.hit / max(self.said, 1), recall=self.hit / max(self.true, 1), cells=self.right / max(self.cells, 1))
        out.update({name: hit / max(asked, 1) for name, (hit, asked) in self.links.items()})
        out["start_f1"] = f1(*self.starts)
        return {name: value if name == "pages" else round(value, 4) for name, value in out.items()}


def seen_pages(count, seed=900_000_000):
    """Fresh documents of the genes that training draws."""
    out = []
    while len(out) < count:
        pages = pages_of(seed, HELD_OUT)
        seed += 1
        out += [(page, "seen") for page in pages[:2]]
    return out[:count]


def unseen_pages(count, seed=950_000_000):
    """Documents with an alternative that training never drew, with its name."""
    out = []
    while len(out) < count:
        pages, gene = held_out_pages(seed)
        seed += 1
        out += [(page, gene) for page in pages[:2]]
    return out[:count]


def evaluate(net, pages, most=420):
    """-> (tally of all, tallies by gene)"""
    net.eval()
    whole, by_gene = Tally(), {}
    with torch.no_grad():
        for page, gene in pages:
            inputs, targets = tensors(arrays(page, 0, min(len(page.role), most)))
            output = net(*inputs)
            whole.add(output, targets)
            by_gene.setdefault(gene, Tally()).add(output, targets)
    net.train()
    return whole, by_gene


def confusions(net, pages, most=20):
    """The commonest wrong roles of figures: (truth, said) -> count."""
    out = {}
    with torch.no_grad():
        for page, _ in pages:
            inputs, targets = tensors(arrays(page, 0, min(len(page.role), 420)))
            best, role = net(*inputs)[0].argmax(1), targets[0]
            for truth, said in zip(role.tolist(), best.tolist()):
                if truth >= 0 and truth != said and (truth in SCORED or said in SCORED):
                    key = (ROLES[truth], ROLES[said])
                    out[key] = out.get(key, 0) + 1
    return sorted(out.items(), key=lambda one: -one[1])[:most]
