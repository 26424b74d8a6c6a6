import type { MoneyReading } from "../interpret/reading.ts";
import type { Token } from "../layout/token.ts";
import type { LineSection } from "../variants/variant-schema.ts";
import type { DraftSample } from "./draft-sample.ts";
import { readWithoutVariant } from "./read-without-variant.ts";

/** Sections whose amounts are printed below zero, as what is withheld is by some. */
export function turnedSections(samples: readonly DraftSample[]): ReadonlySet<LineSection> {
  const balance = new Map<LineSection, number>();
  for (const sample of samples)
    for (const { items } of readWithoutVariant(sample))
      for (const { section, amount } of items)
        if (amount !== null && amount.cents !== 0)
          balance.set(section, (balance.get(section) ?? 0) + (isTurned(amount) ? 1 : -1));
  return new Set([...balance].flatMap(([section, sum]) => (sum > 0 ? [section] : [])));
}

/** Whether a figure has another sign than it is printed with. */
export function isTurned({ cents, token }: MoneyReading): boolean {
  return cents !== 0 && cents === 0 - (token.money ?? 0);
}

/** The sections of lines by the first token of their labels, as they are read without a variant. */
export function sectionsOfLabels(samples: readonly DraftSample[]): ReadonlyMap<Token, LineSection> {
  const sections = new Map<Token, LineSection>();
  for (const sample of samples)
    for (const { items } of readWithoutVariant(sample))
      for (const { section, label } of items)
        // What the company pays may stand on the line of what the employee does.
        if (!sections.has(label.tokens[0]!)) sections.set(label.tokens[0]!, section);
  return sections;
}

/** The sections of amounts, as they are read without a variant. */
export function sectionsOfAmounts(samples: readonly DraftSample[]): ReadonlyMap<Token, LineSection> {
  const sections = new Map<Token, LineSection>();
  for (const sample of samples)
    for (const { items } of readWithoutVariant(sample))
      for (const { section, amount } of items) if (amount !== null) sections.set(amount.token, section);
  return sections;
}
