import type { TextReading } from "../../interpret/reading.ts";
import type { Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { piecesOf } from "./pieces.ts";

const WHOSE = "(?:company|(?:pr ?)?co\\.?|client|customer|employer|agency|entity|mandant|firma)";
const LABEL = new RegExp(
  `^(?:${WHOSE}(?: ?(?:id|code|no\\.?|number|#|nr\\.?))?|legal(?: (?:company|entity))?|${WHOSE} (?:account|acct\\.?)(?: (?:no\\.?|number))?|account(?: no\\.?)?|payroll (?:no\\.?|number|id))\\s*:?$`,
  "i",
);
/** Of two words and a number: `Company Code: GE6`, `Client No. 4711`. */
const MOST_LABEL = 3;
const ID = /^(?=.*\d)[A-Z\d][A-Z\d-]{1,11}$/i;
/** `Company 3`: systems that count the companies of one owner. */
const COUNTED = /^\d$/;
const COMPANY = /^(?:company(?: (?:no\.?|number|#|code))?|pr ?co):?$/i;
/** `CO 80223` ends an address in Colorado. */
const ZIP = /^\d{5}$/;
/** What the tax office calls an employer is no company of a payroll system. */
const OF_TAX_OFFICE = /^\d\d-[\dX]{7}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a text has the form of a company's number. */
export function isCompanyId(text: string): boolean {
  return ID.test(text);
}

/** Whether a text is a word, as names begin with, and no code: `Client: Red Bluff Pipelines`. */
export function isWord(text: string): boolean {
  return /^\p{L}*\p{Ll}\p{L}*$/u.test(text);
}

/** Whether a text says that a company's number follows. */
export function isLabelOfId(text: string): boolean {
  return LABEL.test(text);
}

/** Whether an id is the employer's at the tax office. */
export function isTaxOfficeId(text: string): boolean {
  return OF_TAX_OFFICE.test(text);
}

/** Words that only a number stands below; an employer's share is headed so, too, without them. */
const HEADING = /^(?:co\.|mandant|(?:company|client) (?:id|code|no\.?|number|#)|group (?:no\.?|number))$/i;
const BELOW_EM = 3;

/** The number of the company right below words for it, in a row of headings over what they name: `CO. | FILE | DEPT.` */
export function companyIdBelow(rows: readonly Row[]): TextReading | null {
  for (const [i, row] of rows.slice(0, HEAD_ROWS).entries())
    for (const heading of row.spans.filter(({ text }) => HEADING.test(text))) {
      const below = rows
        .slice(i + 1, i + 1 + NEXT_ROWS)
        .filter(({ baseline }) => baseline - row.baseline <= BELOW_EM * heading.size)
        .flatMap(
          ({ spans }) => spans.find(({ x0 }) => Math.abs(x0 - heading.x0) <= TOLERANCES.sameEdgePt) ?? [],
        );
      const [id] = below;
      if (id !== undefined && ID.test(id.text) && !isTaxOfficeId(id.text) && row.spans.length > 1)
        return { text: id.text, tokens: [...id.tokens] };
    }
  return null;
}

/** The number of the company: what has the form of one right behind words for it. */
export function companyIdOf(rows: readonly Row[]): TextReading | null {
  for (const row of rows.slice(0, HEAD_ROWS)) {
    const tokens = row.spans.flatMap((span) => [...span.tokens]);
    const begins = new Set([...piecesOf(row), ...row.spans].map((piece) => piece.tokens[0]));
    for (const [i, token] of tokens.entries()) {
      const text = token.text.replace(/[,;]$/, "");
      const isCounted = COUNTED.test(text);
      if ((!ID.test(text) && !isCounted) || isTaxOfficeId(text)) continue;
      for (let length = 1; length <= Math.min(MOST_LABEL, i); length++) {
        const words = tokens.slice(i - length, i).map((word) => word.text);
        if (isCounted && !COMPANY.test(words.join(" "))) continue;
        const isFar = token.x0 - tokens[i - 1]!.x1 > FAR_EM * token.size;
        // `Acme Company 111` is called so.
        if (isFar || !begins.has(tokens[i - length]) || !LABEL.test(words.join(" "))) continue;
        // Contractors count their payrolls: `Payroll No. 14`.
        if (/^payroll/i.test(words[0]!) && /^\d{1,3}$/.test(text)) continue;
        // Years stand behind names of companies, too.
        if (length === 1 && (YEAR.test(text) || (ZIP.test(text) && words[0] === "CO"))) continue;
        return { text, tokens: [token] };
      }
    }
  }
  return null;
}

const HEAD_ROWS = 12;
const NEXT_ROWS = 2;
const FAR_EM = 12;
