import { parseQuantity } from "@paylift/canonical";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { isFigure, partOf, type Cell, type CellNumber, type CellRow } from "../../cells/cells.ts";

/** What ends a sentence, and what begins one. */
const [END, BEGIN] = [/^(?:\p{L}+|\d+)\.$/u, /^\p{Lu}/u];

/**
 * Cuts words before a figure where a sentence ends, if the next one begins with the figure's name: `Persons listed: 9. Gross
 * compensation  28,991.36`.
 */
export function withSentencesCut(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) =>
      cell.number === null && isFigure(row.cells[i + 1]) ? cut(cell) : [cell],
    );
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function cut(cell: Cell): Cell[] {
  const at = cell.tokens.findLastIndex(
    ({ plain }, i) => END.test(plain) && BEGIN.test(cell.tokens[i + 1]?.plain ?? ""),
  );
  if (at < 0) return [cell];
  const rest = partOf(cell, cell.tokens.slice(at + 1));
  if (figureOfLabel(rest.text) === null) return [cell];
  const before = partOf(cell, cell.tokens.slice(0, at + 1));
  const text = before.text.replace(/\.$/, "");
  return [{ ...before, text, number: DIGITS.test(text) ? countOf(before, text) : null }, rest];
}

const DIGITS = /^\d+$/;

/** A count that ends a sentence: `listed: 9.` */
function countOf({ tokens }: Cell, digits: string): CellNumber {
  return { token: tokens[0]!, cents: null, quantity: parseQuantity(digits), whole: true };
}
