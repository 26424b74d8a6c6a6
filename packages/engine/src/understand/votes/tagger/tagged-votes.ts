import type { PageGraph } from "../../page-graph/page-graph.ts";
import type { Span } from "../../page-graph/span.ts";
import { isOff } from "../../switched-off.ts";
import { TAGGER_WEIGHTS } from "../../tagger-weights.ts";
import { bitsOf, MOST_BITS, shares } from "./bits.ts";
import { partsOf, rowsOfPage } from "./inputs.ts";
import { Net, type Outputs } from "./net.ts";
import { readWeights, type Weights } from "./weights.ts";

/** A vote for a span at which another points, in bits. */
export interface PointerVote {
  readonly to: Span;
  readonly bits: number;
}

/** What the net says of a span, as log-odds in bits from -8 to 8. What has fewer than -8 is not there. */
export interface SpanVotes {
  /** By the names of `tagger/roles.py`. */
  readonly roles: ReadonlyMap<string, number>;
  /** Of a figure: the texts that may name its line, and the names that it may belong to; the likeliest first. */
  readonly label: readonly PointerVote[];
  readonly person: readonly PointerVote[];
}

/** A page with more spans is looked at in parts of so many. */
const MOST_SPANS = 420;
/** Parts that are looked at in a document, and so pages of a long one: the others are alike. */
const MOST_PARTS = 8;
const LEAST_POINTED = -4;

/** Says of the spans of a document what they may be. Without state between documents: the same graph gives the same votes. */
export class Tagger {
  private readonly net: Net;
  private readonly weights: Weights;

  constructor(weights: Weights) {
    this.weights = weights;
    this.net = new Net(weights);
  }

  votesOf(graph: PageGraph): ReadonlyMap<Span, SpanVotes> {
    const votes = new Map<Span, SpanVotes>();
    const pages = samplesOf(graph.pages);
    const most = { spans: MOST_SPANS, parts: Math.floor(MOST_PARTS / Math.max(1, pages.length)) };
    for (const page of pages) {
      const rows = rowsOfPage(graph, page.number);
      for (const { spans, inputs } of partsOf(rows, page, page === graph.pages[0], most)) {
        const outputs = this.net.run(inputs);
        spans.forEach((span, i) => votes.set(span, this.votesFor(i, spans, outputs)));
      }
    }
    return votes;
  }

  private votesFor(i: number, spans: readonly Span[], { roles, pointers }: Outputs): SpanVotes {
    const { roles: names, pointers: kinds, temperatures } = this.weights;
    const said = sharesOf(roles, i, names.length, temperatures["role"] ?? 1);
    const bits = new Map<string, number>();
    names.forEach((name, role) => {
      const own = bitsOf(said[role]!);
      if (own > -MOST_BITS) bits.set(name, own);
    });
    const pointed = (name: string): readonly PointerVote[] => {
      const which = kinds.indexOf(name);
      if (spans[i]!.figure === null || which < 0) return [];
      const chances = sharesOf(pointers[which]!, i, spans.length + 1, temperatures[name] ?? 1);
      const votes: PointerVote[] = [];
      spans.forEach((to, at) => {
        const own = bitsOf(chances[at]!);
        if (own >= LEAST_POINTED) votes.push({ to, bits: own });
      });
      return votes.sort((a, b) => b.bits - a.bits || a.to.index - b.to.index);
    };
    return { roles: bits, label: pointed("label"), person: pointed("person") };
  }
}

function sharesOf(said: Float32Array, row: number, length: number, temperature: number): Float64Array {
  const own = Float64Array.from(said.subarray(row * length, (row + 1) * length));
  for (let i = 0; i < length; i++) own[i]! /= temperature;
  return shares(own);
}

/** The pages to look at: all of a short document; of a long one the first, the last and some between. */
function samplesOf(pages: PageGraph["pages"]): PageGraph["pages"] {
  if (pages.length <= MOST_PARTS) return pages;
  const step = (pages.length - 1) / (MOST_PARTS - 1);
  return Array.from({ length: MOST_PARTS }, (_, i) => pages[Math.round(i * step)]!);
}

const NO_VOTES: ReadonlyMap<Span, SpanVotes> = new Map();
let voter: Tagger | null | undefined;

/** What the net of the package says of a document. Its weights are read when it is first asked. */
export function taggedVotes(graph: PageGraph): ReadonlyMap<Span, SpanVotes> {
  if (isOff("tagger")) return NO_VOTES;
  if (voter === undefined) voter = new Tagger(readWeights(TAGGER_WEIGHTS));
  return voter === null ? NO_VOTES : voter.votesOf(graph);
}

/** From now on other weights vote in this thread, or none do: to measure what they are worth, and what bad ones do. */
export function voteWith(weights: Weights | null): void {
  voter = weights === null ? null : new Tagger(weights);
}
