import { isStateCode } from "@paylift/canonical";
import type { Token } from "../../../layout/token.ts";
import { isFigure, overlap, partOf, PHRASE_GAP_EM, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isPayBasis } from "../../vocabulary/pay-basis.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";
import { factBehind } from "./fact-behind.ts";

/** What stands below each other begins within this, in points, on lines no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 2.2];
/** So many people have their facts below their names. */
const LEAST = 2;

/** A header names no more facts below the word for people. */
const MOST_FACTS = 4;

type Fact = "id" | "department" | "state" | "basis" | "job";

const FACTS: readonly [RegExp, Fact][] = [
  [/^(?:(?:emp(?:l(?:oyee)?)?|ee|file|clock|badge)[ .]*)?(?:#|id|no\.?|nbr\.?|number|num\.?)$/i, "id"],
  [/^(?:home )?dep(?:artmen)?t\.?$/i, "department"],
  [/^(?:work |tax )?st(?:ate)?\.?$/i, "state"],
  [/^(?:(?:pay|rate) (?:basis|type|class)|basis)$/i, "basis"],
  [/^(?:(?:job )?(?:title|position)|job|occupation)$/i, "job"],
];
const SIGN = /^[/|&,-]$/;
const ID = /^#?[A-Z]{0,3}-?\d{1,9}$/i;

/** The facts that a header names below the word for people, from the left. */
interface Head {
  /** The line with the word for people and the one below it. */
  rows: readonly [CellRow, CellRow];
  x0: number;
  /** Where the next column begins. */
  end: number;
  facts: readonly { fact: Fact; x0: number }[];
}

/**
 * Takes what stands below each name to the name's own line where the header says below `Employee` what it is: `No.  St` over
 * `129  AL`. The line may go on with lists that somebody's other lines have as well.
 */
export function withFactsBelowNames(rows: readonly CellRow[]): readonly CellRow[] {
  const changed = new Map<CellRow, readonly Cell[]>();
  let head: Head | null = null;
  let people = 0;
  rows.forEach((row, i) => {
    const below = rows[i + 1];
    const found = below === undefined ? null : headOf(row, below);
    if (found !== null) {
      head = found;
      changed.set(
        below!,
        below!.cells.filter((cell) => !isIn(cell, found)),
      );
    }
    const told = head === null || below === undefined ? null : factsOf(head, row, below);
    if (told === null) return;
    people++;
    changed.set(row, told.above);
    changed.set(below!, told.below);
  });
  if (people < LEAST) return rows;
  return rows.flatMap((row) => {
    const cells = changed.get(row) ?? row.cells;
    return cells.length === 0 ? [] : [cells === row.cells ? row : { ...row, cells: [...cells] }];
  });
}

function headOf(row: CellRow, below: CellRow): Head | null {
  if (!isRightBelow(row, below) || [row, below].some(({ cells }) => cells.some(isFigure))) return null;
  const at = row.cells.findIndex(({ text }) => headingOf(text)?.text === "name");
  const [name, next] = [row.cells[at], row.cells[at + 1]];
  if (name === undefined || next === undefined) return null;
  const beside = below.cells.filter((cell) => overlap(cell, next) > 0).map(({ x0 }) => x0);
  const place = { rows: [row, below] as const, x0: name.x0, end: Math.min(next.x0, ...beside) };
  const within = below.cells.filter((cell) => isIn(cell, place));
  // Right of the facts may stand the first columns of the table, over which the upper line has no word.
  const own = longestNamed(within);
  const column = within[own.length]?.x0 ?? place.end;
  if (own.length === 0 || own.length === below.cells.length) return null;
  if (Math.abs(own[0]!.x0 - name.x0) > EDGE_PT) return null;
  const facts = namedBy(own.flatMap(({ tokens }) => tokens)) ?? [];
  const kinds = new Set(facts.map(({ fact }) => fact));
  return kinds.has("id") && kinds.size === facts.length ? { ...place, end: column, facts } : null;
}

/** The first cells of a line whose words name facts and nothing else. */
function longestNamed(cells: readonly Cell[]): readonly Cell[] {
  for (let end = Math.min(cells.length, MOST_FACTS); end > 0; end--) {
    const first = cells.slice(0, end);
    if (namedBy(first.flatMap(({ tokens }) => tokens)) !== null) return first;
  }
  return [];
}

/** The facts that words of a header name, one after the other; null where they say something else. */
function namedBy(tokens: readonly Token[]): Head["facts"] | null {
  if (tokens.length === 0) return [];
  if (SIGN.test(tokens[0]!.plain)) return namedBy(tokens.slice(1));
  for (let end = tokens.length; end > 0; end--) {
    const text = tokens
      .slice(0, end)
      .map(({ plain }) => plain)
      .join(" ");
    const fact = FACTS.find(([pattern]) => pattern.test(text))?.[1];
    const others = fact === undefined ? null : namedBy(tokens.slice(end));
    if (fact !== undefined && others !== null) return [{ fact, x0: tokens[0]!.x0 }, ...others];
  }
  return null;
}

/** What stands below somebody's name, on the line of the name; null where that is something else. */
function factsOf(head: Head, row: CellRow, below: CellRow): { above: Cell[]; below: Cell[] } | null {
  if (head.rows.includes(row) || head.rows.includes(below) || !isRightBelow(row, below)) return null;
  const name = row.cells.find(({ x0 }) => Math.abs(x0 - head.x0) <= EDGE_PT);
  const isOwn = (cell: Cell): boolean => isIn(cell, head) && periodOfRow(cell.text) === null;
  const own = below.cells.filter((cell) => isOwn(cell) && !isFigure(cell));
  if (name === undefined || name.number !== null || !row.cells.some(isFigure)) return null;
  // Sums stand in the column of the names as well, over how many people they are of.
  if (totalScope(name.text) !== null || /^\d/.test(name.text)) return null;
  const tokens = own.flatMap((cell) => cell.tokens).filter(({ plain }) => !SIGN.test(plain));
  const told = toldBy(tokens, head.facts);
  if (own.length === 0 || Math.abs(own[0]!.x0 - name.x0) > EDGE_PT || told === null) return null;
  const texts = told.map(({ words }) => partOf(own[0]!, words).text);
  const isSaid = told.every(({ fact }, i) => canBe(fact, texts[i]!));
  if (!isSaid) return null;
  const state = texts[told.findIndex(({ fact }) => fact === "state")];
  // How somebody is paid is told where it says what an hour is paid as well: `Hourly $19.75`.
  const hasBasis = head.facts.some(({ fact }) => fact === "basis");
  const isRate = (cell: Cell): boolean => isFigure(cell) && isRightBehind(own.at(-1)!, cell);
  const rates = hasBasis ? below.cells.filter(isRate) : [];
  const facts = told.flatMap(({ fact, words }, i) => {
    if (fact === "state" || fact === "job" || (fact === "basis" && rates.length === 0)) return [];
    const text = fact === "basis" ? texts[i]! : `${LABELS[fact]}: ${texts[i]!}`;
    return [factBehind(name, partOf(own[0]!, words), text)];
  });
  const rate = rates.map((cell) => ({ ...cell, baseline: name.baseline, x0: name.x1, x1: name.x1 }));
  const named = state === undefined ? name : { ...name, state };
  return {
    above: row.cells.flatMap((cell) => (cell === name ? [named, ...facts, ...rate] : [cell])),
    below: below.cells.filter((cell) => !own.includes(cell) && !rates.includes(cell)),
  };
}

const LABELS = { id: "Employee No", department: "Department" };

/** What each fact is: as many words as facts in their order, others as they stand below the names of these. */
function toldBy(tokens: readonly Token[], facts: Head["facts"]): { fact: Fact; words: Token[] }[] | null {
  const told = facts.map(({ fact }) => ({ fact, words: [] as Token[] }));
  tokens.forEach((token, i) => {
    const at = tokens.length === facts.length ? i : facts.findLastIndex(({ x0 }) => x0 <= token.x0 + EDGE_PT);
    told[Math.max(0, at)]!.words.push(token);
  });
  const [first, ...others] = told;
  if (first!.words.length === 0) return null;
  return [first!, ...others.filter(({ words }) => words.length > 0)];
}

function canBe(fact: Fact, text: string): boolean {
  if (fact === "id") return ID.test(text);
  if (fact === "basis") return isPayBasis(text);
  return fact === "state" ? isStateCode(text) : /\p{L}|\d/u.test(text);
}

function isRightBehind({ x1, size }: Cell, { x0 }: Cell): boolean {
  return x0 >= x1 && x0 - x1 <= PHRASE_GAP_EM * size;
}

function isIn({ x0 }: Cell, place: Pick<Head, "x0" | "end">): boolean {
  return x0 >= place.x0 - EDGE_PT && x0 < place.end - EDGE_PT;
}

function isRightBelow(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  const size = cells[0]?.size ?? 0;
  return above.page === page && baseline > above.baseline && baseline - above.baseline <= LINE_EM * size;
}
