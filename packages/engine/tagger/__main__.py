"""python3 packages/engine/tagger COMMAND: pages, draw, speed, count, train, score."""
import argparse
import json
import os
import time

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "out", "tagger")


def speed(args):
    from grammar.document import HELD_OUT, pages_of
    from pages import arrays

    begun, pages, cells = time.process_time(), [], 0
    for seed in range(args.seed, args.seed + args.count):
        pages += pages_of(seed, HELD_OUT)
    drawn = time.process_time() - begun
    begun = time.process_time()
    for page in pages[:200]:
        arrays(page, 0, min(len(page.cells), 420))
    made = (time.process_time() - begun) / min(len(pages), 200)
    cells = sum(len(page.cells) for page in pages)
    print(f"{len(pages)} pages of {args.count} documents, {cells / len(pages):.0f} cells a page: {len(pages) / drawn:.0f} pages a second drawn; {made * 1e3:.1f} ms a page for features")


def count(args):
    from grammar.spellings import BOOK

    by_list = BOOK.count()
    print(json.dumps(by_list, indent=1), sum(by_list.values()))


def pages(args):
    """Pages as JSON lines: cells with roles and links."""
    from grammar.document import pages_of
    from roles import PARTS, ROLES

    for seed in range(args.seed, args.seed + args.count):
        for page in pages_of(seed):
            cells = [
                dict(text=cell.text, x0=round(cell.x0, 2), top=round(cell.top, 2), x1=round(cell.x1, 2), bottom=round(cell.bottom, 2), size=round(cell.size, 2), bold=cell.bold, turn=cell.turn,
                     role=ROLES[page.role[index]], part=PARTS[page.part[index]], start=page.start[index], follows=page.follows[index],
                     person=page.person[index], label=page.label[index], head=page.head[index], group=page.group[index])
                for index, cell in enumerate(page.cells)
            ]
            print(json.dumps(dict(seed=seed, page=page.number, width=page.width, height=page.height, genes=sorted(page.used), cells=cells), ensure_ascii=False))


def draw(args):
    from drawing import svg
    from grammar.document import pages_of

    os.makedirs(args.out, exist_ok=True)
    for seed in range(args.seed, args.seed + args.count):
        for page in pages_of(seed):
            with open(os.path.join(args.out, f"{seed}-{page.number}.svg"), "w", encoding="utf8") as file:
                file.write(svg(page))


def load(path):
    import torch

    from net import Net

    kept = torch.load(path)
    net = Net(**kept["shape"])
    net.load_state_dict(kept["weights"])
    return net


def train(args):
    from train import train as run

    run(args.weights, minutes=args.minutes, wall_minutes=args.wall_minutes, steps=args.steps, size=args.size, seed=args.seed, start=args.start, everything=args.everything, rate=args.rate)


def score(args):
    import torch

    from score import confusions, evaluate, seen_pages, unseen_pages

    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    net = load(args.weights)
    for name, some in (("seen genes", seen_pages(args.count)), ("held-out genes", unseen_pages(args.count))):
        whole, by_gene = evaluate(net, some)
        print(name, json.dumps(whole.row()))
        for gene, tally in sorted(by_gene.items()) if len(by_gene) > 1 else ():
            print("  ", gene, json.dumps(tally.row()))
        for (truth, said), times in confusions(net, some, 12):
            print("     ", times, truth, "->", said)


def main():
    parser = argparse.ArgumentParser(prog="tagger", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for run in (speed, count, pages, draw, train, score):
        one = commands.add_parser(run.__name__, help=run.__doc__)
        one.set_defaults(run=run)
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--count", type=int, default=dict(speed=200, score=400).get(run.__name__, 10))
        one.add_argument("--out", default=os.path.join(OUT, "drawn"))
        one.add_argument("--weights", default=os.path.join(OUT, "tagger.pt"))
        one.add_argument("--minutes", type=float, default=60, help="CPU minutes")
        one.add_argument("--wall-minutes", type=float, default=10**9)
        one.add_argument("--steps", type=int, default=10**9)
        one.add_argument("--size", default="medium", choices=("small", "medium", "large"))
        one.add_argument("--rate", type=float, default=2e-3)
        one.add_argument("--start", help="weights to go on from")
        one.add_argument("--everything", action="store_true", help="train on held-out genes too")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
