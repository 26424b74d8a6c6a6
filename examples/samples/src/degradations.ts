import type { MoneyStyle } from "./numbers.ts";

export interface Degradation {
  name: string;
  about: string;
}

export const DEGRADATIONS: readonly Degradation[] = [
  { name: "clean", about: "digital text as a payroll product writes it" },
  { name: "letters", about: "each letter drawn alone, in random order, bold by drawing twice" },
  { name: "shuffled", about: "the texts of a page in random order, bold by drawing twice" },
  { name: "rotate", about: "content drawn sideways, /Rotate 90 sets it right" },
  { name: "encrypted", about: "encrypted, with an empty user password" },
  { name: "inconsistent", about: "one figure misprinted, listed in _inconsistencies" },
  { name: "parentheses", about: "negative figures in parentheses" },
  { name: "trailing-minus", about: "negative figures with the minus behind them" },
  { name: "dollars", about: "dollar signs before money" },
];

export interface Degraded {
  letters: boolean;
  shuffled: boolean;
  rotate: boolean;
  encrypted: boolean;
  inconsistent: boolean;
  /** A style of negative figures shows only on negative figures. */
  negatives: boolean;
  money: MoneyStyle;
}

/** `letters+dollars` is both at once. */
export function degradationsOf(names: string, money: MoneyStyle): Degraded {
  const chosen = new Set(names.split("+"));
  for (const name of chosen) {
    if (!DEGRADATIONS.some((known) => known.name === name)) {
      const known = DEGRADATIONS.map((degradation) => degradation.name).join(", ");
      throw new RangeError(`No degradation is called "${name}". There are: ${known}`);
    }
  }
  const negative = chosen.has("parentheses")
    ? "parentheses"
    : chosen.has("trailing-minus")
      ? "trailing"
      : money.negative;
  return {
    letters: chosen.has("letters"),
    shuffled: chosen.has("shuffled"),
    rotate: chosen.has("rotate"),
    encrypted: chosen.has("encrypted"),
    inconsistent: chosen.has("inconsistent"),
    negatives: chosen.has("parentheses") || chosen.has("trailing-minus"),
    money: { ...money, negative, dollar: money.dollar || chosen.has("dollars") },
  };
}
