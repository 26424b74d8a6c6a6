import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

const EDGE_PT = 3;
const CODE_HEAD = /^(?:code?|cd)$/i;
const CODE = /^[A-Z0-9/&-]{1,6}$/;

/** `Code / Description`, also behind the name of the list; `Code-Description` says that both are one word. */
const BOTH = /(?:^| )(?:code?|cd) ?[/&] ?(?:description|desc\.?|name)$/i;

/**
 * Parts codes from the labels right behind them where the heading over both says so: `REG REGULAR` below `COD EARNINGS`, `DN Dental`
 * below `Code / Description`.
 */
export function withHeadedCodes(rows: readonly CellRow[]): readonly CellRow[] {
  let edges: readonly number[] = [];
  let changed = false;
  const found = rows.map((row) => {
    const heads = row.cells.filter(headsCodes);
    const all = [...heads, ...row.cells.filter(({ text }) => BOTH.test(text))];
    if (all.length > 0 && !row.cells.some(isFigure)) edges = all.map(({ x0 }) => x0);
    else if (edges.length === 0) return row;
    const cells = row.cells.flatMap((cell, i) => {
      const isCoded = isNear(cell, edges) && isFigure(row.cells[i + 1]) && holdsCode(cell);
      const isOne = heads.includes(cell) || isCoded;
      return isOne ? [partOf(cell, cell.tokens.slice(0, 1)), partOf(cell, cell.tokens.slice(1))] : [cell];
    });
    if (cells.length === row.cells.length) return row;
    changed = true;
    return { ...row, cells };
  });
  return changed ? found : rows;
}

/** `COD TAX` */
function headsCodes({ number, tokens, text }: Cell): boolean {
  const [code, ...rest] = tokens;
  if (number !== null || code === undefined || rest.length === 0 || !CODE_HEAD.test(code.plain)) return false;
  return headingOf(text.slice(text.indexOf(" ") + 1))?.section != null;
}

function holdsCode({ number, tokens, text }: Cell): boolean {
  if (number !== null || totalScope(text) !== null || figureOfLabel(text) !== null) return false;
  return tokens.length > 1 && CODE.test(tokens[0]!.plain);
}

function isNear({ x0 }: Cell, edges: readonly number[]): boolean {
  return edges.some((edge) => Math.abs(edge - x0) <= EDGE_PT);
}
