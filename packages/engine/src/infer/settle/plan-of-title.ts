import { classifyDeduction, type DeductionType } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";

const HEAD_LINES = 8;
const PLANS: readonly [RegExp, DeductionType, ReadonlySet<DeductionType>][] = [
  [/\b401 ?\(?k\)?/i, "401k", new Set(["401k", "roth_401k", "401k_loan", "loan"])],
  [/\b403 ?\(?b\)?/i, "403b", new Set(["403b", "roth_403b", "loan"])],
  [/\b457 ?\(?b\)?/i, "457b", new Set(["457b", "roth_457b", "loan"])],
];

/** Lines of a report on one retirement plan are of that plan, whatever their columns are called: `Pre-Tax`, `Deferral`. */
export function putPlanOfTitle(records: readonly RecordReading[], rows: readonly CellRow[]): void {
  const head = rows.slice(0, HEAD_LINES).filter(({ cells }) => cells.length === 1);
  const named = PLANS.filter(([pattern]) => head.some(({ line }) => pattern.test(line.text)));
  const [plan, other] = named;
  if (plan === undefined || other !== undefined) return;
  const items = records.flatMap((record) => record.items).filter(isOfPlan);
  const types = items.map(({ label }) => classifyDeduction(label.text));
  if (types.some(({ known, type }) => known && !plan[2].has(type))) return;
  for (const item of items) item.plan = plan[1];
}

function isOfPlan({ section }: ItemReading): boolean {
  return section === "deduction" || section === "employer_contribution";
}
