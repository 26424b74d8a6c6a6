"""python3 -m unittest discover -s packages/engine/tagger: the grammar keeps its promises, and the net still learns."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
import torch

from grammar.document import HELD_OUT, held_out_pages, pages_of
from grammar.spellings import BOOK
from pages import arrays
from roles import FIGURES, LINES, REST, ROLE, ROLES, SCORED, UNKNOWN
from spans import BUCKETS, PLACES, RELATIONS


def told(page):
    return [(cell.text, round(cell.x0, 3), page.role[index], page.label[index], page.person[index]) for index, cell in enumerate(page.cells)]


class Grammar(unittest.TestCase):
    def test_a_seed_is_a_document(self):
        for seed in range(5):
            self.assertEqual([told(page) for page in pages_of(seed)], [told(page) for page in pages_of(seed)])

    def test_held_out_genes_are_never_drawn_in_training(self):
        for seed in range(150):
            for page in pages_of(seed, HELD_OUT):
                self.assertEqual(page.used & HELD_OUT, set())

    def test_held_out_genes_can_be_asked_for(self):
        found = {gene for seed in range(120) for pages, gene in [held_out_pages(seed)] if pages}
        self.assertEqual(found, HELD_OUT)

    def test_links_lead_to_texts(self):
        for seed in range(60):
            for page in pages_of(seed):
                for index, role in enumerate(page.role):
                    for name in ("label", "person", "head"):
                        at = getattr(page, name)[index]
                        self.assertLess(at, len(page.cells))
                        if at >= 0 and role in SCORED:
                            self.assertNotIn(page.role[at], FIGURES, f"{name} of {page.cells[index].text} in {seed}")

    def test_a_person_is_a_name(self):
        for seed in range(60):
            for page in pages_of(seed):
                for index, role in enumerate(page.role):
                    if page.person[index] >= 0:
                        self.assertEqual(ROLES[page.role[page.person[index]]], "name")

    def test_spellings(self):
        by_list = BOOK.count()
        self.assertGreater(sum(by_list.values()), 3000)
        self.assertGreater(by_list["earning"], 500)


class Inputs(unittest.TestCase):
    def test_inputs_are_in_their_range(self):
        for seed in range(20):
            for page in pages_of(seed):
                grams, features, relation, place, *_ = arrays(page)
                self.assertLess(grams.max(), BUCKETS)
                self.assertLess(relation.max(), RELATIONS)
                self.assertLess(place.max(), PLACES)
                self.assertTrue((np.diag(relation) // 4 == 0).all())
                self.assertTrue(np.isfinite(features).all() and np.abs(features).max() <= 4)

    def test_spans_keep_the_words_of_their_cells(self):
        for seed in range(20):
            for page in pages_of(seed):
                for cell in page.cells:
                    self.assertEqual(cell.text, " ".join(word.text for word in cell.words))


class Loss(unittest.TestCase):
    def test_what_nobody_knows_costs_nothing(self):
        from loss import role_loss

        said = torch.randn(3, len(ROLES))
        self.assertEqual(role_loss(said, torch.full((3,), UNKNOWN)).item(), 0)

    def test_a_figure_in_no_list_is_told_by_being_taken_for_a_line(self):
        from loss import role_loss

        line, other = torch.zeros(1, len(ROLES)), torch.zeros(1, len(ROLES))
        line[0, min(LINES)], other[0, ROLE["sum"]] = 9.0, 9.0
        rest = torch.tensor([REST])
        self.assertGreater(role_loss(line, rest).item(), 3)
        self.assertLess(role_loss(other, rest).item(), 0.1)


class Learning(unittest.TestCase):
    def test_the_net_learns_and_survives_export(self):
        from export import read, write
        from loss import loss_of, tensors
        from net import SIZES, Net

        torch.manual_seed(1)
        torch.set_num_threads(1)
        net = Net(**SIZES["tiny"])
        optimizer = torch.optim.AdamW(net.parameters(), lr=6e-3)
        some = [tensors(arrays(page, 0, min(len(page.cells), 120))) for seed in range(6) for page in pages_of(seed)[:1]]
        losses = []
        for _ in range(25):
            total = sum(loss_of(net(*inputs), targets) for inputs, targets in some) / len(some)
            total.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(total.item())
        self.assertLess(losses[-1], losses[0] * 0.75)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "net.bin")
            write(net, path, dict(role=1.0), {})
            again, header = read(path)
            self.assertEqual(header["roles"], list(ROLES))
            net.eval(), again.eval()
            with torch.no_grad():
                first, second = net(*some[0][0])[0], again(*some[0][0])[0]
            self.assertGreater((first.argmax(1) == second.argmax(1)).float().mean().item(), 0.95)


if __name__ == "__main__":
    unittest.main()
