import type { Cell, Row } from "../workbook/workbook.ts";
import { tableOf, type Table } from "./header.ts";

const NAMES_A_PERSON =
  /\b(?:employee|emp|ee|person(?:nel|alnummer)?|worker|associate|staff|payee|name|id|file|badge|clock)\b/i;
const NAMES_SOMETHING_ELSE =
  /\b(?:department|dept|company|position|job|code|item|earning|deduction|tax|pay|location|type|description)\b/i;
/** In the long form a person has so many rows, on average. */
const LEAST_ROWS_OF_PERSON = 1.5;
const LEAST_PEOPLE = 2;

/**
 * Rows of a pay item each, so that each person stands once: rows of one person together, and what repeats from row to row about
 * them in the first alone, as a register prints it. Any other rows are as they were.
 */
export function withPeopleOnce(rows: readonly Row[]): readonly Row[] {
  const table = tableOf(rows);
  const key = table === null ? null : keyOf(table);
  if (table === null || key === null) return rows;
  const groups = Map.groupBy(table.body, (row) => textAt(row, key) ?? "");
  const people = [...groups].filter(([text]) => text !== "").map(([, own]) => own);
  const about = columnsAboutPeople(people);
  // Without a text of each row's own, rows of one person are several checks of theirs.
  if (!namesItems(table, about)) return rows;
  const body = people.flatMap((own) => own.map((row, at) => (at === 0 ? row : without(row, about))));
  return [...table.above, ...body, ...(groups.get("") ?? [])];
}

/** The column that says whose each row is, where people have several rows: the one with most different texts. */
function keyOf({ headings, body }: Table): number | null {
  let best: { column: number; people: number } | null = null;
  for (const [column, heading] of headings) {
    if (!NAMES_A_PERSON.test(heading) || NAMES_SOMETHING_ELSE.test(heading.replace(NAMES_A_PERSON, "")))
      continue;
    const texts = body.map((row) => textAt(row, column)).filter((text) => text !== null);
    const people = new Set(texts).size;
    // In a register that is grouped already most rows have none.
    const isFull = texts.length * LEAST_ROWS_OF_PERSON > body.length;
    const isRepeated = people >= LEAST_PEOPLE && texts.length >= LEAST_ROWS_OF_PERSON * people;
    if (!isFull || people <= (best?.people ?? 0)) continue;
    if (isRepeated) best = { column, people };
    // A column in which everybody stands once: a row a person.
    else if (people >= LEAST_PEOPLE && people === texts.length) return null;
  }
  return best?.column ?? null;
}

/** Whether a column that is not about people says in most rows, in words, what the row is. */
function namesItems({ headings, body }: Table, about: ReadonlySet<number>): boolean {
  return [...headings.keys()].some((column) => {
    if (about.has(column)) return false;
    const cells = body.flatMap(({ cells: own }) => own.filter((cell) => cell.column === column));
    const texts = cells.filter(({ kind }) => kind === "text");
    return texts.length * 2 > body.length;
  });
}

/** Columns that say the same in all rows of each person. */
function columnsAboutPeople(groups: readonly Row[][]): Set<number> {
  const about = new Set<number>();
  const differing = new Set<number>();
  for (const rows of groups)
    for (const { cells } of rows)
      for (const { column, text, kind } of cells) {
        if (kind === "number" && /[.,]\d/.test(text)) differing.add(column);
        const isSame = rows.every((row) => textAt(row, column) === text);
        (isSame ? about : differing).add(column);
      }
  for (const column of differing) about.delete(column);
  return about;
}

function without(row: Row, columns: ReadonlySet<number>): Row {
  return { ...row, cells: row.cells.filter(({ column }: Cell) => !columns.has(column)) };
}

function textAt({ cells }: Row, column: number): string | null {
  return cells.find((cell) => cell.column === column)?.text ?? null;
}
