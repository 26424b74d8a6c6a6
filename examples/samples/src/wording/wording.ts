import type { Random } from "../random.ts";
import type {
  DeductionKind,
  EarningLine,
  Employee,
  EmployerTaxLine,
  MemoKind,
  TaxLine,
} from "../payroll/model.ts";

export interface Label {
  code: string | null;
  description: string;
}

export interface DeductionLabel extends Label {
  /** True where the words themselves say so. */
  pretax?: boolean;
}

export interface TaxLabel extends Label {
  locality?: string;
}

/** The words one document uses; layouts draw them and the truth repeats them. */
export interface Wording {
  earning(line: EarningLine, employee: Employee): Label;
  deduction(kind: DeductionKind): DeductionLabel;
  memo(kind: MemoKind): Label;
  tax(line: TaxLine): TaxLabel;
  employerTax(line: EmployerTaxLine): Label;
}

/** ["MED", "Medical"] or ["Medical"] */
export type Words = readonly [string, string] | readonly [string];

export const label = (words: Words): Label =>
  words.length === 2 ? { code: words[0], description: words[1] } : { code: null, description: words[0] };

/** One wording of each deduction for a whole document: mostly the common one, now and then a longer one. */
export function chooseWords<Choice>(
  random: Random,
  choices: Record<DeductionKind, readonly [Choice, ...Choice[]]>,
): Record<DeductionKind, Choice> {
  const chosen = Object.entries(choices).map(([kind, [common, ...others]]) => {
    const longer = others.length > 0 && random.chance(0.15);
    return [kind, longer ? random.pick(others) : common];
  });
  return Object.fromEntries(chosen);
}
