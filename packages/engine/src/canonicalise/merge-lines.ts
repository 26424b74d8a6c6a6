import { addMoney, sumMoney, sumQuantities, type Cents } from "@paylift/canonical";
import { lineKey } from "./classify-item.ts";
import { isTax, type LedgerLine } from "./ledger.ts";

/** Lines of one key are one line of the output: a code's own lines of a check first, then its checks. */
export function mergeLines(checks: readonly (readonly LedgerLine[])[]): LedgerLine[] {
  const merged = new Map<string, LedgerLine>();
  for (const lines of checks) {
    for (const [key, line] of mergeCheck(lines)) {
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, line);
        continue;
      }
      if (!isPaidBefore(line, known)) takeYear(known, line, line.ytdAmount ?? known.ytdAmount);
      addLine(known, line);
    }
  }
  return [...merged.values()];
}

function mergeCheck(lines: readonly LedgerLine[]): Map<string, LedgerLine> {
  const merged = new Map<string, LedgerLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, line);
      continue;
    }
    takeYear(known, line, yearOfBoth(known.ytdAmount, line.ytdAmount));
    addLine(known, line);
  }
  return merged;
}

/** Checks mostly stand in the order in which they were paid; where the sums of the year say otherwise, these are right. */
function isPaidBefore(line: LedgerLine, known: LedgerLine): boolean {
  if (line.ytdAmount === null || known.ytdAmount === null || known.amount === 0) return false;
  return addMoney(line.ytdAmount, known.amount) === known.ytdAmount;
}

/** Two lines of a code have a year each, or the code's year stands beside one of them or both. */
function yearOfBoth(one: Cents | null, other: Cents | null): Cents | null {
  if (one === null || other === null || one === other) return one ?? other;
  return addMoney(one, other);
}

function takeYear(into: LedgerLine, line: LedgerLine, ytdAmount: Cents | null): void {
  into.ytdAmount = ytdAmount;
  if (into.list === "earnings" && line.list === "earnings") into.ytdHours = line.ytdHours ?? into.ytdHours;
  if (isTax(into) && isTax(line)) into.ytdTaxableWages = line.ytdTaxableWages ?? into.ytdTaxableWages;
}

function addLine(into: LedgerLine, line: LedgerLine): void {
  into.amount = addMoney(into.amount, line.amount);
  into.sources.push(...line.sources);
  if (into.list === "earnings" && line.list === "earnings") {
    const hours = [into.hours, line.hours].filter((value) => value !== null);
    into.hours = hours.length === 0 ? null : sumQuantities(hours);
  }
  if (isTax(into) && isTax(line)) {
    const wages = [into.taxableWages, line.taxableWages].filter((value) => value !== null);
    into.taxableWages = wages.length === 0 ? null : sumMoney(wages);
  }
}
