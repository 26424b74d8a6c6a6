import { classifyDeduction, classifyEarning, classifyTax } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../interpret/reading.ts";

/** What of a document can only be payroll. */
interface Evidence {
  gross: boolean;
  net: boolean;
  earnings: Set<string>;
  deductions: Set<string>;
  taxes: Set<string>;
}

/**
 * Whether what was found with people's names is pay: names and amounts stand on invoices, bank statements, letters and
 * timesheets too. Two withholding taxes are, or a gross or net pay with a line that the vocabulary knows, or two kinds
 * of benefits.
 */
export function showsPayroll(records: readonly RecordReading[]): boolean {
  const { gross, net, earnings, deductions, taxes } = evidenceOf(records);
  if (taxes.size >= 2 || deductions.size >= 2) return true;
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
  };
  for (const { figures, items } of records) {
    found.gross ||= figures.has("gross_pay");
    found.net ||= figures.has("net_pay");
    for (const item of items) if (item.amount !== null && item.amount.cents !== 0) addKnown(found, item);
  }
  return found;
}

function addKnown({ earnings, deductions, taxes }: Evidence, { section, label, code }: ItemReading): void {
  if (section === "earning") {
    const { known, type } = classifyEarning(label.text, code);
    if (known) earnings.add(type);
  } else if (section === "tax" || section === "employer_tax") {
    const { known, type } = classifyTax(label.text, { section, code });
    if (known) taxes.add(type);
  } else {
    const { known, type } = classifyDeduction(label.text, code);
    if (known) deductions.add(type);
  }
}
