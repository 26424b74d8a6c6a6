import type { ItemReading } from "../interpret/reading.ts";
import type { LineSection } from "../variants/variant-schema.ts";
import type { Cell } from "./cells.ts";

/** How a label stands: beside its numbers, behind its code, or over the lines that it is about. */
export type LabelKind = "label" | "code first" | "group";

const JOINED_CODE = /^(?<code>[A-Z0-9]{1,5})-(?<label>\S.*)$/;
const CODE_WORD = /^[A-Z0-9]{1,6}$/;
/** Marks of what the company pays beside the pay: `N-`, `M-` or `$R` before the code. */
const MEMO = /^(?:[NM]-|\$R)(?=[A-Z0-9]+ )/;

/** An item without figures. A label that carries its code is cut in two. */
export function newItem(
  section: LineSection,
  code: Cell | null,
  label: Cell,
  memo: boolean,
  kind: LabelKind,
): ItemReading {
  const marked = MEMO.test(label.text);
  let text = label.text.replace(MEMO, "");
  let printed = code?.text ?? null;
  const joined = JOINED_CODE.exec(text)?.groups;
  const [first, ...rest] = text.split(" ");
  if (code === null && joined !== undefined) {
    text = joined["label"]!;
    printed = joined["code"]!;
  } else if (kind !== "label" && rest.length > 0 && CODE_WORD.test(first!)) {
    printed = first!;
    text = rest.join(" ");
  }
  return {
    section,
    lane: section,
    code: printed,
    label: { text, tokens: label.tokens },
    role: memo || marked ? "employer_cost" : null,
    reimbursement: false,
    fallbackType: null,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
  };
}
