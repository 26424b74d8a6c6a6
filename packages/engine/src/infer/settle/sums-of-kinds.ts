import { sumMoney } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { INDENT_PT } from "../blocks/open-blocks.ts";
import { kindOfEarning, namesSumOfKind } from "../vocabulary/sums-of-kinds.ts";

/**
 * Beside the gross and the net pay may stand once more what lines of a kind come to: `Expenses 24.77` for what is paid back,
 * `Imputed Income 9.28` for what is taken out again. It is a sum of these lines where it is theirs, and no further line.
 */
export function takeSumsOfKinds(records: readonly RecordReading[]): void {
  for (const record of records) {
    for (const sum of record.items.filter(namesKind)) {
      const lines = record.items.filter(
        (line) => line !== sum && isOfKind(line, sum) && standsApart(line, sum),
      );
      const parts = lines.flatMap(({ amount }) => amount ?? []);
      const total = sum.amount!;
      if (parts.length === 0 || sumMoney(parts.map(({ cents }) => cents)) !== Math.abs(total.cents)) continue;
      record.items = record.items.filter((item) => item !== sum);
      const identity = "Σ amounts of the kind = printed sum of the kind";
      record.lineSums.push({ label: sum.label.text, identity, total, parts });
      total.token.claim = "total";
    }
  }
}

function namesKind({ section, label, amount, hours }: ItemReading): boolean {
  return section === "earning" && amount !== null && hours === null && namesSumOfKind(label.text);
}

function isOfKind({ section, label }: ItemReading, sum: ItemReading): boolean {
  return section === "earning" && kindOfEarning(label.text) === kindOfEarning(sum.label.text);
}

/** Whether a line stands in another list than the sum: at another edge. */
function standsApart({ label }: ItemReading, sum: ItemReading): boolean {
  const [first, other] = [label.tokens[0], sum.label.tokens[0]];
  return first !== undefined && other !== undefined && Math.abs(first.x0 - other.x0) > INDENT_PT;
}
