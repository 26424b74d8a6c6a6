import { looksLikePersonName } from "@paylift/canonical";
import type { TextReading } from "../../interpret/reading.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { headingWorth, votesOf } from "../votes/wording.ts";

/** Without a colon the word alone heads what a company pays. */
const NAME_LABEL =
  /^(?:company|employer|client|legal entity)\s*:$|^(?:company|employer|client|business|legal) name\s*:?$/i;
const ID_LABEL =
  /^(?:company|co\.?|client|employer)(?: ?(?:id|code|no\.?|number|#|account|acct\.? no\.?))\s*:?$|^(?:fein|ein|employer id|federal id)(?: ?(?:no\.?|number|#))?\s*:?$/i;
/** How companies are founded, at the end of their names. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|lp|pllc|corp|corporation|co|company|ltd|limited|plc|p\.?c|p\.?a|gmbh|pty|n\.a|coop)\.?$/i;
const ID = /^(?=.*\d)[A-Z\d][A-Z\d-]{1,11}$/i;
/** `Company: LMS` */
const CODE = /^[A-Z\d]{2,5}$/;
const HEAD_ROWS = 8;
const FAR_EM = 12;
const MOST_WORDS = 9;

/** The company and its number: beside words for them, or by its legal form at the head of the document. */
export function companyOf({ rows }: PageGraph): { name: TextReading | null; id: TextReading | null } {
  const page = rows[0]?.page ?? 1;
  const first = rows.filter((row) => row.page === page);
  const named = first.flatMap((row) => behind(row, NAME_LABEL)).filter(isName);
  const name =
    named.find(({ text }) => !CODE.test(text)) ??
    first
      .slice(0, HEAD_ROWS)
      .flatMap(({ spans }) => spans)
      .find(isFounded);
  const id =
    first.flatMap((row) => behind(row, ID_LABEL)).find(({ text }) => ID.test(text)) ??
    named.find(({ text }) => CODE.test(text));
  const parted = name === undefined ? null : afterCode(name);
  return {
    name: parted?.name ?? (name === undefined ? null : readingOf(name)),
    id: id === undefined ? (parted?.id ?? null) : readingOf(id),
  };
}

/** `BPI - Beacon Polytechnic Institute`: the code of a company before its name. */
function afterCode({ tokens }: Span): { name: TextReading; id: TextReading } | null {
  const [code, dash, ...rest] = tokens;
  if (
    code === undefined ||
    dash === undefined ||
    rest.length === 0 ||
    !CODE.test(code.text) ||
    !/^[-\u2010-\u2015]$/.test(dash.text)
  )
    return null;
  return {
    name: { text: rest.map(({ text }) => text).join(" "), tokens: rest },
    id: { text: code.text, tokens: [code] },
  };
}

/** What stands right behind words of a row. */
function behind({ spans }: Row, label: RegExp): Span[] {
  return spans.flatMap((span, i) => {
    const next = spans[i + 1];
    return label.test(span.text) && next !== undefined && next.x0 - span.x1 < FAR_EM * span.size
      ? [next]
      : [];
  });
}

function isName({ text, figure }: Span): boolean {
  return (
    figure === null &&
    /^\p{Lu}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/:/.test(text) &&
    text.split(" ").length <= MOST_WORDS &&
    !ID.test(text) &&
    headingWorth(text) === 0 &&
    votesOf(text).subjects.size === 0
  );
}

function isFounded(span: Span): boolean {
  return (
    isName(span) &&
    LEGAL_FORM.test(span.text) &&
    span.text.includes(" ") &&
    !/\d/.test(span.text) &&
    !looksLikePersonName(span.text)
  );
}

function readingOf({ text, tokens }: Span): TextReading {
  return { text, tokens: [...tokens] };
}
