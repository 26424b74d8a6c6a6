import { isDecimal } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine, votesOf } from "../votes/wording.ts";
import type { Subject } from "../votes/roles.ts";

/** What a code means, by a list of codes on some page, and the section that the list puts it in. */
export interface Meaning {
  text: string;
  section: Subject | null;
}

export type Legend = ReadonlyMap<string, Meaning>;

const CODE = /^[A-Z0-9][A-Z0-9./-]{0,5}$/;
const WORDED = /\p{L}{3}/u;
const EQUALS = /^(?<code>[A-Z0-9]{1,6})\s*[=:]\s*(?<text>(?=.*\p{L})[\p{L}\d].{2,})$/u;
/** The same with a dash, where a line explains several codes: `H - Holiday  V - Vacation`. */
const DASHED = /^(?<code>[A-Z0-9]{1,6}) [-\u2010-\u2015] (?<text>[\p{L}\d].{2,})$/u;
const LEAST = 3;
/** `S = straight time  O = overtime` is no chance. */
const LEAST_SAID = 2;

/** The codes that a document explains: lines of a code and a text, below names of sections. Empty where it explains none. */
export function legendOf({ rows }: PageGraph): Legend {
  const legend = new Map<string, Meaning>(totalsByCode(rows));
  let section: Subject | null = null;
  let isSaid = false;
  for (const row of rows.map(withMultipliers)) {
    if (row.spans.filter(({ text }) => EQUALS.test(text)).length >= LEAST_SAID) isSaid = true;
    if (row.hasFigures || row.spans.length === 0) {
      section = null;
      continue;
    }
    const only = row.spans.length === 1 ? sectionOf(row.spans[0]!.text.replace(/ ?\(.*\)$/, "")) : null;
    if (only !== null) section = only;
    else if (row.spans.length === 1 && !pairsOf(row).length) section = sectionBy(row.spans[0]!.text);
    for (const [code, text] of pairsOf(row)) if (!legend.has(code)) legend.set(code, { text, section });
  }
  // What is explained is used elsewhere.
  const counts = new Map<string, number>();
  for (const { text } of rows.flatMap(({ spans }) => spans))
    for (const word of new Set([text, text.split(" ")[0]!])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const used = new Map([...legend].filter(([code]) => (counts.get(code) ?? 0) > 1));
  const explained = used.size >= LEAST || isSaid ? used : [];
  return new Map([...labelledCodes(rows), ...explained]);
}

const MULTIPLIER = /^\d\.\d{1,2}$/;
const SPACE_EM = 0.75;

/** A row whose multipliers are words of the phrases that they stand behind: `015 | Overtime at 1.5`. */
function withMultipliers(row: Row): Row {
  const spans: Span[] = [];
  for (const span of row.spans) {
    const last = spans.at(-1);
    const isWord =
      last?.figure === null && MULTIPLIER.test(span.text) && span.x0 - last.x1 <= SPACE_EM * span.size;
    if (isWord) spans.push({ ...spans.pop()!, text: `${last.text} ${span.text}`, x1: span.x1 });
    else spans.push(span);
  }
  const hasFigures = spans.some(({ figure }) => figure !== null && isDecimal(figure));
  return spans.length === row.spans.length ? row : { ...row, spans, hasFigures };
}

const LEAST_USED = 0.5;
/** Hours, this period and the year. */
const MOST_SUMS = 3;

/** Codes that lists of totals explain: a code, a text and its sums, where most of the codes stand alone before numbers elsewhere. */
function totalsByCode(rows: readonly Row[]): [string, Meaning][] {
  const listed = new Map<string, Meaning>();
  const used = new Set<string>();
  for (const { spans, hasFigures } of rows) {
    if (!hasFigures) continue;
    for (const [code, text] of totalsIn(spans))
      if (!listed.has(code)) listed.set(code, { text, section: null });
    spans.forEach(({ text: own }, i) => {
      if (CODE.test(own) && own !== spans[0]!.text && spans[i + 1]?.figure != null) used.add(own);
    });
  }
  const both = [...listed.keys()].filter((code) => used.has(code)).length;
  return listed.size >= LEAST && both >= LEAST_USED * listed.size ? [...listed] : [];
}

/** The codes of a row with their texts, each before sums alone, in lists that may stand beside each other. */
function totalsIn(spans: readonly Span[]): [string, string][] {
  const found: [string, string][] = [];
  for (let i = 0; i < spans.length;) {
    const said = codeAt(spans, i);
    if (said === null) return found;
    const sums = spans.slice(said.end);
    const next = sums.findIndex((span, at) => span.figure === null || codeAt(sums, at) !== null);
    const count = next < 0 ? sums.length : next;
    if (count === 0 || count > MOST_SUMS) return found;
    found.push([said.code, said.text]);
    i = said.end + count;
  }
  return found;
}

/**
 * Codes that stand right behind numbers and before labels elsewhere: `8.00 P` for the hours of `P | PTO | 346.15`. Most that stand
 * behind numbers do so before a label.
 */
function labelledCodes(rows: readonly Row[]): [string, Meaning][] {
  const labels = new Map<string, Meaning>();
  const behind = new Set<string>();
  for (const { spans } of rows)
    spans.forEach((code, i) => {
      if (code.figure !== null || !CODE.test(code.text)) return;
      const [next, after] = [spans[i + 1], spans[i + 2]];
      const isLabelled =
        next?.figure === null && after !== undefined && after.figure !== null && isDecimal(after.figure);
      if (isLabelled && !labels.has(code.text)) labels.set(code.text, { text: next.text, section: null });
      if (isSetBehind(spans, i)) behind.add(code.text);
    });
  const both = [...labels].filter(([code]) => behind.has(code));
  return both.length >= LEAST && both.length >= LEAST_USED * behind.size ? both : [];
}

const BEHIND_EM = 1.2;
const FAR = 2;

/** Whether a code is set as a part of the amount before it, and no label of the next. */
function isSetBehind(spans: readonly Span[], at: number): boolean {
  const [before, code, next] = [spans[at - 1], spans[at]!, spans[at + 1]];
  if (before === undefined || before.figure === null || !isDecimal(before.figure)) return false;
  const gap = code.x0 - before.x1;
  const isApart =
    next === undefined || (next.figure !== null && next.x0 - code.x1 >= FAR * Math.max(gap, code.size));
  return gap <= BEHIND_EM * code.size && isApart;
}

/** A code and its text, in one phrase or in two, and where they end. */
function codeAt(spans: readonly Span[], at: number): { code: string; text: string; end: number } | null {
  const { text: own, figure } = spans[at]!;
  const next = spans[at + 1];
  if (figure !== null && isDecimal(figure)) return null;
  const says = (text: string): boolean => WORDED.test(text) || isLine(text);
  if (CODE.test(own) && next !== undefined && next.figure === null && says(next.text))
    return { code: own, text: next.text, end: at + 2 };
  const [first, ...rest] = own.split(" ");
  const text = rest.join(" ");
  return figure === null && CODE.test(first!) && says(text) ? { code: first!, text, end: at + 1 } : null;
}

/** Names of lists that are longer than a section's: `Employer paid (not deducted from pay)`. */
function sectionBy(text: string): Subject | null {
  if (/\b(?:employer|company)\b/i.test(text)) return "employer_contribution";
  return sectionOf(text.replace(/^(?:employee|ee) /i, ""));
}

/** This share of the phrases of a line must be codes and their meanings: a header has some codes beside texts, too. */
const LEAST_SHARE = 0.6;

function pairsOf({ spans, heads }: Row): [string, string][] {
  if (heads) return [];
  const inBold = boldPairs(spans);
  if (inBold.length > 0) return inBold;
  const areDashed = spans.filter(({ text }) => DASHED.test(text)).length >= LEAST_SAID;
  const said = spans.flatMap(({ text }): [string, string][] => {
    const { code, text: meaning } =
      (EQUALS.exec(text) ?? (areDashed ? DASHED.exec(text) : null))?.groups ?? {};
    return code === undefined ? [] : [[code, meaning!]];
  });
  const [first, ...rest] = spans.length === 1 ? spans[0]!.text.split(" ") : [];
  const isCoded = first !== undefined && CODE.test(first) && /\d/.test(first) && WORDED.test(rest.join(" "));
  if (isCoded) return [...said, [first, rest.join(" ")]];
  const beside: [string, string][] = [];
  // The text of one code is none itself: headings in capitals would explain each other.
  for (let i = 0; i < spans.length; i++) {
    const [code, meaning] = [spans[i]!, spans[i + 1]];
    if (meaning === undefined || !isPair(code, meaning)) continue;
    beside.push([code.text, meaning.text]);
    i++;
  }
  return said.length + 2 * beside.length >= LEAST_SHARE * spans.length ? [...said, ...beside] : said;
}

const LONGEST_CODE = 8;

/** Codes in bold, each before its meaning, whatever letters they are of, behind the name of their list: `Earnings  *Reg* Regular  *Hol* Holiday`. */
function boldPairs(spans: readonly Span[]): [string, string][] {
  const own = spans.length % 2 === 0 ? spans : spans.slice(1);
  const areSet = own.every(({ text, bold, figure }, i) =>
    i % 2 === 0
      ? bold && text.length <= LONGEST_CODE && !text.includes(" ")
      : !bold && figure === null && (WORDED.test(text) || isLine(text)),
  );
  if (own.length < 2 * LEAST_SAID || !areSet) return [];
  return own.flatMap(({ text }, i): [string, string][] => (i % 2 === 0 ? [[text, own[i + 1]!.text]] : []));
}

function isPair({ text: code }: Span, { text, figure }: Span): boolean {
  return (
    CODE.test(code) &&
    figure === null &&
    /^[\p{L}\d]/u.test(text) &&
    (WORDED.test(text) || isLine(text)) &&
    // `S | SICK` is one pair, `FIT | SS` are two codes, and `O/T | HOURS 3` are headings.
    (!CODE.test(text) || (isLine(text) && !isLine(code))) &&
    !(isLine(code) && namesKindAlone(text)) &&
    !EQUALS.test(text) &&
    canMean(code, text)
  );
}

/** Whether a text names what is counted, and no line. */
function namesKindAlone(text: string): boolean {
  return !isLine(text) && votesOf(text).kinds.size > 0;
}

const WORD = /^[A-Z]{4,}$/;

/** Whether a code can mean a text, by what is known of both: `BONUS` beside `MEDICARE` are two headings. Short codes mean many things. */
function canMean(code: string, text: string): boolean {
  if (!WORD.test(code)) return true;
  const [own, other] = [code, text].map((words) => votesOf(words).subjects);
  const said = [...own!].filter(([, bits]) => bits > 0);
  return said.length === 0 || other!.size === 0 || said.some(([subject]) => (other!.get(subject) ?? 0) > 0);
}
