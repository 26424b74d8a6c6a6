"""A genome: every choice that makes a layout, by name. A choice stays the same within a document, and can be held out."""
import random


class Genome:
    """
    `hold` names alternatives ("shape.transposed") that are never drawn; `force` maps genes to the alternative to draw.
    `used` says which alternatives a document expressed.
    """

    def __init__(self, seed, hold=frozenset(), force=None):
        self.random = random.Random(seed)
        self.hold = hold
        self.force = force or {}
        self.chosen = {}
        self.used = set()

    def pick(self, gene, weights):
        """`weights`: alternative -> weight. The same answer each time in one document."""
        if gene in self.chosen:
            answer = self.chosen[gene]
            if answer in weights:
                self.used.add(f"{gene}.{answer}")
                return answer
        draw = self.random.random()
        wanted = self.force.get(gene)
        if wanted in weights:
            answer = wanted
        else:
            options = [(name, weight) for name, weight in weights.items() if f"{gene}.{name}" not in self.hold and weight > 0]
            if not options:
                options = [(next(iter(weights)), 1)]
            rest = draw * sum(weight for _, weight in options)
            answer = options[-1][0]
            for name, weight in options:
                rest -= weight
                if rest < 0:
                    answer = name
                    break
        self.chosen[gene] = answer
        self.used.add(f"{gene}.{answer}")
        return answer

    def has(self, gene, chance):
        return self.pick(gene, {"yes": chance, "no": 1 - chance}) == "yes"

    def number(self, gene, low, high):
        if gene not in self.chosen:
            self.chosen[gene] = self.random.uniform(low, high)
        return self.chosen[gene]
