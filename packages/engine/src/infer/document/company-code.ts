import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf } from "../cells/cells.ts";

/** A group of companies has components, and the word before may stand close to what another fact says. */
const LABEL = /(?:^|\bcomponent )(?:company|client|employer|co\.?):$/i;
const CODE = /^(?:[A-Z\d]{2,6}(?:-[A-Z\d]{2,4})?|[A-Z]{2,6}-?\d{2,8})$/;
/** The whole name may stand behind it: `Company: SRM - Summit Ridge Motors`. */
const BEFORE_NAME = /^(?<code>[A-Z\d]{2,6}) [-\u2013] (?<name>\S.*)$/;
const HEAD_LINES = 14;

/** Whether a text can be the code of a company: `SRM`. */
export function isCompanyCode(text: string): boolean {
  return CODE.test(text);
}

/** What a report calls its company beside the word for it, where its whole name stands elsewhere: `Company: SRM`. */
export function companyCode(lines: readonly Line[], company: TextReading): TextReading | null {
  return besideWord(lines, company) ?? inBrackets(lines, company) ?? behindName(lines, company);
}

function besideWord(lines: readonly Line[], { text: name }: TextReading): TextReading | null {
  for (const { cells } of cellRowsOf(lines.slice(0, HEAD_LINES))) {
    const code = cells[cells.findIndex(({ text }) => LABEL.test(text)) + 1];
    if (code === undefined || code === cells[0] || code.text === name) continue;
    if (isCompanyCode(code.text)) return { text: code.text, tokens: code.tokens };
    const before = BEFORE_NAME.exec(code.text)?.groups;
    if (before?.["name"] === name) return { text: before["code"]!, tokens: code.tokens.slice(0, 1) };
  }
  return null;
}

const BEHIND = /^\s*[·•|]\s*(?<code>[A-Z]{2,6}-?\d{2,8})(?=\t|$)/;

/** The code behind its whole name, and a sign between: `Summit Ridge Motors LLC · SRM-2290`. */
function behindName(lines: readonly Line[], { text: name, tokens }: TextReading): TextReading | null {
  const line = lines.find((each) => each.tokens.includes(tokens[0]!));
  const at = line?.text.indexOf(name) ?? -1;
  const code = at < 0 ? undefined : BEHIND.exec(line!.text.slice(at + name.length))?.groups?.["code"];
  const token = line?.tokens.find(({ plain }) => plain === code);
  return token === undefined ? null : { text: token.plain, tokens: [token] };
}

const BRACKETED = /^\((?<code>[A-Z\d]{2,8})\)$/;
/** Where it is stands in brackets behind a name, too. */
const PLACE = /^(?:USA?|UK|NA|[A-Z]{2})$/;

/** The code in brackets at the end of its whole name's line: `SUMMIT RIDGE MOTORS INC (SRM)`. */
function inBrackets(lines: readonly Line[], { text: name, tokens }: TextReading): TextReading | null {
  const line = lines.find((each) => each.tokens.includes(tokens[0]!));
  const cell =
    line === undefined
      ? undefined
      : cellRowsOf([line])[0]!.cells.find(({ text }) => text.startsWith(`${name} (`));
  const last = cell?.tokens.at(-1);
  const code = BRACKETED.exec(cell?.text.slice(name.length + 1) ?? "")?.groups?.["code"];
  return last === undefined || code === undefined || PLACE.test(code) ? null : { text: code, tokens: [last] };
}
