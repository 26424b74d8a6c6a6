"""python3 packages/engine/tagger COMMAND"""
import argparse
import json
import os
import time

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "out", "tagger")


def speed(args):
    """How many pages a second are drawn."""
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
    """How many spellings the list has."""
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
    """Pages as SVG, coloured by role."""
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
    """Trains a net."""
    from train import train as run

    run(args.weights, minutes=args.minutes, wall_minutes=args.wall_minutes, steps=args.steps, size=args.size, seed=args.seed, start=args.start, everything=args.everything, rate=args.rate)


def score(args):
    """Measures a net."""
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


def export(args):
    """Fits the temperatures on held-out genes, writes int8 weights, says how they score and whether votes keep their promise."""
    import torch

    from export import read, write
    from score import evaluate, unseen_pages
    from votes import ODDS, fit_temperatures, outputs_of, reliability

    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    net = load(args.weights)
    temperatures = fit_temperatures(outputs_of(net, unseen_pages(args.count, 970_000_000)))
    path = args.weights.replace(".pt", "") + ".bin"
    write(net, path, temperatures, dict(made_by="packages/engine/tagger", pages=torch.load(args.weights)["pages"]))
    again, _ = read(path)
    some = unseen_pages(args.count)
    print(os.path.getsize(path), "bytes", json.dumps(temperatures))
    print("float32", json.dumps(evaluate(net, some)[0].row()))
    print("int8   ", json.dumps(evaluate(again, some)[0].row()))
    outputs = outputs_of(again, some)
    for name in ODDS:
        print(name, "bits, votes, right, promised:", reliability(outputs, temperatures, name))


def fixture(args):
    """JSON lines to test a runtime against: words, cells, inputs, and with weights (.bin) the roles' logits."""
    import torch

    from export import read
    from features import cell_features, relations
    from grammar.document import labelled, make_document

    net = read(args.weights)[0] if args.weights.endswith(".bin") and os.path.exists(args.weights) else None
    for seed in range(args.seed, args.seed + args.count):
        sheet = make_document(seed)
        page = labelled(sheet, sheet.canvas.pages[0], 0)
        if page is None:
            continue
        words = [dict(text=word.text, x0=word.x0, top=word.top, x1=word.x1, bottom=word.bottom, size=word.size, bold=word.bold, turn=word.turn) for cell in page.cells for word in cell.words]
        grams, features = cell_features(page.cells, page.width, page.height, 0)
        relation, place = relations(page.cells)
        out = dict(width=page.width, height=page.height, words=words, cells=[dict(text=cell.text, kind=cell.kind, row=cell.row) for cell in page.cells],
                   grams=grams.tolist(), features=[[round(float(value), 6) for value in row] for row in features], relation=relation.tolist(), place=place.tolist())
        if net is not None:
            net.eval()
            with torch.no_grad():
                roles, parts, flags, pointers = net(torch.from_numpy(grams), torch.from_numpy(features), torch.from_numpy(relation.astype("int64")), torch.from_numpy(place.astype("int64")))
            out.update(roles=roles.numpy().round(4).tolist(), pointers=pointers.numpy().round(4).tolist())
        print(json.dumps(out, ensure_ascii=False))


def main():
    parser = argparse.ArgumentParser(prog="tagger", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for run in (train, score, export, fixture, speed, count, pages, draw):
        one = commands.add_parser(run.__name__, help=run.__doc__)
        one.set_defaults(run=run)
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--count", type=int, default=dict(speed=200, score=400, export=250).get(run.__name__, 10))
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
