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
  return { count, grams, features, ...relationsOf(spans, forms.map(isText), unit) };
}

/** Some spans of a page, from one to before another, as they stand on the whole page. */
export function windowOf(inputs: Inputs, first: number, end: number): Inputs {
  const { count, grams, features, relation, place } = inputs;
  if (first === 0 && end === count) return inputs;
  const own = end - first;
  const cut = (pairs: Uint8Array): Uint8Array => {
    const out = new Uint8Array(own * own);
    for (let i = 0; i < own; i++) {
      const at = (first + i) * count;
      out.set(pairs.subarray(at + first, at + end), i * own);
    }
    return out;
  };
  return {
    count: own,
    grams: grams.slice(first * GRAMS, end * GRAMS),
    features: features.slice(first * FEATURES, end * FEATURES),
    relation: cut(relation),
    place: cut(place),
  };
}

/** The rows of one page. */
export function rowsOfPage({ rows }: PageGraph, page: number): readonly Row[] {
  return rows.filter((row) => row.page === page);
}

export function spansOf(rows: readonly Row[]): readonly Span[] {
  return rows.flatMap((row) => row.spans);
}
