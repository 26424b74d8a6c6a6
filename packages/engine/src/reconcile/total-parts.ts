import { sumMoney, type Cents } from "@paylift/canonical";
import type { Ledger, LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { CheckList } from "./check-list.ts";
import { columnKey } from "./column-key.ts";
import { amountPath, amountTokens, weightOf } from "./line-amounts.ts";

/** An employee's part in a total: one check of theirs, or all of them. */
export interface Part {
  index: number;
  employee: LedgerEmployee;
  record: RecordReading;
  /** Kept once they are asked for, as every printed total asks. */
  lines: readonly PlacedLine[] | null;
}

export interface Term {
  cents: Cents;
  tokens: Token[];
  path: string;
}

export function partsOf(ledger: Ledger): Part[] {
  return ledger.employees.flatMap((employee, index) =>
    employee.checks.map((record) => ({ index, employee, record, lines: null })),
  );
}

/** Whose total it is, in the ids of checks. */
export function subjectOf(total: RecordReading, number: number): string {
  if (total.scope === "company") return "company";
  if (total.scope === "group") return `group ${total.items[0]?.label.text ?? number + 1}`;
  return `department ${total.departmentCode?.text ?? number + 1}`;
}

export function lineTerms(members: readonly Part[], wanted: (line: LedgerLine) => boolean): Term[] {
  const terms: Term[] = [];
  for (const part of members) {
    for (const { line, path } of linesOfPart(part))
      if (wanted(line)) terms.push({ cents: line.amount, tokens: amountTokens(line), path });
  }
  return terms;
}

/** The lines of several parts, one after the other. */
export function linesOf(members: readonly Part[]): LedgerLine[] {
  return members.flatMap((part) => linesOfPart(part).map(({ line }) => line));
}

/** A line, the path of its amount, and the column that it is of. */
export interface PlacedLine {
  line: LedgerLine;
  path: string;
  key: string;
}

/** The ledger's lines that a check of an employee contributed to, with the amounts of that check alone. */
export function linesOfPart(part: Part): readonly PlacedLine[] {
  return (part.lines ??= readLinesOfPart(part));
}

function readLinesOfPart({ index, employee, record }: Part): PlacedLine[] {
  const subject = `employees[${index}]`;
  if (employee.checks.length === 1)
    return employee.lines.map((line) => placed(line, amountPath(employee, subject, line)));
  const own = new Set(record.items);
  return employee.lines.flatMap((line) => {
    const sources = line.sources.filter((item) => own.has(item) || isPairOf(item, record));
    if (sources.length === 0) return [];
    const path = amountPath(employee, subject, line);
    if (sources.length === line.sources.length) return [placed(line, path)];
    const amount = sumMoney(sources.map((item) => item.amount?.cents ?? 0));
    return [placed({ ...line, sources, amount }, path)];
  });
}

function placed(line: LedgerLine, path: string): PlacedLine {
  return { line, path, key: columnKey(line) };
}

/** Items whose hours were paired are copies: their amount token tells where they come from. */
function isPairOf(item: { amount: MoneyReading | null }, record: RecordReading): boolean {
  return item.amount !== null && record.items.some(({ amount }) => amount === item.amount);
}

export function addSum(
  checks: CheckList,
  scope: "document" | "department" | "column",
  what: string,
  identity: string,
  expected: Cents,
  tokens: readonly Token[],
  terms: readonly Term[] | null,
): void {
  const cents = terms?.map((term) => term.cents) ?? [];
  const through = [...tokens];
  for (const term of terms ?? []) through.push(...term.tokens);
  checks.add({
    scope,
    what,
    identity,
    expected,
    actual: terms === null ? null : sumMoney(cents),
    members: terms?.map(({ path }) => path) ?? [],
    tokens: through,
    weight: weightOf([expected]) + weightOf(cents),
  });
}
