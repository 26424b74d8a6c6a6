import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { namesJob } from "../../vocabulary/jobs.ts";

/** So many people have what they do behind their names. */
const LEAST = 2;
const DASH = /^[-\u2013\u2014]$/;

/**
 * Parts names from what their bearers do, behind a comma, a dash or in brackets: `José L. de la Cruz, Rector`. Where most
 * names are followed so, what stands behind the others is no given name either.
 */
export function withJobsApart(rows: readonly CellRow[]): readonly CellRow[] {
  const firsts = rows.flatMap(({ cells: [first, ...others] }) =>
    first === undefined || first.number !== null || others.some(isFigure) ? [] : [first],
  );
  const working = firsts.filter((cell) => namesJob(partsOf(cell)?.job.text ?? ""));
  if (working.length < LEAST) return rows;
  const edges = new Set(working.map(({ x0 }) => Math.round(x0)));
  const atEdge = new Set(firsts.filter(({ x0 }) => edges.has(Math.round(x0))));
  const named = [...atEdge].filter((cell) => partsOf(cell) !== null || looksLikePersonName(cell.text));
  if (working.length * 2 <= named.length) return rows;
  return rows.map((row) => {
    const [first, ...others] = row.cells;
    const parts = first !== undefined && atEdge.has(first) ? partsOf(first) : null;
    return parts === null ? row : { ...row, cells: [parts.name, parts.job, ...others] };
  });
}

/** A whole name and what stands behind it; null for other texts. */
function partsOf(cell: Cell): { name: Cell; job: Cell } | null {
  const { tokens } = cell;
  const at = tokens.findIndex(
    ({ plain }) => plain.endsWith(",") || plain.startsWith("(") || DASH.test(plain),
  );
  if (at < 1) return null;
  const mark = tokens[at]!.plain;
  const [end, begin] = mark.endsWith(",") ? [at + 1, at + 1] : [at, DASH.test(mark) ? at + 1 : at];
  if (end < 2 || begin >= tokens.length) return null;
  const [name, job] = [partOf(cell, tokens.slice(0, end)), partOf(cell, tokens.slice(begin))];
  const text = name.text.replace(/,$/, "");
  if (!looksLikePersonName(text)) return null;
  return { name: { ...name, text }, job: { ...job, text: job.text.replace(/^\((.*)\)$/, "$1") } };
}
