import type { Cents, DeductionType, Quantity, TaxType } from "@paylift/canonical";
import type { Token } from "../layout/token.ts";
import type { FigureName, LineSection, RecordScope } from "../variants/variant-schema.ts";

/** A text of the document and the tokens it was read from. */
export interface TextReading {
  text: string;
  tokens: Token[];
  /** The code beside a label, where a recogniser read it: a short word that no dictionary knows. */
  scannedCode?: TextReading;
}

export interface MoneyReading {
  cents: Cents;
  token: Token;
}

export interface QuantityReading {
  quantity: Quantity;
  token: Token;
}

export type LineRole = "cash" | "memo" | "imputed" | "employer_cost" | "offset";

/** One line of earnings, deductions, taxes or employer items, as printed. */
export interface ItemReading {
  section: LineSection;
  lane: string;
  code: string | null;
  label: TextReading;
  /** Role that the layout itself shows; null where it shows none. */
  role: LineRole | null;
  reimbursement: boolean;
  /** Whether the layout lists the line before or after tax, where it tells. */
  pretax?: boolean;
  /** Name of the part of the record that the line stands in, for sums that are made of it. */
  part?: string;
  /** The retirement plan that the document is about, where it is about one alone. */
  plan?: DeductionType;
  /** Who levies a tax, where a column beside its name tells: `FED`, `PA`. */
  leviedBy?: string;
  /** Type of a tax that the vocabulary does not know, where the layout tells. */
  fallbackType: TaxType | null;
  /** Code of the state that levies a tax whose label names none, where the layout tells. */
  state?: string;
  hours: QuantityReading | null;
  rate: QuantityReading | null;
  amount: MoneyReading | null;
  taxableWages: MoneyReading | null;
  ytdAmount: MoneyReading | null;
  ytdHours?: QuantityReading;
  ytdTaxableWages?: MoneyReading;
}

/** A printed sum of a record's own lines that is no figure, or a figure with parts of its own. */
export interface SumReading {
  label: TextReading;
  total: MoneyReading;
  /** The parts whose lines it adds up; with a minus what is taken off. */
  of: readonly string[];
}

export type PaymentMethod = "check" | "direct_deposit";

export interface PaymentReading {
  number: TextReading | null;
  method: PaymentMethod | null;
  /** The day of this payment, where the record shows one of its own. */
  date: TextReading | null;
  amount: MoneyReading | null;
}

/** What a pay statement prints beyond the lines and figures of other documents. */
export interface StatementReading {
  /** Figures that stand on the statement more than once. */
  repeated: { figure: FigureName; money: MoneyReading }[];
  /** Lists of amounts that are printed elsewhere too, and what they add up to. */
  again: { of: "net_pay" | "deposits"; amounts: MoneyReading[] }[];
}

/** What one block or row of a table says: an employee's check, a total, or a row of a summary. */
export interface RecordReading {
  scope: RecordScope;
  table: string;
  /** Page on which it begins. */
  page: number;
  name: TextReading | null;
  employeeId: TextReading | null;
  /** The masked number of social security beside the name, which is no id. */
  maskedNumber?: string;
  /** The street beside or below the name, in small letters. */
  street?: string;
  department: TextReading | null;
  departmentCode: TextReading | null;
  /** The state that levies their taxes, where a column tells: `SC`. */
  state?: string;
  /** What an hour of theirs is paid, beside the name. */
  rate?: QuantityReading;
  employeeCount: { count: number; token: Token } | null;
  items: ItemReading[];
  figures: Map<FigureName, MoneyReading>;
  totalHours: QuantityReading | null;
  /** Whether the total is known to be the sum of the lines' hours: some documents leave premiums or leave out of it. */
  hoursAddUp: boolean;
  sums: SumReading[];
  payments: PaymentReading[];
  /** Further sums that the record prints of its own figures. */
  lineSums: LineSum[];
  /** Figures of the year to date, where the record prints any. */
  ytdFigures?: Map<FigureName, MoneyReading>;
  /** Only where the record is a pay statement. */
  statement?: StatementReading;
}

/** A line's own total (`23.90  10.00  33.90`), or the sum of a list's figures of the year. */
export interface LineSum {
  label: string;
  identity: string;
  total: MoneyReading;
  parts: MoneyReading[];
}

/** A record that is a pay statement. */
export type StatementRecord = RecordReading & { statement: StatementReading };

export const FACTS = [
  "company_name",
  "company_id",
  "period",
  "period_start",
  "period_end",
  "pay_date",
  "run_kind",
] as const;
export type FactName = (typeof FACTS)[number];

/** Everything that a variant's readers found in a document, before it is canonical. */
export interface DocumentReading {
  facts: Map<FactName, TextReading>;
  records: RecordReading[];
  /** Meaning of codes that a legend explains, by section. */
  legend: Map<LineSection, Map<string, string>>;
  /** Of pay statements: pages that print figures, and those of them that a statement was read from. */
  statementPages?: { printed: number; read: number };
  /** Facts that documents of this layout never print. */
  notPrinted: readonly FactName[];
  /** Gross and net pay, where a heading promises a column of them. */
  printedOfPeople: readonly FigureName[];
}
