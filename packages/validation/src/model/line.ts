import type { Cents } from "@paylift/canonical";

/** The parts of an employee record that hold lines, in the order of a pay statement. */
export const SECTIONS = [
  "earnings",
  "deductions",
  "taxes",
  "employer_taxes",
  "employer_contributions",
] as const;
export type Section = (typeof SECTIONS)[number];

/** One printed line of one employee, in a form that is the same for all sections. */
export interface Line {
  /** Where it counts: what the employer pays counts as a contribution even where it is printed among the deductions. */
  readonly section: Section;
  /** Its place, `employees[3].taxes[1]`. */
  readonly path: string;
  /** What identifies the item within its side: the code, else the label. */
  readonly label: string;
  readonly code: string | null;
  readonly description: string;
  readonly type: string;
  readonly role: string;
  readonly jurisdiction: string | null;
  /** null if the section has no such mark or the document does not say. */
  readonly pretax: boolean | null;
  readonly cents: Cents;
  readonly hours: number | null;
  readonly rate: number | null;
  readonly taxableCents: Cents | null;
  readonly ytdCents: Cents | null;
  readonly ytdHours: number | null;
  readonly ytdTaxableCents: Cents | null;
  /** How a rise of the line moves net pay. */
  readonly netSign: -1 | 0 | 1;
  /** Whether it is a part of gross pay. */
  readonly inGross: boolean;
  /** Lines of one class on both sides mean the same: section, type, jurisdiction, and whether they are cash. */
  readonly classKey: string;
}
