import { normalizeLabel, sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { figureOfLabel, sumOfSection } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { partsOf } from "./part-sums.ts";

/** Which lines a column `Total` of a table of lines can be the sum of: what one side pays, what both do, or what is earned. */
const IN_TOTAL: readonly (readonly LineSection[])[] = [
  ["deduction"],
  ["tax"],
  ["employer_contribution"],
  ["employer_tax"],
  ["deduction", "employer_contribution"],
  ["tax", "employer_tax"],
  ["employer_tax", "employer_contribution"],
  ["earning"],
];

/** Takes the sum of the lines of a row in a column of its own; another number there stays unclaimed. */
export function addUpLines(record: RecordReading, whole: FigureCell): void {
  const total = money(whole);
  for (const sections of IN_TOTAL) {
    const amounts = sections.flatMap((section) => amountsOf(record, section));
    if (amounts.length === 0 || sumMoney(amounts.map(({ cents }) => cents)) !== total.cents) continue;
    const [section, other] = sections;
    total.token.claim = "total";
    if (other === undefined) setFigure(record, sumOfSection(section!), total);
    else {
      const identity = "Σ amounts of the row = total of the row";
      record.lineSums.push({ label: "total", identity, total, parts: amounts });
    }
    return;
  }
  if (total.cents === 0) total.token.claim ??= "total";
}

/** The amounts of a section's lines, or their sum where a total prints nothing else of them. */
function amountsOf({ items, figures }: RecordReading, section: LineSection): MoneyReading[] {
  const lines = items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
  const sum = figures.get(sumOfSection(section));
  return lines.length === 0 && sum !== undefined ? [sum] : lines;
}

/** A sum of some of a person's lines, under a name of its own: `Subtotal Line Cook`. False for other sums. */
export function sumUpPart(record: RecordReading, label: Cell, cell: FigureCell): boolean {
  if (record.scope !== "check" || totalScope(label.text) !== "department") return false;
  const parts = partsOf(record, cell);
  if (parts.length === 0) return false;
  const total = money(cell);
  const identity = "Σ amounts of the part = printed total of the part";
  record.lineSums.push({ label: label.text, identity, total, parts });
  total.token.claim = "total";
  return true;
}

/** A sum without a name of the lines right above it, of which other lists may follow. False for other numbers. */
export function sumUpAbove(record: RecordReading, cell: FigureCell): boolean {
  const parts = record.scope === "check" ? partsOf(record, cell) : [];
  if (parts.length === 0) return false;
  const total = money(cell);
  const identity = "Σ amounts of the list = printed total of the list";
  record.lineSums.push({ label: "list", identity, total, parts });
  total.token.claim = "total";
  return true;
}

/** Sums that the sum of a part may be taken for, before that of the whole is read. */
const WHOLE: ReadonlyMap<FigureName, LineSection> = new Map([
  ["gross_pay", "earning"],
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
] as const);

/**
 * Lets what a sum is called be true where it is that of all lines of its section above it, and another sum, as that of the
 * first of several columns or lists, was taken for it. False for others.
 */
export function replacesSum(record: RecordReading, name: FigureName, total: MoneyReading): boolean {
  const known = record.figures.get(name);
  const section = WHOLE.get(name);
  if (record.scope !== "check" || section === undefined || known === undefined) return false;
  const lines = record.items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
  if (lines.length === 0 || known.cents === total.cents) return false;
  if (sumMoney(lines.map(({ cents }) => cents)) !== total.cents) return false;
  record.figures.delete(name);
  known.token.claim = "total";
  const parts = firstOf(lines, known);
  const identity = "Σ amounts of the list = printed total of the list";
  if (parts.length > 1) record.lineSums.push({ label: "list", identity, total: known, parts });
  return setFigure(record, name, total);
}

/** The first of some amounts that a sum is of; empty where it is of others. */
function firstOf(amounts: readonly MoneyReading[], { cents }: MoneyReading): MoneyReading[] {
  const end = amounts.findIndex(
    (_, i) => sumMoney(amounts.slice(0, i + 1).map((each) => each.cents)) === cents,
  );
  return amounts.slice(0, end + 1);
}

const A_LIST = 3;

/** The sum of all lines of a list, what is withheld with a minus, under the name of who is paid: the net pay. False for others. */
export function sumUpAll(record: RecordReading, [cell, other]: readonly FigureCell[]): boolean {
  if (record.scope !== "check" || cell === undefined || other !== undefined) return false;
  const amounts = record.items.flatMap(({ amount }) => amount?.cents ?? []);
  if (amounts.length < A_LIST || !amounts.some((cents) => cents < 0)) return false;
  return sumMoney(amounts) === cell.number.cents && setFigure(record, "net_pay", money(cell));
}

const WITHHELD =
  /^total (?:withheld|withholdings?|(?:taxes|withholdings?) (?:and )?deductions|deductions (?:and )?(?:taxes|withholdings?))$|^(?:total )?employee taxes (?:and )?deductions$/;
/** What the company pays of both kinds. */
const COMPANYS =
  /^(?:total )?(?:employer|company) taxes (?:and )?(?:benefits|contributions|fringes?)$|^total (?:employer|company) (?:charges|expenses?|liabilit(?:y|ies))$|^(?:total )?paid by (?:the )?(?:employer|company|district|county|city|town|state|school|agency)$/;

/** Whether a label names the sum of all that is withheld. */
export function namesWithheld(label: Cell): boolean {
  return WITHHELD.test(normalizeLabel(label.text));
}

/** Whether a label names the sum of all that the company pays beside the pay. */
export function namesCompanysPart(label: Cell): boolean {
  return COMPANYS.test(normalizeLabel(label.text));
}

/** A sum of one list of taxes and deductions. False for other sums. */
export function sumUpWithheld(
  record: RecordReading,
  label: Cell,
  cell: FigureCell,
  isColumn: boolean,
): boolean {
  if (record.scope !== "check") return false;
  const isBare = totalScope(label.text) === "section" && headingOf(label.text) === null;
  const named = namesWithheld(label) || (isBare && isColumn);
  if (!named && figureOfLabel(label.text) !== "total_deductions") return false;
  const parts = record.items.flatMap(({ section, amount }) =>
    amount !== null && (section === "tax" || section === "deduction") ? [{ section, amount }] : [],
  );
  const deducts = parts.some(({ section }) => section === "deduction");
  // Who has no deductions has a sum of the taxes alone below a list of both.
  if (deducts !== named || parts.length === 0) return false;
  const total = money(cell);
  const amounts = parts.map(({ amount }) => amount);
  if (sumMoney(amounts.map(({ cents }) => cents)) !== total.cents) return false;
  const identity = "Σ taxes + Σ deductions = printed total of both";
  record.lineSums.push({ label: label.text, identity, total, parts: amounts });
  total.token.claim = "total";
  return true;
}

export function money({ number: { cents, token } }: FigureCell): MoneyReading {
  return { cents: cents ?? 0, token };
}
