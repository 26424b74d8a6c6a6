"""What a step is told: how far roles, parts, flags and pointers are off."""
import torch
import torch.nn.functional as F

from roles import LINES, REST, ROLE, ROLES, UNKNOWN

ROLE_WEIGHTS = torch.ones(len(ROLES))
ROLE_WEIGHTS[ROLE["other"]] = 0.6
POINTER_WEIGHTS = (0.5, 0.5, 0.3)


def net_inputs(inputs):
    """A page's inputs as tensors, relations as indexes."""
    return tuple(torch.from_numpy(one.astype(form)) for one, form in ((inputs.grams, "int64"), (inputs.features, "float32"), (inputs.relation, "int64"), (inputs.place, "int64")))


def tensors(arrays):
    """numpy arrays of one page -> tensors, relations as indexes."""
    grams, features, relation, place, role, part, flags, group, links = arrays
    inputs = (torch.from_numpy(grams), torch.from_numpy(features), torch.from_numpy(relation.astype("int64")), torch.from_numpy(place.astype("int64")))
    return inputs, tuple(torch.from_numpy(one) for one in (role, part, flags, group, links))


def pointer_loss(scores, target, group):
    """A pointer may hit any cell of the text that it is to find. scores [n, n + 1]."""
    asked = target >= 0
    if not asked.any():
        return None
    log_p = torch.log_softmax(scores[asked], -1)
    aim, count = target[asked], scores.shape[0]
    gone = aim == count
    right = torch.zeros_like(log_p, dtype=torch.bool)
    right[:, :count] = (group[None] == group[aim.clamp(max=count - 1)][:, None]) & ~gone[:, None]
    right[:, count] = gone
    return -torch.logsumexp(log_p.masked_fill(~right, -1e9), -1).mean()


IN_LINES = torch.tensor(sorted(LINES))


def role_loss(roles, role):
    """Of a figure that is in no list only that is known: it is told by how much it is taken for a line."""
    log_p = torch.log_softmax(roles, -1)
    known, rest = role >= 0, role == REST
    weights = ROLE_WEIGHTS[role.clamp(min=0)] * known
    off = -(log_p.gather(1, role.clamp(min=0)[:, None])[:, 0] * weights)
    line = log_p[:, IN_LINES].logsumexp(-1).exp().clamp(max=1 - 1e-4)
    return (off - torch.log1p(-line) * rest).sum() / (weights.sum() + rest.sum()).clamp(min=1)


def loss_of(output, targets):
    roles, parts, flags, pointers = output
    role, part, flag, group, links = targets
    loss = role_loss(roles, role)
    if (part >= 0).any():
        loss = loss + 0.25 * F.cross_entropy(parts, part, ignore_index=UNKNOWN)
    if (flag >= 0).any():
        loss = loss + 0.5 * F.binary_cross_entropy_with_logits(flags, flag)
    for number, weight in enumerate(POINTER_WEIGHTS):
        one = pointer_loss(pointers[number], links[number], group)
        if one is not None:
            loss = loss + weight * one
    return loss
