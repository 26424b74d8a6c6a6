"""python3 packages/engine/tagger COMMAND"""
import argparse
import json
import os
import time

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "out", "tagger")
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "weights", "tagger.bin")


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

    run(args.weights, minutes=args.minutes, wall_minutes=args.wall_minutes, steps=args.steps, size=args.size, seed=args.seed, start=args.start, everything=args.everything, own=args.own, rate=args.rate)


def score(args):
    """Measures a net."""
    import torch

    from own import own_documents
    from score import confusions, evaluate, seen_pages, unseen_pages

    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    net = load(args.weights)
    sets = [("seen genes", seen_pages(args.count)), ("held-out genes", unseen_pages(args.count))]
    if args.own:
        sets.append(("documents kept out", [(page, "own") for document in own_documents(args.own)[1] for page in document]))
    for name, some in sets:
        whole, by_gene = evaluate(net, some)
        print(name, json.dumps(whole.row()))
        for gene, tally in sorted(by_gene.items()) if len(by_gene) > 1 else ():
            print("  ", gene, json.dumps(tally.row()))
        for (truth, said), times in confusions(net, some, 12):
            print("     ", times, truth, "->", said)


def export(args):
    """Fits the temperatures on documents kept out (--own) or on held-out genes, writes int8 weights, says how they score and whether votes keep their promise."""
    import torch

    from export import read, write
    from own import own_documents
    from score import evaluate, unseen_pages
    from votes import ODDS, fit_temperatures, outputs_of, reliability

    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    net, kept = load(args.weights), torch.load(args.weights)
    some = [(page, "own") for document in own_documents(args.own)[1] for page in document] if args.own else unseen_pages(args.count)
    # Temperatures on one half, what they promise on the other.
    fitted, judged = some[::2], some[1::2]
    temperatures = fit_temperatures(outputs_of(net, fitted))
    write(net, args.out, temperatures, dict(made_by="packages/engine/tagger", pages=kept["pages"], seed=kept["seed"]))
    again, _ = read(args.out)
    print(os.path.getsize(args.out), "bytes", json.dumps(temperatures))
    print("float32", json.dumps(evaluate(net, judged)[0].row()))
    print("int8   ", json.dumps(evaluate(again, judged)[0].row()))
    outputs = outputs_of(again, judged)
    for name in ODDS:
        if outputs[name]:
            print(name, "bits, votes, right, promised:", reliability(outputs, temperatures, name))


def fixture(args):
    """Pages as lines of JSON to test the runtime against: their words, and what the net of --weights (.bin) says of each span."""
    import torch

    from export import read
    from grammar.document import make_document
    from loss import net_inputs
    from roles import ROLES
    from spans import spans_of, told_words
    from votes import bits, softmax

    net, header = read(args.weights)
    net.eval()
    for seed in range(args.seed, args.seed + args.count):
        sheet = make_document(seed)
        page = sheet.canvas.pages[0]
        words = sheet.canvas.words_of(page)
        for word in words:
            word.x0, word.top, word.x1, word.bottom, word.size = (round(value, 2) for value in (word.x0, word.top, word.x1, word.bottom, word.size))
        cells, inputs = spans_of(words, page.width, page.height, 0)
        if not 30 < len(cells) < 130:
            continue
        with torch.no_grad():
            roles, _, _, pointers = net(*net_inputs(inputs))
        said = bits(softmax(roles.numpy(), header["temperatures"]["role"]))
        aims = {name: bits(softmax(pointers[number].numpy(), header["temperatures"][name])) for number, name in enumerate(header["pointers"])}
        best = lambda row: [int(row.argmax()), float(row.max())]
        spans = []
        for index, cell in enumerate(cells):
            (role, sure), label, person = best(said[index]), best(aims["label"][index]), best(aims["person"][index])
            spans.append([cell.text if cell else "", ROLES[role], sure, *label, *person])
        print(json.dumps(dict(seed=seed, width=page.width, height=page.height, words=told_words(words), spans=spans), ensure_ascii=False))


def main():
    parser = argparse.ArgumentParser(prog="tagger", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for run in (train, score, export, fixture, speed, count, pages, draw):
        one = commands.add_parser(run.__name__, help=run.__doc__)
        one.set_defaults(run=run)
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--count", type=int, default=dict(speed=200, score=400, export=250).get(run.__name__, 10))
        one.add_argument("--out", default=os.path.join(OUT, "drawn") if run is draw else WEIGHTS, help="where to write")
        one.add_argument("--weights", default=os.path.join(OUT, "tagger.pt"))
        one.add_argument("--minutes", type=float, default=60, help="CPU minutes")
        one.add_argument("--wall-minutes", type=float, default=10**9)
        one.add_argument("--steps", type=int, default=10**9)
        one.add_argument("--size", default="medium", choices=("small", "medium", "large"))
        one.add_argument("--rate", type=float, default=2e-3)
        one.add_argument("--start", help="weights to go on from")
        one.add_argument("--own", help="labelled pages of documents, as `own-pages.ts` writes them")
        one.add_argument("--everything", action="store_true", help="train on held-out genes too")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
