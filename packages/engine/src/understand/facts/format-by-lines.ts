import type { FormatType } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";

/** What a document lists of people who are not said to be paid by it, and what kind that makes it. The first that holds. */
const KINDS: readonly (readonly [readonly LineSection[], FormatType])[] = [
  [["tax", "employer_tax"], "tax_report"],
  [["deduction", "employer_contribution"], "benefits_summary"],
  // What people cost: their pay, and what the employer adds.
  [["earning", "employer_tax", "employer_contribution"], "payroll_summary"],
];

/**
 * What kind of document it is by what it lists, where that is a part of a payroll only: taxes, benefits or costs of people of whom it
 * does not say what they get, or what they get and nothing else. Null where the lines tell nothing.
 */
export function formatByLines(records: readonly RecordReading[]): FormatType | null {
  const people = records.filter(({ scope }) => scope === "check");
  const sections = new Set(people.flatMap(({ items }) => items.map(({ section }) => section)));
  const isPaid = people.some(({ figures }) => figures.has("net_pay"));
  if (listsChecks(records)) return "payroll_summary";
  if (sections.size === 0 || isPaid) return null;
  const [, kind] = KINDS.find(([own]) => [...sections].every((section) => own.includes(section))) ?? [];
  return kind ?? null;
}

/** A statement of one person may list little. */
const LEAST_PEOPLE = 3;

/**
 * Whether a document is a register of checks: it says whose each is and what it is for, and no lines of it, or the sum of each list at
 * most.
 */
export function listsChecks(records: readonly RecordReading[]): boolean {
  const people = records.filter(({ scope }) => scope === "check");
  const payments = people.flatMap((person) => person.payments);
  if (payments.length === 0 || !people.some(({ figures }) => figures.has("net_pay"))) return false;
  if (people.every(({ items }) => items.length === 0)) return true;
  const areSums = people.every(
    ({ items }) => new Set(items.map(({ section }) => section)).size === items.length,
  );
  const arePaid = people.every((person) => person.items.length === 0 || person.payments.length > 0);
  return (
    people.length >= LEAST_PEOPLE && areSums && arePaid && payments.some(({ number }) => number !== null)
  );
}
