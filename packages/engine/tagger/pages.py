"""Labelled pages -> arrays for the net, cut to a bounded number of cells."""
import numpy as np

from net import POINTERS
from roles import SCORED


def crop(page, most, random):
    """A window of cells in reading order: (first, last). Cut at a row."""
    count = len(page.role)
    if count <= most:
        return 0, count
    first = 0 if random.random() < 0.4 else random.randrange(0, count - most + 1)
    while 0 < first and page.inputs.row[first] == page.inputs.row[first - 1]:
        first -= 1
    last = min(count, first + most)
    return first, last


def arrays(page, first=0, last=None):
    """
    Everything that a training step needs. A figure that means something points nowhere (number `count`) where its text is not in
    the window or is not printed; other cells without a link, and links that nobody knows (-3), are not asked (-100).
    """
    last = len(page.role) if last is None else last
    count = last - first
    inputs = page.inputs
    grams, features = inputs.grams[first:last].astype(np.int64), inputs.features[first:last].copy()
    relation, place = inputs.relation[first:last, first:last], inputs.place[first:last, first:last]
    role = np.array(page.role[first:last], np.int64)
    part = np.array(page.part[first:last], np.int64)
    flags = np.array([page.start[first:last], page.follows[first:last]], np.float32).T.copy()
    group = np.array(page.group[first:last], np.int64) - first
    links = np.full((len(POINTERS), count), -100, np.int64)
    for number, name in enumerate(POINTERS):
        for index, at in enumerate(getattr(page, name)[first:last]):
            if at == -3 or (at == -1 and role[index] not in SCORED):
                continue
            links[number, index] = at - first if first <= at < last else count
    return grams, features, relation, place, role, part, flags, group, links
