import type { Box } from "../../api/result.ts";
import type { Token } from "../../layout/token.ts";
import type { Figure } from "./figure.ts";

/** A phrase or a number of one line, as printed. What it means is nowhere in it. */
export interface Span extends Box {
  /** Place in reading order over the document, from 0. */
  index: number;
  page: number;
  /** Row of the graph, from 0. */
  row: number;
  text: string;
  tokens: readonly Token[];
  size: number;
  bold: boolean;
  /** Null for a phrase. */
  figure: Figure | null;
  /** Stands for a figure that is none: a dash. */
  nothing: boolean;
}

/** The spans of one line of a page, left to right. */
export interface Row extends Box {
  index: number;
  page: number;
  baseline: number;
  spans: readonly Span[];
  /** The row has a number that is more than a run of digits. */
  hasFigures: boolean;
  /** Its text runs up or down the page: headings of narrow columns. */
  turned: boolean;
  /** It stands in ruled cells, right above others with numbers: headings for certain. */
  heads: boolean;
  /** A ruled line runs right above it, over much of its width. */
  ruledAbove: boolean;
}

/** How much of their common extent two spans share, in points; negative where there is a gap. */
export function overlap(one: Pick<Box, "x0" | "x1">, other: Pick<Box, "x0" | "x1">): number {
  return Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
}

export function middle({ x0, x1 }: Pick<Box, "x0" | "x1">): number {
  return (x0 + x1) / 2;
}

/** The part of a span that some of its words are. */
export function partOf(
  span: Span,
  tokens: readonly Token[],
  text = tokens.map((token) => token.text).join(" "),
): Span {
  return { ...span, tokens, text, x0: tokens[0]!.x0, x1: tokens.at(-1)!.x1 };
}

/** What a row prints, left to right. */
export function textOfRow({ spans }: Pick<Row, "spans">): string {
  return spans.map(({ text }) => text).join(" ");
}

/** What a text says, whatever its numbers are: it is the same of two people, two pages, two runs. */
export function wordingOf(text: string): string {
  return text.replace(/\d+/g, "0");
}

/** What a row says, whatever its numbers are. */
export function wordingOfRow(row: Pick<Row, "spans">): string {
  return wordingOf(textOfRow(row));
}
