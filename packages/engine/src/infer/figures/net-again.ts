import type { RecordReading } from "../../interpret/reading.ts";
import { claimRepeated } from "../blocks/payments.ts";
import type { CellGroup } from "../cells/cell-groups.ts";

/**
 * Claims a number alone without a label that is the net pay: it says so once more, as on the check below a stub. False for
 * others.
 */
export function claimNetAgain(record: RecordReading, { label, figures: [only, other] }: CellGroup): boolean {
  if (label !== null || only === undefined || other !== undefined) return false;
  const net = record.scope === "check" ? record.figures.get("net_pay")?.cents : undefined;
  if (net === undefined || only.number.cents !== net || record.items.length === 0) return false;
  claimRepeated(record, [only]);
  return true;
}
