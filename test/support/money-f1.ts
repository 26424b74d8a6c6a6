import { nameKey, type CanonicalOutput } from "@paylift/canonical";
import { moneyFigures, wrongTotals } from "./money-figures.ts";

/** How many money figures there are in the truth, in a reading of it, and in both. */
export interface FigureCount {
  truth: number;
  read: number;
  both: number;
}

/** Counts the figures of two readings of one document; people are the same whatever the order of their names. */
export function countFigures(truth: CanonicalOutput, read: CanonicalOutput): FigureCount {
  const left = new Map<string, number>();
  const readFigures = moneyFigures(withNameKeys(read));
  for (const figure of readFigures) left.set(figure, (left.get(figure) ?? 0) + 1);
  const truthFigures = moneyFigures(withNameKeys(truth));
  let both = 0;
  for (const figure of truthFigures) {
    const count = left.get(figure) ?? 0;
    if (count > 0) both++;
    left.set(figure, count - 1);
  }
  return { truth: truthFigures.length, read: readFigures.length, both };
}

/** Whether every money figure was read, nothing else was, and the printed totals are right. */
export function isMoneyRight(truth: CanonicalOutput, read: CanonicalOutput): boolean {
  const { truth: printed, read: found, both } = countFigures(truth, read);
  return printed === both && found === both && wrongTotals(truth, read).length === 0;
}

export function f1Of(counts: readonly FigureCount[]): number {
  const sizes = counts.reduce((sum, { truth, read }) => sum + truth + read, 0);
  return (2 * counts.reduce((sum, { both }) => sum + both, 0)) / sizes;
}

function withNameKeys(output: CanonicalOutput): CanonicalOutput {
  const employees = output.employees.map((employee) => ({ ...employee, name: nameKey(employee.name) }));
  return { ...output, employees };
}
