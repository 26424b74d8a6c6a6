import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf } from "../cells/cells.ts";

const LABEL = /^(?:company|client|employer|co\.?):$/i;
const CODE = /^[A-Z\d]{2,6}(?:-[A-Z\d]{2,4})?$/;
/** The whole name may stand behind it: `Company: SRM - Summit Ridge Motors`. */
const BEFORE_NAME = /^(?<code>[A-Z\d]{2,6}) [-\u2013] (?<name>\S.*)$/;
const HEAD_LINES = 14;

/** Whether a text can be the code of a company: `SRM`. */
export function isCompanyCode(text: string): boolean {
  return CODE.test(text);
}

/** What a report calls its company beside the word for it, where its whole name stands elsewhere: `Company: SRM`. */
export function companyCode(lines: readonly Line[], { text: name }: TextReading): TextReading | null {
  for (const { cells } of cellRowsOf(lines.slice(0, HEAD_LINES))) {
    const code = cells[cells.findIndex(({ text }) => LABEL.test(text)) + 1];
    if (code === undefined || code === cells[0] || code.text === name) continue;
    if (isCompanyCode(code.text)) return { text: code.text, tokens: code.tokens };
    const before = BEFORE_NAME.exec(code.text)?.groups;
    if (before?.["name"] === name) return { text: before["code"]!, tokens: code.tokens.slice(0, 1) };
  }
  return null;
}
