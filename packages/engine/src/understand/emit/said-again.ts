import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { centsOf } from "../page-graph/figure.ts";
import { claim } from "./readings.ts";

const LEAST_LINES = 2;

/**
 * Claims numbers of a person without a meaning of their own that say again what is read: gross or net pay, the sum of a list or
 * of its part before taxes, all hours, the rate of a line.
 */
export function claimSaidAgain(
  { figures, ytdFigures, items }: RecordReading,
  { entries }: Pick<RecordDraft, "entries">,
): void {
  const known = new Set<number>();
  for (const money of [...figures.values(), ...(ytdFigures?.values() ?? [])]) known.add(money.cents);
  for (const sum of sumsOf(items)) known.add(sum);
  known.delete(0);
  const hours = hoursIn(items);
  const rates = items.flatMap(({ rate }) => (rate === null ? [] : [rate.quantity]));
  for (const { figure } of entries) {
    if (figure.tokens.some((token) => token.claim !== null)) continue;
    const { units, scale } = figure.figure!;
    if (rates.some((rate) => rate.units === units && rate.scale === scale)) claim(figure, "decoration");
    const cents = centsOf(figure.figure!);
    if (cents !== null && (known.has(Math.abs(cents)) || cents === hours)) claim(figure, "total");
  }
}

/** What the lines of each list come to, and those of its parts before and after taxes. */
function sumsOf(items: readonly ItemReading[]): number[] {
  const lists = [...Map.groupBy(items, ({ section }) => section).values()];
  const parts = lists.flatMap((own) => [...Map.groupBy(own, ({ pretax }) => pretax).values()]);
  return [...lists, ...parts].flatMap((own) =>
    own.length < LEAST_LINES
      ? []
      : [sum(own, ({ amount }) => amount), sum(own, ({ ytdAmount }) => ytdAmount)],
  );
}

function sum(items: readonly ItemReading[], of: (item: ItemReading) => MoneyReading | null): number {
  return items.reduce((all, item) => all + (of(item)?.cents ?? 0), 0);
}

/** Hundredths of all hours; null where some have more decimals. */
function hoursIn(items: readonly ItemReading[]): number | null {
  let all = 0;
  for (const { hours } of items) {
    if (hours === null) continue;
    const { units, scale } = hours.quantity;
    const hundredths = units * 10 ** (2 - scale);
    if (!Number.isInteger(hundredths)) return null;
    all += hundredths;
  }
  return all === 0 ? null : all;
}
