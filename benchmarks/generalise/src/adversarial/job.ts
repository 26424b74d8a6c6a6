import type { FormatType } from "@paylift/canonical";
import type { Payroll, PayrollTraits, Random, Sheet, Wording } from "@paylift/samples/parts";
import type { Printing } from "./printing.ts";
import type { Traits } from "./traits.ts";
import type { TruthReading } from "./truth.ts";

/** Everything a layout draws from. */
export interface Job {
  payroll: Payroll;
  wording: Wording;
  traits: Traits;
  print: Printing;
  /** For choices that only one layout knows. */
  random: Random;
}

export interface Drawn {
  sheet: Sheet;
  formatType: FormatType;
  /** How the truth reads what the layout printed. */
  reading: TruthReading;
}

/** A way to lay a payroll out. */
export interface AdversarialLayout {
  name: string;
  payroll: PayrollTraits;
  /** How many different lines its columns have room for; null where lines stand below each other. */
  mostKinds: number | null;
  /** Other names for some lines, where the layout has a place that names them. */
  reword?: (wording: Wording) => Wording;
  draw(job: Job): Drawn;
}

/** What most layouts have room for. */
export const PLAIN_PAYROLL: PayrollTraits = {
  severalChecks: false,
  splitDeposits: false,
  duplicateNames: false,
  rateStep: 200,
  listing: "departments",
};
