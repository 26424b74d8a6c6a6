import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row } from "../page-graph/span.ts";
import { sectionOf } from "../votes/wording.ts";
import type { Subject } from "../votes/roles.ts";

/** What a code means, by a list of codes on some page, and the section that the list puts it in. */
export interface Meaning {
  text: string;
  section: Subject | null;
}

export type Legend = ReadonlyMap<string, Meaning>;

const CODE = /^[A-Z0-9][A-Z0-9./-]{0,5}$/;
const WORDED = /\p{L}{3}/u;
const EQUALS = /^(?<code>[A-Z0-9]{1,6})\s*[=:]\s*(?<text>\p{L}.{2,})$/u;
const LEAST = 3;

/** The codes that a document explains: lines of a code and a text, below names of sections. Empty where it explains none. */
export function legendOf({ rows }: PageGraph): Legend {
  const legend = new Map<string, Meaning>();
  let section: Subject | null = null;
  for (const row of rows) {
    if (row.hasFigures || row.spans.length === 0) {
      section = null;
      continue;
    }
    const only = row.spans.length === 1 ? sectionOf(row.spans[0]!.text.replace(/ ?\(.*\)$/, "")) : null;
    if (only !== null) section = only;
    else if (row.spans.length === 1 && !pairsOf(row).length) section = sectionBy(row.spans[0]!.text);
    for (const [code, text] of pairsOf(row)) if (!legend.has(code)) legend.set(code, { text, section });
  }
  return legend.size >= LEAST ? legend : new Map();
}

/** Names of lists that are longer than a section's: `Employer paid (not deducted from pay)`. */
function sectionBy(text: string): Subject | null {
  if (/\b(?:employer|company)\b/i.test(text)) return "employer_contribution";
  return sectionOf(text.replace(/^(?:employee|ee) /i, ""));
}

function pairsOf({ spans }: Row): [string, string][] {
  const pairs: [string, string][] = [];
  spans.forEach((span, i) => {
    const next = spans[i + 1];
    const equals = EQUALS.exec(span.text)?.groups;
    if (equals !== undefined) pairs.push([equals["code"]!, equals["text"]!]);
    else if (
      CODE.test(span.text) &&
      next !== undefined &&
      next.figure === null &&
      WORDED.test(next.text) &&
      !CODE.test(next.text)
    )
      pairs.push([span.text, next.text]);
    else {
      const [first, ...rest] = span.text.split(" ");
      if (
        spans.length === 1 &&
        rest.length > 0 &&
        CODE.test(first!) &&
        /\d/.test(first!) &&
        WORDED.test(rest.join(" "))
      )
        pairs.push([first!, rest.join(" ")]);
    }
  });
  return pairs;
}
