import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** An id with the word for one, or a number alone. */
const ID = /\b(?:id|no\.?|number|#) ?[#:]? ?\S*\d\S*$|^\S*\d\S*$/i;
/** What else is told of people in a word or two: how they are employed and paid. */
const OTHERWISE =
  /\b(?:full|part|temp(?:orary)?|seasonal|regular|active|inactive|terminated|leave|hourly|salar(?:y|ied)|(?:non-?)?exempt|weekly|biweekly|monthly|semi-?monthly|single|married|head|check|deposit|voucher|manual|void|cont(?:inued)?|page|class|grade|union|w-?2|1099)\b|\d|:$/i;
/** What people do: `Manager`, `Electrician`, `Line Cook`. */
const WORK = /(?:er|or|ist|ian|ant|man|woman|cook|clerk|nurse|aide|lead|chief|assistant|apprentice)$/i;
const WORDS_MOST = 3;
/** So many people show that the same stands behind all of them, and several share it. */
const PEOPLE = 3;

/** How people are paid, in a text of its own. */
const PAID = /^(?:hourly|salar(?:y|ied)|(?:non-?)?exempt)$/i;

/**
 * Names what stands behind the name and the id of people, or between the name and how they are paid, without a word for it:
 * where each has one text there, and several share one, it is their department.
 */
export function nameDepartmentsBehind(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): readonly CellRow[] {
  const lines = rows.filter(({ cells }) => cells.some((cell) => names.has(cell)));
  const found = new Map(lines.map((row) => [row, departmentBehind(row.cells, names)]));
  // A page may end within a person, whose line is repeated.
  const people = new Map([...found].map(([{ line }, told]) => [line.text, told?.department.text]));
  const texts = new Set(people.values());
  if (texts.has(undefined) || people.size < PEOPLE || texts.size === people.size) return rows;
  return rows.map((row) => {
    const told = found.get(row) ?? null;
    if (told === null) return row;
    const { before, department, behind } = told;
    return {
      ...row,
      cells: [...before, { ...department, text: `Department: ${department.text}` }, ...behind],
    };
  });
}

interface Told {
  before: readonly Cell[];
  department: Cell;
  behind: readonly Cell[];
}

/** The text behind a name and an id, or before how somebody is paid; null for other lines. */
function departmentBehind(printed: readonly Cell[], names: ReadonlySet<Cell>): Told | null {
  const [name] = printed;
  if (name === undefined || !names.has(name) || printed.some(isFigure)) return null;
  const behind = PAID.test(printed.at(-1)!.text) ? printed.slice(-1) : [];
  const cells = printed.slice(0, printed.length - behind.length);
  if (cells.length === 0) return null;
  const apart = [...cells.slice(0, -1), ...withIdApart(cells.at(-1)!)];
  const last = apart.at(-1)!;
  const id = apart
    .slice(1, -1)
    .map(({ text }) => text)
    .join(" ");
  const isTold = ID.test(id) || (behind.length > 0 && apart.length === 2);
  if (last.number !== null || !isTold || !/^\p{Lu}/u.test(last.text)) return null;
  if (tellsOtherwise(last.text) || last.tokens.length > WORDS_MOST) return null;
  return { before: apart.slice(0, -1), department: last, behind };
}

/** Whether a text says how somebody is employed or paid, or what they do. */
export function tellsOtherwise(text: string): boolean {
  return OTHERWISE.test(text) || WORK.test(text);
}

/** An id may stand close before what is behind it: `20302 Field`. */
function withIdApart(cell: Cell): Cell[] {
  const words = cell.tokens.findLastIndex(({ plain }) => /\d/.test(plain)) + 1;
  if (words === 0 || words === cell.tokens.length) return [cell];
  return [partOf(cell, cell.tokens.slice(0, words)), partOf(cell, cell.tokens.slice(words))];
}
