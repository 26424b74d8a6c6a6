import { classifyEarning, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { money } from "./sums-of-lines.ts";

/** A mark of a note, behind the name of a line or before the word for lines: `Meals*`, `less * items`. */
const MARK = /(?<mark>\*+|[\u2020\u2021])/u;
const SUM_OF_MARKED =
  /^(?:less |minus |total )?(?:of )?[*\u2020\u2021]+ (?:items?|lines?|amounts?|earnings)$|^(?:less |minus |total )?(?:items|lines|amounts) (?:marked )?[*\u2020\u2021]+$|\S \([*\u2020\u2021]+\)$/iu;

/**
 * Takes the sum of lines with a mark, where it is what those add up to. What is taken off again was earned and is not paid
 * out. False for other sums.
 */
export function sumUpMarked(
  record: RecordReading,
  { text }: Cell,
  [only, other]: readonly FigureCell[],
): boolean {
  const label = text.replace(/:$/, "");
  const mark = SUM_OF_MARKED.test(label) ? MARK.exec(label)?.groups?.["mark"] : undefined;
  if (mark === undefined || only === undefined || other !== undefined) return false;
  const lines = record.items.filter(
    (item) => item.section === "earning" && item.amount !== null && item.label.text.endsWith(mark),
  );
  const parts = lines.flatMap(({ amount }) => amount ?? []);
  const total = money(only);
  if (parts.length === 0 || sumMoney(parts.map(({ cents }) => cents)) !== Math.abs(total.cents)) return false;
  for (const line of record.scope === "check" ? lines : [])
    line.role ??= classifyEarning(line.label.text).type === "tips" ? "memo" : "imputed";
  const identity = "Σ amounts of the marked lines = printed sum";
  record.lineSums.push({ label, identity, total, parts });
  total.token.claim = "total";
  return true;
}
