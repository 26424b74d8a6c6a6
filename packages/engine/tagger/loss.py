"""What a step is told: how far roles, parts, flags and pointers are off."""
import torch
import torch.nn.functional as F

from roles import ROLE, ROLES

ROLE_WEIGHTS = torch.ones(len(ROLES))
ROLE_WEIGHTS[ROLE["other"]] = 0.6
POINTER_WEIGHTS = (0.5, 0.5, 0.3)


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


def loss_of(output, targets):
    roles, parts, flags, pointers = output
    role, part, flag, group, links = targets
    loss = F.cross_entropy(roles, role, weight=ROLE_WEIGHTS) + 0.25 * F.cross_entropy(parts, part)
    loss = loss + 0.5 * F.binary_cross_entropy_with_logits(flags, flag)
    for number, weight in enumerate(POINTER_WEIGHTS):
        one = pointer_loss(pointers[number], links[number], group)
        if one is not None:
            loss = loss + weight * one
    return loss
