import {
  classifyDeduction,
  classifyEarning,
  classifyTax,
  normalizeLabel,
  type DeductionClass,
  type DeductionType,
  type Quantity,
} from "@paylift/canonical";
import type { ItemReading } from "../interpret/reading.ts";
import type { DeductionLine, EarningLine, LedgerLine, TaxLine } from "./ledger.ts";

/** Label and code as the output shows them: what a legend says of a code stands before the code alone. */
export interface Labelled {
  code: string | null;
  description: string;
}

/** A printed line as a line of the ledger. Null for a line that says nothing. */
export function classifyItem(item: ItemReading, { code, description }: Labelled): LedgerLine | null {
  if (item.amount === null && item.hours === null && item.ytdAmount === null && item.taxableWages === null)
    return null;
  const base = {
    code,
    description,
    amount: item.amount?.cents ?? 0,
    ytdAmount: item.ytdAmount?.cents ?? null,
    sources: [item],
  };
  if (item.section === "earning") return earning(item, base);
  if (item.section === "tax" || item.section === "employer_tax") return tax(item, base);
  return deduction(item, base);
}

type Base = Pick<LedgerLine, "code" | "description" | "amount" | "ytdAmount" | "sources">;

function earning(item: ItemReading, base: Base): EarningLine {
  const found = classifyEarning(base.description, base.code);
  const reimbursement = item.reimbursement || found.type === "reimbursement";
  const role = item.role === "memo" || item.role === "imputed" ? item.role : found.role;
  return {
    ...base,
    list: "earnings",
    type: item.reimbursement && !found.known ? "reimbursement" : found.type,
    role,
    known: found.known || item.reimbursement,
    hours: zeroIsNone(item.hours?.quantity),
    rate: item.rate?.quantity ?? null,
    ytdHours: item.ytdHours?.quantity ?? null,
    inGross: !reimbursement,
  };
}

function deduction(item: ItemReading, base: Base): DeductionLine {
  const found = classifyDeduction(base.description, base.code);
  const employer = item.section === "employer_contribution";
  return {
    ...base,
    list: employer ? "employer_contributions" : "deductions",
    type: typeInPlan(found, item.plan),
    role: employer ? "cash" : item.role === null || item.role === "imputed" ? found.role : item.role,
    pretax: employer ? null : (item.pretax ?? found.pretax),
    known: found.known || item.plan !== undefined,
  };
}

/** In a report on one plan what no vocabulary knows is paid into it, and a loan is one of it. */
function typeInPlan({ known, type }: DeductionClass, plan: DeductionType | undefined): DeductionType {
  if (plan === "401k" && type === "loan") return "401k_loan";
  return known ? type : (plan ?? type);
}

function tax(item: ItemReading, base: Base): TaxLine {
  const section = item.section === "employer_tax" ? "employer_tax" : "tax";
  const found = classifyTax(base.description, { section, code: base.code });
  const type = found.known ? found.type : (item.fallbackType ?? found.type);
  return {
    ...base,
    list: section === "tax" ? "taxes" : "employer_taxes",
    type,
    jurisdiction: found.jurisdiction,
    locality: type === "local_income" ? base.description : null,
    taxableWages: item.taxableWages?.cents ?? null,
    known: found.known || item.fallbackType !== null,
  };
}

function zeroIsNone(quantity: Quantity | undefined): Quantity | null {
  return quantity === undefined || quantity.units === 0 ? null : quantity;
}

/** Lines with one key are one line of the output, added up over a person's checks. */
export function lineKey(line: LedgerLine): string {
  const label = `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}`;
  if (line.list === "earnings") {
    const rate = line.rate === null ? "" : line.rate.units / 10 ** line.rate.scale;
    return `${label}|${line.role}|${rate}`;
  }
  return "role" in line ? `${label}|${line.role}` : `${label}|${line.jurisdiction ?? ""}`;
}
