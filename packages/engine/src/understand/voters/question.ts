import type { VoterPage, VoterQuestion, VoterSlot, VoterSpan } from "../../api/voter.ts";
import type { VoterTerms } from "../../voters/terms.ts";
import { figuresOf, headingsOf, type Slot } from "../grammars/slot.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { printedBox } from "../page-graph/printed-box.ts";
import type { Span } from "../page-graph/span.ts";
import type { Found } from "../search/search.ts";
import { Masks } from "./masks.ts";

const MOST_SAMPLES = 6;

/**
 * What a voter is asked of a document: the pages on which the likeliest reading has figures, and its slots. `names` are those of people,
 * which a voter sees only where it needs them. Null where there is nothing to ask about.
 */
export function questionOf(
  graph: PageGraph,
  { best }: Found,
  { maxPages, ...shown }: VoterTerms,
  names: readonly string[],
): VoterQuestion | null {
  const slots = best.flatMap((hypothesis) => hypothesis.slots);
  const pages = pagesOf(slots).slice(0, maxPages);
  if (pages.length === 0) return null;
  const people = best.flatMap((hypothesis) =>
    [...hypothesis.people.of.values()].flatMap(({ name }) => name.map(({ text }) => text)),
  );
  const masks = new Masks(shown, [...names, ...people]);
  const headings = new Set(slots.flatMap(headingsOf));
  const textOf = (span: Span): string =>
    span.figure === null ? masks.text(span.text, headings.has(span)) : masks.figure(span.text);
  return {
    pages: graph.pages
      .filter(({ number }) => pages.includes(number))
      .map(({ number, width, height }): VoterPage => ({
        page: number,
        width,
        height,
        spans: graph.spans.filter(({ page }) => page === number).map((span) => toldSpan(span, textOf(span))),
      })),
    slots: slots.flatMap((slot, index) => toldSlot(slot, index, pages, textOf) ?? []),
  };
}

function pagesOf(slots: readonly Slot[]): number[] {
  const pages = new Set(slots.flatMap((slot) => figuresOf(slot).map(({ page }) => page)));
  return [...pages].sort((a, b) => a - b);
}

function toldSpan(span: Span, shown: string): VoterSpan {
  const { index, text, figure, bold, size } = span;
  return {
    span: index,
    box: printedBox(span),
    text: shown,
    masked: shown !== text,
    is_figure: figure !== null,
    bold,
    size,
  };
}

function toldSlot(
  slot: Slot,
  index: number,
  pages: readonly number[],
  textOf: (span: Span) => string,
): VoterSlot | null {
  const isShown = ({ page }: Span): boolean => pages.includes(page);
  const figures = figuresOf(slot).filter(isShown);
  if (figures.length === 0) return null;
  const headings = headingsOf(slot);
  return {
    slot: index,
    headings: headings.map(textOf),
    heading_spans: headings.filter(isShown).map((span) => span.index),
    figure_spans: figures.map((span) => span.index),
    samples: figures.slice(0, MOST_SAMPLES).map(textOf),
    records: slot.entries.size,
  };
}
