import type { PageGraph } from "../../page-graph/page-graph.ts";
import type { Row, Span } from "../../page-graph/span.ts";
import { FORMS, formOf, isText, TEXT_FEATURES, textFeatures } from "./form.ts";
import { GRAMS, gramsOf } from "./grams.ts";
import { relationsOf, type Relations } from "./relations.ts";

/** So many numbers tell a span beside its words. */
export const FEATURES = FORMS.length + TEXT_FEATURES + 15;
const MOST = 4;
const LEAST_UNIT_PT = 3;

/** What the net is told of the spans of one page. Its training asks the same code. */
export interface Inputs extends Relations {
  count: number;
  /** Bucket numbers, `GRAMS` a span, filled up with 0. */
  grams: Uint16Array;
  /** `FEATURES` a span, from -4 to 4. */
  features: Float32Array;
}

export function inputsOf(rows: readonly Row[], page: PageGraph["pages"][number], isFirst: boolean): Inputs {
  const alone = aloneOf(rows, page, isFirst);
  return { ...alone, ...relationsOf(spansOf(rows), alone.isText, alone.unit) };
}

/** A part of a page: as large as the net looks at in one go. */
export interface Part {
  spans: readonly Span[];
  inputs: Inputs;
}

/**
 * The first parts of a page, of so many spans at most, cut between rows: how each span stands on the whole page, and to the others of its
 * part.
 */
export function partsOf(
  rows: readonly Row[],
  page: PageGraph["pages"][number],
  isFirst: boolean,
  { spans: most, parts: mostParts }: { spans: number; parts: number },
): Part[] {
  const all = spansOf(rows);
  const { grams, features, isText, unit } = aloneOf(rows, page, isFirst);
  const parts: Part[] = [];
  for (let first = 0; first < all.length && parts.length < mostParts;) {
    const end = endOf(all, first, most);
    const spans = all.slice(first, end);
    const inputs = {
      count: spans.length,
      grams: grams.subarray(first * GRAMS, end * GRAMS),
      features: features.subarray(first * FEATURES, end * FEATURES),
      ...relationsOf(spans, isText.slice(first, end), unit),
    };
    parts.push({ spans, inputs });
    first = end;
  }
  return parts;
}

/** Where a part ends that begins somewhere: at a row, unless a single one is as long. */
function endOf(spans: readonly Span[], first: number, most: number): number {
  const full = Math.min(spans.length, first + most);
  let end = full;
  if (end < spans.length) while (end > first && spans[end]!.row === spans[end - 1]!.row) end--;
  return end > first ? end : full;
}

/** What each span tells by itself, and by its place on the page. */
interface Alone extends Pick<Inputs, "count" | "grams" | "features"> {
  isText: readonly boolean[];
  /** The usual size of the page's text. */
  unit: number;
}

function aloneOf(rows: readonly Row[], page: PageGraph["pages"][number], isFirst: boolean): Alone {
  const spans = rows.flatMap((row) => row.spans);
  const forms = spans.map(formOf);
  const count = spans.length;
  const grams = new Uint16Array(count * GRAMS);
  const features = new Float32Array(count * FEATURES);
  const sizes = spans.map(({ size }) => size).sort((a, b) => a - b);
  const unit = Math.max(LEAST_UNIT_PT, sizes[count >> 1] ?? 0);
  let at = 0;
  for (const row of rows) {
    const money = row.spans.filter((_, place) => forms[at + place] === "money").length;
    row.spans.forEach((span, place) => {
      const form = forms[at]!;
      gramsOf(span, form).forEach((gram, i) => (grams[at * GRAMS + i] = gram));
      const own = [
        ...FORMS.map((name) => Number(name === form)),
        ...textFeatures(span, form),
        span.x0 / page.width,
        span.x1 / page.width,
        (span.top + span.bottom) / 2 / page.height,
        span.size / unit - 1,
        (4 * (span.x1 - span.x0)) / page.width,
        Number(span.bold),
        Number(row.turned),
        Number(place === 0),
        Number(place === row.spans.length - 1),
        row.spans.length / 12,
        money / 8,
        Number(!isFirst),
        page.width / 800,
        count / 300,
        place === 0 ? 2 : (span.x0 - row.spans[place - 1]!.x1) / unit / 10,
      ];
      own.forEach((value, i) => (features[at * FEATURES + i] = Math.max(-MOST, Math.min(MOST, value))));
      at++;
    });
  }
  return { count, grams, features, isText: forms.map(isText), unit };
}

/** The rows of one page. */
export function rowsOfPage({ rows }: PageGraph, page: number): readonly Row[] {
  return rows.filter((row) => row.page === page);
}

export function spansOf(rows: readonly Row[]): readonly Span[] {
  return rows.flatMap((row) => row.spans);
}
