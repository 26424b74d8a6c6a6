import type {
  Cents,
  DeductionRole,
  DeductionType,
  EarningRole,
  EarningType,
  Quantity,
  TaxType,
} from "@paylift/canonical";
import type { Token } from "../layout/token.ts";
import type {
  DocumentReading,
  ItemReading,
  PaymentMethod,
  RecordReading,
  TextReading,
} from "../interpret/reading.ts";

/** The lists of an employee in the canonical output. */
export const LISTS = ["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] as const;
export type ListName = (typeof LISTS)[number];

interface LedgerLineBase {
  code: string | null;
  description: string;
  /** False where the vocabulary does not know the label. */
  known: boolean;
  amount: Cents;
  ytdAmount: Cents | null;
  /** The printed lines that were added up: one a check. */
  sources: ItemReading[];
}

export interface EarningLine extends LedgerLineBase {
  list: "earnings";
  type: EarningType;
  role: EarningRole;
  hours: Quantity | null;
  rate: Quantity | null;
  ytdHours: Quantity | null;
  /** Whether the amount is part of the printed gross pay. */
  inGross: boolean;
  /** Whether an offset of the same person takes it out again. */
  takenBack?: boolean;
}

export interface DeductionLine extends LedgerLineBase {
  list: "deductions" | "employer_contributions";
  type: DeductionType;
  role: DeductionRole;
  pretax: boolean | null;
}

export interface TaxLine extends LedgerLineBase {
  list: "taxes" | "employer_taxes";
  type: TaxType;
  jurisdiction: string | null;
  locality: string | null;
  taxableWages: Cents | null;
  ytdTaxableWages: Cents | null;
}

export type LedgerLine = EarningLine | DeductionLine | TaxLine;

export function isTax(line: LedgerLine): line is TaxLine {
  return line.list === "taxes" || line.list === "employer_taxes";
}

/** An amount and the tokens that it was read or added up from. */
export interface Sum {
  cents: Cents;
  tokens: Token[];
}

export interface LedgerPayment {
  number: TextReading | null;
  method: PaymentMethod | null;
  date: TextReading | null;
  amount: Sum;
  /** False where the document prints the net pay once, for both. */
  printed: boolean;
}

/** One person: all their checks of the document, in integer minor units. */
export interface LedgerEmployee {
  name: TextReading;
  employeeId: TextReading | null;
  department: TextReading | null;
  gross: Sum | null;
  net: Sum | null;
  lines: LedgerLine[];
  payments: LedgerPayment[];
  /** The records behind: checks, printed sums over checks, and rows of a summary. */
  checks: RecordReading[];
  sums: RecordReading[];
}

/** A document in integer minor units, before it is printed as JSON. */
export interface Ledger {
  employees: LedgerEmployee[];
  /** Records of departments, of groups of a listing, and of the company, in document order. */
  totals: RecordReading[];
  /** Those of them that cover one company of several; known once the checks are made. */
  totalsOfParts: ReadonlySet<RecordReading>;
  reading: DocumentReading;
}

export function linesOf<L extends ListName>(
  employee: LedgerEmployee,
  list: L,
): Extract<LedgerLine, { list: L }>[] {
  return employee.lines.filter((line): line is Extract<LedgerLine, { list: L }> => line.list === list);
}
