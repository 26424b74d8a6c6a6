import { parseMoney, parseQuantity, remember, type Cents, type Quantity } from "@paylift/canonical";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { isCurrencyOfAmount } from "./currency-word.ts";
import { isMonth } from "./months.ts";
import { hoursOf, isAnHour, isTimes, isUnitOf, rateOf } from "./units.ts";

/** A phrase or a number of a line: what one cell of a table would hold. */
export interface Cell {
  tokens: Token[];
  text: string;
  page: number;
  baseline: number;
  size: number;
  x0: number;
  x1: number;
  /** A number with decimals, or one without where nothing else stands in the cell. */
  number: CellNumber | null;
  /** Who levies the tax of this name, by a column of its own: `FED`, `PA`. */
  leviedBy?: string;
  /** The state that levies the taxes of who has this name, by a column of its own: `SC`. */
  state?: string;
  /** It is as wide as the rule below it, and that as the columns that it is the name of. */
  isAsWide?: boolean;
  /** The name of its table says that the company pays the line of this name. */
  ofCompany?: boolean;
  /** What a letter before the name says that its line is. */
  ofSection?: LineSection;
}

export interface CellNumber {
  token: Token;
  cents: Cents | null;
  quantity: Quantity | null;
  /** What its unit says that it is: `80.00 hrs`, `31.25/hr`, `@ 31.25`; `2,456  mi` is no time. */
  unit?: "hours" | "rate" | "aside";
  /** Printed without decimals: hours, a count or an id, and money only where the document prints no cents. */
  whole: boolean;
}

/** A line cut into cells, left to right. */
export interface CellRow {
  line: Line;
  page: number;
  baseline: number;
  cells: Cell[];
}

/** Words of a label stand closer than this, in font sizes. */
export const PHRASE_GAP_EM = 0.88;
/** Signs that stand apart from their number. */
const SIGN = /^[$£€+\-\u2212*]$/;
const DASH = /^[-\u2212]$/;
const LONE_DASH = /^[\u2012-\u2015]+$/;
const MINUS_APART = /^[-\u2212]\$$/;
const LABEL_WITH_COLON = /:$/;
const AT = "@";

export function cellRowsOf(lines: readonly Line[]): CellRow[] {
  return lines.map((line) => ({
    line,
    page: line.page,
    baseline: line.baseline,
    cells: cellsOfLine(line),
  }));
}

/** Rows that have a cell: a line of lone dashes has none, nor one whose texts were joined to others. */
export function filledRows(rows: readonly CellRow[]): readonly CellRow[] {
  const isFilled = ({ cells }: CellRow): boolean => cells.length > 0;
  return rows.every(isFilled) ? rows : rows.filter(isFilled);
}

function cellsOfLine({ tokens, page, baseline }: Line): Cell[] {
  const cells: Cell[] = [];
  let phrase: Token[] = [];
  let negative = false;
  let times = false;
  const flush = (): void => {
    // A dash by itself stands for nothing.
    const isNothing = phrase.length === 1 && LONE_DASH.test(phrase[0]!.text);
    if (phrase.length > 0 && !isNothing) cells.push(cellOf(phrase, page, baseline));
    phrase = [];
  };
  for (const [i, token] of tokens.entries()) {
    if (LANE.test(token.text) && !isBehind(phrase.at(-1), token)) {
      flush();
      continue;
    }
    if (opensBracket(token, tokens[i + 1])) continue;
    if (opensBracket(tokens[i - 1], token)) {
      flush();
      cells.push(bracketCell(token, page, baseline));
      continue;
    }
    const hours = hoursOf(token);
    if (hours !== null) {
      flush();
      cells.push(unitCell(token, hours, "hours", page, baseline));
      continue;
    }
    const rate = rateOf(token);
    if (rate !== null) {
      flush();
      cells.push(unitCell(token, rate, "rate", page, baseline));
      times = false;
      continue;
    }
    if (token.text === "=" && tokens[i - 1]?.moneyLike === true && tokens[i + 1]?.moneyLike === true)
      continue;
    if (isUnitOf(tokens, i - 1) || isCurrencyOfAmount(tokens, i) || isAnHour(tokens, i)) continue;
    const factor = phrase.at(-1);
    if (factor !== undefined && factor.quantity !== null && isTimes(token, tokens[i + 1], factor)) {
      phrase.pop();
      flush();
      cells.push(unitCell(factor, factor.plain, "hours", page, baseline));
      times = true;
      continue;
    }
    if (phrase.length === 0 && cells.at(-1)?.number != null && isTimes(token, tokens[i + 1], cells.at(-1)!)) {
      times = true;
      continue;
    }
    if (isUnitOf(tokens, i)) {
      flush();
      cells.push(unitCell(token, token.plain, "hours", page, baseline));
      continue;
    }
    if (token.moneyLike && !isMonth(token, phrase.at(-1))) {
      flush();
      const cell = numberCell(token, page, baseline, negative);
      if ((times || tokens[i - 1]?.text === AT) && cell.number !== null) cell.number.unit = "rate";
      cells.push(cell);
      negative = times = false;
      continue;
    }
    if (token.text === ":" && phrase.length > 0) {
      phrase.push(token);
      flush();
      continue;
    }
    negative = MINUS_APART.test(token.text);
    if (negative) continue;
    const isWord = joinsWords(phrase.at(-1), token, tokens[i + 1]) || headsPay(tokens, i);
    if (SIGN.test(token.text) && !isWord) continue;
    const last = phrase.at(-1);
    const gap = isNumberSign(token, tokens[i + 1]) ? SIGN_GAP_EM : PHRASE_GAP_EM;
    const apart = last !== undefined && token.x0 - last.x1 > gap * token.size;
    if (apart || (last !== undefined && LABEL_WITH_COLON.test(last.text) && phrase.length > 0)) flush();
    phrase.push(token);
  }
  flush();
  return cells;
}

/** Behind the word for what has a number its sign may stand further off: `Check   #: 20456`. */
const [NUMBER_SIGN, SIGN_GAP_EM] = [/^#:$/, 2];

function isNumberSign({ text }: Token, next: Token | undefined): boolean {
  return NUMBER_SIGN.test(text) && next !== undefined && next.quantity !== null;
}

/** A stroke between stacks; behind a word it parts what a label says: `Regular Hours | Hourly`. */
const LANE = /^[|\u2502\u2503\u2551]$/;

function isBehind(last: Token | undefined, { x0, size }: Token): boolean {
  return last !== undefined && x0 - last.x1 <= PHRASE_GAP_EM * size;
}

const HOURS_WORD = /^(?:hours|hrs)\.?$/i;

/** Whether a sign of money heads a column of pay beside one of hours: `Hrs  $`. */
function headsPay(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.text !== "$" || tokens[at + 1]?.moneyLike === true) return false;
  return HOURS_WORD.test(tokens[at - 1]?.text ?? "");
}

/** A dash, a plus or a mark within a phrase: `Provincial Tax - ON`, `Employee + Spouse`, `less * items`. */
function joinsWords(
  before: Token | undefined,
  { text, x0, x1, size }: Token,
  after: Token | undefined,
): boolean {
  if (!(DASH.test(text) || text === "+" || text === "*") || before === undefined || after === undefined)
    return false;
  if (!/^\p{L}/u.test(after.plain)) return false;
  return x0 - before.x1 <= PHRASE_GAP_EM * size && after.x0 - x1 <= PHRASE_GAP_EM * size;
}

/** A bracket that stands apart from its number: `($ 224.00)`. */
const OPENING = /^\(\$?$/;
const CLOSING = /^[\d,]+\.\d{2}\)$/;

function opensBracket(token: Token | undefined, next: Token | undefined): boolean {
  if (token === undefined || next === undefined || !token.text.startsWith("(")) return false;
  return OPENING.test(token.text) && CLOSING.test(next.plain);
}

function bracketCell(token: Token, page: number, baseline: number): Cell {
  const cell = numberCell(token, page, baseline);
  return { ...cell, number: { token, cents: parseMoney(`(${token.plain}`), quantity: null, whole: false } };
}

function unitCell(
  token: Token,
  digits: string,
  unit: "hours" | "rate",
  page: number,
  baseline: number,
): Cell {
  const cell = numberCell(token, page, baseline);
  return { ...cell, number: { token, cents: null, quantity: parseQuantity(digits), whole: false, unit } };
}

/** Words of a line as one cell. */
export function cellOf(tokens: Token[], page: number, baseline: number): Cell {
  const [first] = tokens;
  const only = tokens.length === 1 ? first! : null;
  const whole = only !== null && only.quantity !== null;
  return {
    tokens,
    text: same(phraseOf(tokens)),
    page,
    baseline,
    size: first!.size,
    x0: first!.x0,
    x1: tokens.at(-1)!.x1,
    number: whole ? { token: only, cents: only.money, quantity: only.quantity, whole: true } : null,
  };
}

/** What is said of a text is found faster where texts that read the same are the same. */
const same = remember((text) => text);

function phraseOf(tokens: readonly Token[]): string {
  if (tokens.length === 1) return tokens[0]!.plain;
  // A colon may stand apart, in a column of colons.
  return textOf(tokens).replaceAll("\t", " ").replace(/ :$/, ":");
}

function numberCell(token: Token, page: number, baseline: number, negative = false): Cell {
  const { money, quantity, x0, x1, size, plain } = token;
  const cents = money !== null && negative ? 0 - money : money;
  return {
    tokens: [token],
    text: plain,
    page,
    baseline,
    size,
    x0,
    x1,
    number: { token, cents, quantity, whole: false },
  };
}

/** Whether a cell is a figure: a number with decimals. */
export function isFigure(cell: Cell | undefined): cell is Cell & { number: CellNumber } {
  return cell?.number != null && !cell.number.whole;
}

export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** Some of a cell's tokens, one after the other, as a cell of their own. */
export function partOf(cell: Cell, tokens: Cell["tokens"]): Cell {
  const text = textOf(tokens).replaceAll("\t", " ");
  return { ...cell, tokens, text, x0: tokens[0]!.x0, x1: tokens.at(-1)!.x1 };
}
