import { classifyEarning } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/** Whether a record has no lines but what is paid back beside the gross pay. */
export function hasOnlySums({ items }: RecordReading): boolean {
  return items.every(isReimbursement);
}

/** Where other records list lines, the column `Reimbursements` of a summary is the sum of some of them. */
export function withSumOfReimbursed(record: RecordReading): RecordReading {
  const [only, other] = record.items;
  if (only?.amount == null || other !== undefined) return record;
  only.amount.token.claim = "total";
  const figures = new Map(record.figures).set("total_reimbursements", only.amount);
  return { ...record, items: [], figures };
}

/** Whether a line pays back what somebody has spent. */
export function isReimbursement({ section, label }: ItemReading): boolean {
  return section === "earning" && classifyEarning(label.text).type === "reimbursement";
}
