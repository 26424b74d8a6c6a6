import { answersItself } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../cells/cells.ts";

const HEADING = /^(?:pre|before)[- ]?tax\??$/i;
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["y", true],
  ["no", false],
  ["n", false],
]);

/** What somebody is insured for may stand between the name of a line and its answer: `$100,000`. */
const COVER = /^\$?\d{1,3}(?:,\d{3})+$/;

/**
 * Says of deductions whether they are taken before taxes, where a column of their list answers that: `Yes` below `Pre-Tax`, or
 * `Pre-Tax` itself beside the name of the line, or behind that of its list.
 */
export function putPretax(records: readonly RecordReading[], rows: readonly CellRow[]): void {
  const answers = new Map(
    answersOf(rows).flatMap(({ label, pretax }) =>
      label.tokens.map((token): [Token, boolean] => [token, pretax]),
    ),
  );
  if (answers.size === 0) return;
  for (const { items } of records)
    for (const item of items) {
      const found = item.section === "deduction" ? answerOf(item, answers) : undefined;
      if (found !== undefined) item.pretax ??= found;
    }
}

function answerOf({ label }: ItemReading, answers: ReadonlyMap<Token, boolean>): boolean | undefined {
  return label.tokens.map((token) => answers.get(token)).find((told) => told !== undefined);
}

/** What stands in such a column beside the name of a line. */
interface Answer {
  label: Cell;
  pretax: boolean;
}

function answersOf(rows: readonly CellRow[]): Answer[] {
  let headings: readonly Cell[] = [];
  return rows.flatMap(({ page, cells }) => {
    const own = cells.filter(({ text }) => HEADING.test(text));
    if (own.length > 0) headings = own;
    const ofList = cells.some(isFigure) ? -1 : cells.length - 1;
    return cells.flatMap((cell, i) => {
      const label = cells[i - 1];
      const itself = answersItself(cell.text);
      const end = label !== undefined && COVER.test(label.text) ? i - 1 : i;
      if (itself !== undefined && cells[end - 1]?.number === null && (i === ofList || isFigure(cells[i + 1])))
        return textsBefore(cells, end).map((text) => ({ label: text, pretax: itself }));
      const pretax = ANSWERS.get(cell.text.toLowerCase());
      const isBelow = headings.some((heading) => heading.page === page && overlap(heading, cell) > 0);
      return pretax === undefined || label === undefined || !isBelow ? [] : [{ label, pretax }];
    });
  });
}

/** The texts before a cell up to the next figure: between the name of a line and its answer may stand whom it covers. */
function textsBefore(cells: readonly Cell[], at: number): readonly Cell[] {
  return cells.slice(cells.findLastIndex((cell, i) => i < at && isFigure(cell)) + 1, at);
}
