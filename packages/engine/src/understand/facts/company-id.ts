import type { TextReading } from "../../interpret/reading.ts";
import type { Row } from "../page-graph/span.ts";
import { piecesOf } from "./pieces.ts";

const WHOSE = "(?:company|co\\.?|client|customer|employer|agency|entity|mandant|firma)";
const LABEL = new RegExp(
  `^(?:${WHOSE}(?: ?(?:id|code|no\\.?|number|#|nr\\.?))?|${WHOSE} (?:account|acct\\.?)(?: (?:no\\.?|number))?|account(?: no\\.?)?|payroll (?:no\\.?|number|id))\\s*:?$`,
  "i",
);
/** Of two words and a number: `Company Code: GE6`, `Client No. 4711`. */
const MOST_LABEL = 3;
const ID = /^(?=.*\d)[A-Z\d][A-Z\d-]{1,11}$/i;
/** `Company 3`: systems that count the companies of one owner. */
const COUNTED = /^\d$/;
const COMPANY = /^company(?: (?:no\.?|number|#|code))?:?$/i;
/** `CO 80223` ends an address in Colorado. */
const ZIP = /^\d{5}$/;
/** What the tax office calls an employer is no company of a payroll system. */
const OF_TAX_OFFICE = /^\d\d-[\dX]{7}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a text has the form of a company's number. */
export function isCompanyId(text: string): boolean {
  return ID.test(text);
}

/** Whether a text says that a company's number follows. */
export function isLabelOfId(text: string): boolean {
  return LABEL.test(text);
}

/** Whether an id is the employer's at the tax office. */
export function isTaxOfficeId(text: string): boolean {
  return OF_TAX_OFFICE.test(text);
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
        // Years stand behind names of companies, too.
        if (length === 1 && (YEAR.test(text) || (ZIP.test(text) && words[0] === "CO"))) continue;
        return { text, tokens: [token] };
      }
    }
  }
  return null;
}

const HEAD_ROWS = 12;
const FAR_EM = 12;
