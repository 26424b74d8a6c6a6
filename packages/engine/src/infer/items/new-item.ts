import { classifyEarning, classifyLabel } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { PHRASE_GAP_EM, type Cell } from "../cells/cells.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";

/** How a label stands: beside its numbers, behind its code, or over the lines that it is about. */
export type LabelKind = "label" | "code first" | "group";

const JOINED_CODE = /^(?<code>[A-Z0-9]{1,5})-(?<label>\S.*)$/;
/** `K01 - 401K Deferral` */
const DASH = /^[-\u2013] (?=\S)/;
const STATE = /^[A-Z]{2}$/;
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
  let text = label.text.replace(MEMO, "").replace(/ ?:$/, "");
  let printed = code?.text ?? null;
  const joined = JOINED_CODE.exec(text)?.groups;
  const [first, ...rest] = text.split(" ");
  if (code === null && joined !== undefined && !isKnownAsOne(text, joined)) {
    text = joined["label"]!;
    printed = joined["code"]!;
  } else if (kind !== "label" && CODE_WORD.test(first!) && isCodeOf(first!, rest.join(" "), label)) {
    printed = first!;
    text = rest.join(" ").replace(DASH, "");
  }
  return {
    ...(label.leviedBy === undefined ? {} : { leviedBy: label.leviedBy }),
    section,
    lane: section,
    code: printed,
    label: { text, tokens: label.tokens },
    role: memo || marked ? "employer_cost" : null,
    reimbursement: section === "earning" && classifyEarning(text, printed).type === "reimbursement",
    fallbackType: null,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
  };
}

/** `FICA-SS` is a tax, though `SS` is one as well; `DEN-Dental` is a code and its label. */
function isKnownAsOne(text: string, { code, label }: Record<string, string>): boolean {
  return classifyLabel(text).length > 0 && classifyLabel(code!).length > 0 && !saysTheSame(code!, label!);
}

/** A word before a label is its code unless it is part of what the vocabulary knows: `FICA Medicare`, `WA Cares Fund`. */
function isCodeOf(first: string, rest: string, { tokens, size }: Cell): boolean {
  const [code, next] = tokens;
  if (code !== undefined && next !== undefined && next.x0 - code.x1 > PHRASE_GAP_EM * size) return true;
  if (rest === "") return false;
  if (classifyLabel(first).length > 0) return saysTheSame(first, rest);
  if (STATE.test(first) && sectionsOf(rest).includes("tax")) return false;
  return sectionsOf(rest).length > 0 || sectionsOf(`${first} ${rest}`).length === 0;
}

/** `MED Medical PPO` and `COMM Commuter Transit` are codes and their labels, `FICA Medicare` is not, and `CT SIT` is a tax of a state. */
function saysTheSame(first: string, rest: string): boolean {
  if (` ${rest.toLowerCase()}`.includes(` ${first.toLowerCase()}`)) return true;
  const readings = classifyLabel(first).filter(({ kind }) => kind !== "tax" && kind !== "employer_tax");
  const types = new Set(readings.map(({ type }) => type));
  return classifyLabel(rest).some(({ type }) => types.has(type));
}
