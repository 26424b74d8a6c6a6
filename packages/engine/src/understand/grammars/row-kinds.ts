import { isDecimal } from "../page-graph/figure.ts";
import { sectionOf, timeOf } from "../votes/sections.ts";
import type { Row } from "../page-graph/span.ts";

const LEAST_ROWS = 3;
const LEAST_SHARE = 0.08;
/** Rows whose numbers mostly stand below those of the others are of one kind with them. */
const ALIGNED = 0.5;
const SAME_EDGE_PT = 1.5;

/**
 * The kinds of rows below one header: `DED 02 54.90 05 60.07` right below a row of columns has columns of its own. A kind is
 * told by the word that its rows begin with, and by numbers that stand elsewhere, or each behind a label where the word is the
 * name of a list. The first are the rows of no such kind.
 */
export function rowKinds(rows: readonly Row[]): Row[][] {
  const byWord = new Map<string, Row[]>();
  const figured = rows.filter(({ hasFigures }) => hasFigures);
  for (const row of figured) {
    const [first] = row.spans;
    if (first === undefined || first.figure !== null || first.nothing || first.text.length > LONGEST)
      continue;
    byWord.set(first.text, [...(byWord.get(first.text) ?? []), row]);
  }
  const least = Math.max(LEAST_ROWS, LEAST_SHARE * figured.length);
  const likely = [...byWord.values()].filter(({ length }) => length >= least);
  const apart = new Set(likely.flat());
  const edges = edgesOf(figured.filter((row) => !apart.has(row)));
  const kinds = likely.filter((own) => {
    const all = edgesOf(own);
    const same = all.filter((edge) => edges.some((other) => Math.abs(edge - other) <= SAME_EDGE_PT));
    const isElsewhere = edges.length > 0 && all.length > 0 && same.length < ALIGNED * all.length;
    const word = own[0]!.spans[0]!.text;
    // `YTD` says when, and nothing of what: without labels of their own its numbers are what the header says.
    return (isElsewhere && timeOf(word) === null) || (isListName(word) && areLabelled(own));
  });
  const others = new Set(kinds.flat());
  return [rows.filter((row) => !others.has(row)), ...kinds];
}

const LONGEST = 14;
const LABELLED = 0.6;
const NEAR_EM = 3;

function isListName(text: string): boolean {
  const name = text.replace(/^\*+ ?/, "");
  return sectionOf(name) !== null || timeOf(name) !== null;
}

/** Whether most numbers stand right behind a text or a code of their own, and the first word is no such label. */
function areLabelled(rows: readonly Row[]): boolean {
  let [labelled, all] = [0, 0];
  for (const { spans } of rows)
    spans.forEach((span, i) => {
      if (span.figure === null || !isDecimal(span.figure)) return;
      const before = spans[i - 1]!;
      all++;
      const isLabel = before.figure === null ? !before.nothing : !isDecimal(before.figure);
      if (i > 1 && isLabel && span.x0 - before.x1 <= NEAR_EM * span.size) labelled++;
    });
  return labelled >= LABELLED * all;
}

function edgesOf(rows: readonly Row[]): number[] {
  return rows.flatMap(({ spans }) =>
    spans.flatMap(({ figure, x1 }) => (figure !== null && isDecimal(figure) && !figure.percent ? [x1] : [])),
  );
}
