import { pretaxOf } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { legendEntries } from "../prepare/pages/code-legend.ts";
import { withMarksApart } from "../prepare/lines/marks-behind-names.ts";

const MARK = /^[A-Z*]{1,3}\d?$/i;

/**
 * Says of deductions whether they are taken before taxes, where a letter behind their names does so by a legend of the document:
 * `Medical PPO  B  61.28` with `B = Before-Tax  A = After-Tax`.
 */
export function putPretaxOfLegend(records: readonly RecordReading[], rows: readonly CellRow[]): void {
  const told = new Map(
    rows.flatMap(({ line, cells }) =>
      cells.some(isFigure) ? [] : legendEntries(line.text).flatMap(answerOf),
    ),
  );
  if (new Set(told.values()).size < 2) return;
  const apart = withMarksApart(rows, (text) => told.has(text));
  const answers = new Map(apart.flatMap(({ cells }) => cells.flatMap((_, i) => markOf(cells, i, told))));
  for (const { items } of records)
    for (const item of items)
      if (item.section === "deduction") {
        const pretax = item.label.tokens
          .map((token) => answers.get(token))
          .find((told) => told !== undefined);
        if (pretax !== undefined) item.pretax ??= pretax;
      }
}

function answerOf({ code, label }: { code: string; label: string }): [string, boolean][] {
  const pretax = MARK.test(code) ? pretaxOf(label) : null;
  return pretax === null ? [] : [[code, pretax]];
}

/** The tokens of the line's name, with its code, that a mark is about: it stands behind the name, behind the amount, or before the name. */
function markOf(cells: readonly Cell[], i: number, told: ReadonlyMap<string, boolean>): [Token, boolean][] {
  const pretax = told.get(cells[i]!.text);
  if (pretax === undefined) return [];
  const isName = (cell: Cell | undefined): boolean => cell?.number === null && !told.has(cell.text);
  const [before, next] = [cells[i - 1], cells[i + 1]];
  const isBehindName = isName(before) && isFigure(next);
  const isBeforeName = !isFigure(before) && isName(next) && isFigure(cells[i + 2]);
  const label = isBehindName ? before : isBeforeName ? next : cells.slice(0, i).findLast(isName);
  return (label?.tokens ?? []).map((token) => [token, pretax]);
}
