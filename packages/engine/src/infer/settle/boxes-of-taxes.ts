import { classifyTax, type TaxType } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { TaxBox } from "../prepare/aside/tax-boxes.ts";

/** What FICA is made of, where both are printed. */
const OF_FICA: readonly TaxType[] = ["fica", "social_security", "medicare"];

/** Puts what boxes of a form say of taxes beside the lines of these, where the page is one person's. */
export function putTaxBoxes(records: readonly RecordReading[], boxes: readonly TaxBox[]): void {
  for (const box of boxes) {
    const [record, other] = records.filter(({ scope, page }) => scope === "check" && page === box.page);
    const { token } = box.money;
    token.claim = null;
    if (record === undefined || other !== undefined) continue;
    const type = classifyTax(box.tax).type;
    const types = type === "fica" ? OF_FICA : [type];
    const lines = record.items.filter((item) => item.section === "tax" && types.includes(typeOf(item)));
    for (const line of lines) put(line, box);
    if (lines.length > 0) token.claim = "field";
    // Nothing was withheld of a tax of which the year has none.
    else if (box.money.cents === 0 || box.measure !== "ytdAmount") token.claim = "decoration";
  }
}

function put(line: ItemReading, { measure, money, state }: TaxBox): void {
  line[measure] ??= money;
  if (state !== null) line.state ??= state;
}

function typeOf({ label, code }: ItemReading): TaxType {
  return classifyTax(label.text, { code }).type;
}
