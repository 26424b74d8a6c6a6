import { classifyDeduction, classifyEarning, classifyTax } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../interpret/reading.ts";

/** What of a document can only be payroll. */
interface Evidence {
  gross: boolean;
  net: boolean;
  earnings: Set<string>;
  deductions: Set<string>;
  taxes: Set<string>;
  /** How many lines the vocabulary knows, of how many. */
  known: number;
  lines: number;
}

/**
 * Whether what was found with people's names is pay: names and amounts stand on invoices, bank statements, letters and
 * timesheets too. Two withholding taxes are, or a gross or net pay with a line that the vocabulary knows, or two kinds
 * of benefits.
 */
export function showsPayroll(records: readonly RecordReading[]): boolean {
  const { gross, net, earnings, deductions, taxes, known, lines } = evidenceOf(records);
  if (taxes.size >= 2) return true;
  // Parking and meals are benefits to some and expenses to others.
  if (deductions.size >= 2 && known * 2 >= lines) return true;
  if (gross && net) return true;
  return (gross || net) && earnings.size + deductions.size + taxes.size > 0;
}

function evidenceOf(records: readonly RecordReading[]): Evidence {
  const found: Evidence = {
    gross: false,
    net: false,
    earnings: new Set(),
    deductions: new Set(),
    taxes: new Set(),
    known: 0,
    lines: 0,
  };
  for (const { figures, items } of records) {
    found.gross ||= figures.has("gross_pay");
    found.net ||= figures.has("net_pay");
    for (const item of items) if (item.amount !== null && item.amount.cents !== 0) addKnown(found, item);
  }
  return found;
}

function addKnown(found: Evidence, item: ItemReading): void {
  const { known, type } = classified(item);
  found.lines++;
  if (!known) return;
  found.known++;
  kindsOf(found, item).add(type);
}

function classified({ section, label, code }: ItemReading): { known: boolean; type: string } {
  if (section === "earning") return classifyEarning(label.text, code);
  if (section === "tax" || section === "employer_tax") return classifyTax(label.text, { section, code });
  return classifyDeduction(label.text, code);
}

function kindsOf({ earnings, deductions, taxes }: Evidence, { section }: ItemReading): Set<string> {
  if (section === "earning") return earnings;
  return section === "tax" || section === "employer_tax" ? taxes : deductions;
}
