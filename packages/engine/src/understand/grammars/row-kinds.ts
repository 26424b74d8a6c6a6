import { isDecimal } from "../page-graph/figure.ts";
import { sectionOf, timeOf } from "../votes/sections.ts";
import { LISTED } from "../votes/roles.ts";
import { isFigureName } from "../votes/wording.ts";
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
    if (!WORD.test(word)) return false;
    // `YTD` says when, and nothing of what: without labels of their own its numbers are what the header says.
    return (isElsewhere && timeOf(word) === null) || (isListName(word) && areLabelled(own));
  });
  const all = kinds.map((own) => withRest(own, rows));
  const others = new Set(all.flat());
  return [rows.filter((row) => !others.has(row)), ...all];
}

/** Rows of a kind with those right below that begin where its labels do, and not with its word: they go on with it. */
function withRest(kind: readonly Row[], rows: readonly Row[]): Row[] {
  const own = new Set(kind);
  let [at, isOpen] = [Infinity, false];
  return rows.filter((row) => {
    const [first, label] = row.spans;
    if (own.has(row)) {
      [at, isOpen] = [label?.x0 ?? Infinity, true];
      return true;
    }
    isOpen &&= row.hasFigures && first?.figure === null && Math.abs(first.x0 - at) <= SAME_EDGE_PT;
    return isOpen;
  });
}

const LONGEST = 14;
/** `24-018` says at which job somebody worked, and that comes again for others. */
const WORD = /^(?=.*\p{L})\D+$/u;
const LABELLED = 0.6;
const NEAR_EM = 3;

/**
 * Whether a word names a list of lines of pay and no figure of a person, as `Gross Pay` does, or says when. `Direct Deposit` before a
 * number says how somebody is paid.
 */
function isListName(text: string): boolean {
  const name = text.replace(/^\*+ ?/, "");
  if (isFigureName(name)) return false;
  return LISTED.has(sectionOf(name) ?? "none") || timeOf(name) !== null;
}

/** Whether most numbers have a text or a code of their own before them, several in a row, or else right before them. */
function areLabelled(rows: readonly Row[]): boolean {
  let [labelled, all] = [0, 0];
  for (const { spans } of rows) {
    const pairs = spans.flatMap((span, i) => {
      const isAmount = span.figure !== null && isDecimal(span.figure);
      return isAmount ? [{ figure: span, before: spans[i - 1]!, isFirst: i < 2 }] : [];
    });
    const own = pairs.filter(({ before, isFirst }) => {
      const isLabel = before.figure === null ? !before.nothing : !isDecimal(before.figure);
      return isLabel && !isFirst;
    });
    const near = own.filter(({ figure, before }) => figure.x0 - before.x1 <= NEAR_EM * figure.size);
    labelled += own.length >= SEVERAL ? own.length : near.length;
    all += pairs.length;
  }
  return labelled >= LABELLED * all;
}

const SEVERAL = 2;

function edgesOf(rows: readonly Row[]): number[] {
  return rows.flatMap(({ spans }) =>
    spans.flatMap(({ figure, x1 }) => (figure !== null && isDecimal(figure) && !figure.percent ? [x1] : [])),
  );
}
