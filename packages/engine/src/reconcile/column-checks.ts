import { sumMoney, type Cents } from "@paylift/canonical";
import { linesOfRecord } from "../canonicalise/build-ledger.ts";
import type { Ledger, LedgerLine, ListName } from "../canonicalise/ledger.ts";
import type { ItemReading, MoneyReading, RecordReading } from "../interpret/reading.ts";
import { addIfIdentity } from "./add-if-identity.ts";
import type { CheckInput, CheckList } from "./check-list.ts";
import type { Token } from "../layout/token.ts";
import { amountTokens, weightOf } from "./line-amounts.ts";
import { columnKey, labelKey } from "./column-key.ts";
import { isUnlisted } from "./unlisted-sums.ts";
import { addSum, linesOfPart, partsOf, subjectOf, type Part, type PlacedLine } from "./total-parts.ts";

/** A recap per code: each line of a total equals the sum of the employees' lines of that label. */
export function checkColumns(
  checks: CheckList,
  ledger: Ledger,
  total: RecordReading,
  members: readonly Part[],
  number: number,
): void {
  const recap = new Map<string, { label: string; list: ListName; lines: LedgerLine[] }>();
  for (const line of linesOfRecord(total, ledger.reading)) {
    const key = columnKey(line);
    const known = recap.get(key);
    if (known === undefined) recap.set(key, { label: line.description, list: line.list, lines: [line] });
    else known.lines.push(line);
  }
  if (recap.size === 0) return;
  // A recap may name lines alone that have codes as well beside people.
  const coded = new Set(
    [...recap.values()].flatMap(({ list, lines }) => (lines[0]!.code === null ? [] : [list])),
  );
  const columns = new Map<string, PlacedLine[]>();
  for (const part of members) {
    for (const placed of linesOfPart(part)) {
      const key = coded.has(placed.line.list) ? placed.key : columnKey(placed.line, false);
      if (!recap.has(key)) continue;
      const column = columns.get(key);
      if (column === undefined) columns.set(key, [placed]);
      else column.push(placed);
    }
  }
  const listed = new Set([...columns.values()].flat().map(({ line }) => line.list));
  // Of people of whom no line is printed, no recap is the sum.
  const areUnlisted = members.length > 0 && members.every(({ employee }) => isUnlisted(employee));
  const compared = new Set<Token>();
  const years: CheckInput[] = [];
  for (const [key, { label, list, lines }] of recap) {
    // What the company alone pays may be printed for all of it only.
    if ((areUnlisted || list.startsWith("employer")) && !listed.has(list)) continue;
    const own = columns.get(key) ?? (recap.size === 1 ? columnOfAll(ledger, key) : []);
    const other = own.length === 0 ? columnElsewhere(members, lines, amountOf(lines)) : [];
    const column = other.length === 0 ? own : other;
    const what = `${list}:${label}:${subjectOf(total, number)}${other.length === 0 ? "" : IN_ANOTHER_LIST}`;
    checkAmounts(checks, what, label, lines, column);
    checkWages(checks, what, label, lines, column, compared);
    for (const of of YEARS) {
      const year = yearOf(of, what, label, lines, column);
      if (year !== null) years.push(year);
    }
  }
  // A printed year may be of people as well who are paid nothing now, and stand in no list.
  addIfIdentity(checks, years);
}

/** At the end of the id of a check: people have the line in another list than the recap. One of the two is wrong, and no amount is. */
export const IN_ANOTHER_LIST = ":in_another_list";

function amountOf(lines: readonly LedgerLine[]): Cents {
  return sumMoney(lines.map(({ amount }) => amount));
}

/** A recap may have a line in another list than people have it in, as what the employer pays among their taxes: its lines, where they come to it. */
function columnElsewhere(
  members: readonly Part[],
  [printed]: readonly LedgerLine[],
  amount: Cents,
): readonly PlacedLine[] {
  const label = labelKey(printed!);
  const found = members.flatMap((part) => linesOfPart(part).filter(({ line }) => labelKey(line) === label));
  return amountOf(found.map(({ line }) => line)) === amount ? found : [];
}

const columnsOfAll = new WeakMap<Ledger, Map<string, PlacedLine[]>>();

/** The lines of everybody in a column: a list of a report on one tax after the other is of some of the people of others. */
function columnOfAll(ledger: Ledger, key: string): readonly PlacedLine[] {
  let columns = columnsOfAll.get(ledger);
  if (columns === undefined) {
    const lines = partsOf(ledger).flatMap(linesOfPart);
    columnsOfAll.set(ledger, (columns = Map.groupBy(lines, ({ line }) => columnKey(line))));
  }
  return columns.get(key) ?? [];
}

/** What a recap and the lines that it adds up print of the year. */
interface Year {
  field: string;
  /** Of what, before the label of the column. */
  called: string;
  of: (item: ItemReading) => MoneyReading | null;
}

const YEARS: readonly Year[] = [
  { field: "ytd_amount", called: "", of: ({ ytdAmount }) => ytdAmount },
  {
    field: "ytd_taxable_wages",
    called: "taxable wages for ",
    of: ({ ytdTaxableWages }) => ytdTaxableWages ?? null,
  },
];

/** The year to date of a column, where everybody's line has one and each of them is one check's. */
function yearOf(
  { field, called, of }: Year,
  what: string,
  label: string,
  printed: readonly LedgerLine[],
  column: readonly PlacedLine[],
): CheckInput | null {
  const yearsOf = ({ sources }: LedgerLine): MoneyReading[] =>
    sources.length === 1 ? sources.flatMap((source) => of(source) ?? []) : [];
  const totals = printed.flatMap(yearsOf);
  const terms = column.flatMap(({ line }) => yearsOf(line));
  if (totals.length !== printed.length || terms.length === 0 || terms.length !== column.length) return null;
  const cents = [...totals, ...terms].map((money) => money.cents);
  return {
    scope: "column",
    what: `${what}:${field === "ytd_amount" ? "ytd" : field}`,
    identity: `Σ year-to-date ${called}${label} of the employees = printed total`,
    expected: sumMoney(totals.map((money) => money.cents)),
    actual: sumMoney(terms.map((money) => money.cents)),
    members: column.map(({ path }) => path.replace(/amount$/, field)),
    tokens: [...totals, ...terms].map(({ token }) => token),
    weight: weightOf(cents),
  };
}

function checkAmounts(
  checks: CheckList,
  what: string,
  label: string,
  printed: readonly LedgerLine[],
  column: readonly PlacedLine[],
): void {
  if (printed.every(({ sources }) => sources.every(({ amount }) => amount === null))) return;
  const identity = `Σ ${label} of the employees = printed total`;
  const terms = column.map(({ line, path }) => ({ cents: line.amount, tokens: amountTokens(line), path }));
  const expected = sumMoney(printed.map(({ amount }) => amount));
  addSum(checks, "column", what, identity, expected, printed.flatMap(amountTokens), terms);
}

/** Taxable wages that a recap prints beside a tax; once where they are those of the employee's and the company's part. */
function checkWages(
  checks: CheckList,
  what: string,
  label: string,
  printed: readonly LedgerLine[],
  column: readonly PlacedLine[],
  compared: Set<Token>,
): void {
  const totals = printed.flatMap(wagesOf).filter(({ token }) => !compared.has(token));
  if (totals.length === 0) return;
  for (const { token } of totals) compared.add(token);
  const identity = `Σ taxable wages for ${label} of the employees = printed total`;
  const terms = column.flatMap(({ line, path }) =>
    wagesOf(line).map(({ cents, token }) => ({ cents, tokens: [token], path: wagesPath(path) })),
  );
  const expected = sumMoney(totals.map(({ cents }) => cents));
  const tokens = totals.map(({ token }) => token);
  addSum(checks, "column", `${what}:taxable_wages`, identity, expected, tokens, terms);
}

function wagesOf({ sources }: LedgerLine): MoneyReading[] {
  return sources.flatMap(({ taxableWages }) => taxableWages ?? []);
}

function wagesPath(amountPath: string): string {
  return amountPath.replace(/amount$/, "taxable_wages");
}
