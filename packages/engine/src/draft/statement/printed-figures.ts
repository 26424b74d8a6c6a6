import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { BoxColumnData } from "../../variants/statement-schema.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { readWithoutVariant } from "../read-without-variant.ts";

/** What the reader of unknown layouts took a printed number for. */
export type NumberUse =
  | { kind: "item"; role: BoxColumnData["role"]; section: LineSection; reimbursement: boolean }
  | { kind: "figure"; figure: FigureName }
  | { kind: "payment"; isNetPay: boolean; method: "check" | "direct_deposit" | null }
  | { kind: "identity" }
  /** Printed sums and figures of no further use, and what the reader did not understand. */
  | { kind: "other" };

/** The statements of a sample as they are read without a variant, and what each number on them is. */
export interface StatementSample {
  sample: DraftSample;
  records: readonly RecordReading[];
  uses: ReadonlyMap<Token, NumberUse>;
}

export function statementSample(sample: DraftSample): StatementSample {
  const records = readWithoutVariant(sample).filter(({ scope }) => scope === "check");
  const uses = new Map<Token, NumberUse>();
  for (const { tokens } of sample.lines)
    for (const token of tokens) if (token.moneyLike) uses.set(token, { kind: "other" });
  for (const record of records) {
    for (const token of record.employeeId?.tokens ?? [])
      if (token.moneyLike) uses.set(token, { kind: "identity" });
    for (const item of record.items) useItem(uses, item, record.items);
    for (const [figure, { token }] of record.figures) uses.set(token, { kind: "figure", figure });
    const net = record.figures.get("net_pay")?.cents;
    for (const { amount, method } of record.payments)
      if (amount !== null)
        uses.set(amount.token, { kind: "payment", isNetPay: amount.cents === net, method });
  }
  return { sample, records, uses };
}

function useItem(uses: Map<Token, NumberUse>, item: ItemReading, items: readonly ItemReading[]): void {
  const { section, reimbursement, label, hours, rate, amount, taxableWages, ytdAmount } = item;
  const beside = items.find((other) => other !== item && other.label.tokens === label.tokens);
  const employers = section.startsWith("employer") && beside?.section.startsWith("employer") === false;
  const own = employers ? beside!.section : section;
  const use = (value: { token: Token } | null, role: BoxColumnData["role"]): void => {
    if (value !== null) uses.set(value.token, { kind: "item", role, section: own, reimbursement });
  };
  use(hours, "hours");
  use(rate, "rate");
  use(taxableWages, "taxable_wages");
  use(amount, employers ? "employer_amount" : "amount");
  use(ytdAmount, employers ? "employer_ytd_amount" : "ytd_amount");
}
