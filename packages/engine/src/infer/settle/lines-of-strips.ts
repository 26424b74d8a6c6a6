import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";

/** Gross and net pay, and the sum of what is taken off between them. */
const LEAST_SUMS = 3;

/**
 * A strip that says how the net pay comes about has lines between its sums, as what is taken off again: `Gross Pay`, `Cash Tips`,
 * `Net Pay`. Those stand in a list as well, with their whole name, and are paid once.
 */
export function dropLinesOfStrips(records: readonly RecordReading[]): void {
  for (const record of records) {
    const strip = record.scope === "check" ? stripOf(record) : null;
    if (strip === null) continue;
    const listed = Map.groupBy(
      record.items.filter((item) => item.amount !== null && !isOn(strip, item.amount)),
      keyOf,
    );
    record.items = record.items.filter((item) => {
      const again = isOn(strip, item.amount) ? (listed.get(keyOf(item)) ?? []) : [];
      if (!again.some(({ label }) => isCalled(item.label.text, label.text))) return true;
      item.amount!.token.claim = "total";
      return false;
    });
  }
}

/** Where the gross and the net pay stand beside each other; null elsewhere. */
function stripOf({ figures }: RecordReading): MoneyReading | null {
  const net = figures.get("net_pay");
  if (net === undefined || !isOn(net, figures.get("gross_pay") ?? null)) return null;
  const beside = [...figures.values()].filter((each) => isOn(net, each));
  return beside.length >= LEAST_SUMS ? net : null;
}

function isOn(strip: MoneyReading, amount: MoneyReading | null): boolean {
  return amount?.token.page === strip.token.page && baselineOf(amount) === baselineOf(strip);
}

function baselineOf({ token }: MoneyReading): number {
  return Math.round(token.words[0]!.baseline);
}

function keyOf({ section, amount }: ItemReading): string {
  return `${section} ${amount?.cents}`;
}

/** Whether a name begins a longer one, or is the same: `Cash Tips` and `Cash Tips Declared`. */
function isCalled(short: string, text: string): boolean {
  return `${normalizeLabel(text)} `.startsWith(`${normalizeLabel(short)} `);
}
