import { classifyDeduction, classifyEarning, classifyTax } from "@paylift/canonical";
import { blankRecord, type ListName, type ListRecord } from "./blank-records.ts";
import { NotApplicable } from "./not-applicable.ts";

const SHARED = ["code", "description", "amount", "ytd_amount"] as const;

/** Lists whose records have the same fields. */
const SHAPES: Readonly<Record<ListName, string>> = {
  earnings: "earning",
  deductions: "deduction",
  employer_contributions: "deduction",
  taxes: "tax",
  employer_taxes: "tax",
  payments: "payment",
};

/** A line as a record of another list: what both have is kept, and the label says which type it is there. */
export function lineIn(list: ListName, record: ListRecord, from: ListName): ListRecord {
  if (SHAPES[from] === SHAPES[list]) return { ...record };
  if (from === "payments" || list === "payments")
    throw new NotApplicable("a payment is no line, and a line is no payment");
  const shared = Object.fromEntries(SHARED.map((name) => [name, record[name]]));
  return { ...blankRecord(list), ...shared, ...typedBy(list, shared) };
}

function typedBy(list: ListName, { description, code }: ListRecord): ListRecord {
  const label = typeof description === "string" ? description : "";
  const printedCode = typeof code === "string" ? code : null;
  switch (SHAPES[list]) {
    case "earning":
      return { type: classifyEarning(label, printedCode).type };
    case "deduction":
      return { type: classifyDeduction(label, printedCode).type };
    default: {
      const section = list === "employer_taxes" ? "employer_tax" : "tax";
      const { type, jurisdiction } = classifyTax(label, { section, code: printedCode });
      return { type, jurisdiction };
    }
  }
}
