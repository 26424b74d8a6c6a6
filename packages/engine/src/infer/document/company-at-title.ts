import { looksLikePersonName } from "@paylift/canonical";
import { compilePattern } from "../../variants/pattern.ts";
import type { TextReading } from "../../interpret/reading.ts";
import type { Cell, CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isReportTitle, isTitle } from "./infer-format-type.ts";

const LINE_EM = 2;
export const EDGE_PT = 2;
/** Unions, posts and school districts have numbers. */
export const NAME =
  /^\p{Lu}[^:$\d]*(?:\b(?:[Ll]ocal|[Ll]odge|[Pp]ost|[Cc]hapter|[Dd]istrict|LOCAL|LODGE|POST|CHAPTER|DISTRICT)(?: [Nn][Oo]\.?| #)? ?\d{1,4})?$/u;
const DATE_WITHIN = compilePattern("{date}");

/** A phrase at the head of a report, where its title shows that it is a name. */
export function companyAtTitle(rows: readonly CellRow[]): TextReading | null {
  return aboveTitle(rows) ?? belowTitle(rows) ?? besideTitle(rows) ?? aboveReport(rows);
}

/** A phrase right above the title, with which it shares an edge or its middle. */
function aboveTitle(rows: readonly CellRow[]): TextReading | null {
  for (const [i, { cells, baseline }] of rows.entries()) {
    const title = cells.find(({ text }) => isTitle(text) || REPORT.test(text) || isDatedTitle(text));
    const above = rows[i - 1];
    if (title === undefined || above === undefined || baseline - above.baseline > LINE_EM * title.size)
      continue;
    // The title may go on below: `Direct Deposit Advice` over `Non-negotiable`.
    const name = above.cells.find((cell) => isInLine(cell, title) && !isTitle(cell.text));
    if (name !== undefined && NAME.test(name.text) && headingOf(name.text) === null && !isReport(name.text))
      return { text: name.text, tokens: name.tokens };
  }
  return null;
}

/** `Payroll for 08/02/2026 - 08/15/2026` */
function isDatedTitle(text: string): boolean {
  return /^payroll\b/i.test(text) && DATE_WITHIN.test(text);
}

/** Words of what a report is made of or about, which stand below its title too. */
const REPORT_WORDS =
  /\b(?:all|by|for|from|as|of|report|detail|payroll|employees?|departments?|locations?|page|regular|checks?|sorted|grouped|selected|printed|run|period|date)\b/i;
const COMPANY_WORDS_MIN = 2;
/** Who governs or teaches is named with a word that reports have, too. */
const PUBLIC =
  /^(?:city|town|township|village|borough|county|state|university|board|archdiocese|diocese) of (?:the )?|\b(?:parish(?:es)?|church(?:es)?|sisters|brothers|friends) of (?:the )?(?=\p{Lu})|\b(?:office|school|college) of (?:the )?(?=\p{L}+$)/iu;

/** How often people are paid may stand beside the days. */
const PAY_CYCLE = /^pay(?:roll)? (?:schedule|frequency|cycle)\b/i;

/** The number of a company, behind its name: `Company Code 0K318`. */
const COMPANY_CODE = /(?:^| )(?:company|client|co\.?) ?(?:code|id|no\.?|number|#):? ?\S+$/i;

/** A phrase right below the title, alone or beside dates or its number, with which it shares an edge or its middle; dates stand near. */
function belowTitle(rows: readonly CellRow[]): TextReading | null {
  for (const [i, { cells, baseline }] of rows.entries()) {
    const [title, ...besideTitle] = cells;
    if (title === undefined || !(isTitle(title.text) || REPORT.test(title.text))) continue;
    // Dates at the other side may have a line of their own.
    const isAside = (row: CellRow | undefined): boolean =>
      row?.cells.every((cell, k) => isOfDay(row.cells, k) && !isInLine(cell, title)) === true;
    const at = isAside(rows[i + 1]) ? i + 2 : i + 1;
    const [below, dated] = [rows[at], rows[at + 1]];
    if (below === undefined || dated === undefined) continue;
    const [name, ...others] = below.cells;
    const areBeside = others.every(
      (cell, k) => isOfDay(others, k) || COMPANY_CODE.test(cell.text) || PAY_CYCLE.test(cell.text),
    );
    if (name === undefined || !areBeside || !isInLine(name, title)) continue;
    if (below.baseline - baseline > (at - i) * LINE_EM * Math.max(title.size, name.size)) continue;
    const text = name.text.replace(COMPANY_CODE, "");
    const words = text.split(" ").length;
    const aside = at > i + 1 ? [...besideTitle, ...rows[i + 1]!.cells] : besideTitle;
    const isDated = [...others, ...dated.cells, ...aside].some(holdsDay);
    if (isDated && words >= COMPANY_WORDS_MIN && NAME.test(text) && !isOfReport(text))
      return { text, tokens: name.tokens.slice(0, words) };
  }
  return null;
}

/** What a report on several people is called, beside or below who it is about. */
const REPORT =
  /^(?:certified |(?:bi-?)?weekly |(?:semi-?)?monthly |quarterly |annual )?(?:payroll|employee|(?:pay ?)?check|tax|deductions?|benefits?|garnishments?|contributions?|earnings|labou?r|wages?|workers?'?|\d{3}\(k\))\b.*\b(?:report|listing|details?|summary|history|register|records?|journal|export|list|worksheet|totals|distribution)\b/i;
const PARTING = / [-\u2013\u2014|\u00B7] /;
const HEAD_ROWS = 2;

function isOfReport(text: string): boolean {
  return REPORT_WORDS.test(text.replace(PUBLIC, ""));
}

function isReport(text: string): boolean {
  return isReportTitle(text) || REPORT.test(text);
}

/** The phrase at the left of the first line, before the title of a report or above it. */
function besideTitle(rows: readonly CellRow[]): TextReading | null {
  const [first, second] = rows;
  const name = first?.cells[0];
  if (name === undefined || first!.page !== (second?.page ?? first!.page)) return null;
  const [before, title] = name.text.split(PARTING);
  if (title !== undefined && isReport(title)) return named(before!, name);
  const others = rows.slice(0, HEAD_ROWS).flatMap(({ cells }) => cells.slice(cells[0] === name ? 1 : 0, 3));
  return others.some(({ text }) => isReport(text)) ? named(name.text, name) : null;
}

const PAGE = /^(?:page(?: no\.?)?(?: \d+)?(?: of \d+)?|\d+)$/i;
const PAYROLL = /\b(?:payroll|pay tapes?|wage list)\b/i;
/** So many lines below the first one say what the report is, and of which days. */
const HEAD_ROWS_DATED = 5;

/** The first phrase of a report that its next line, or the end of its own, calls one on a payroll, with its days below. */
function aboveReport(rows: readonly CellRow[]): TextReading | null {
  const [first, second] = rows;
  const [name, ...others] = first?.cells ?? [];
  if (name === undefined || second?.page !== first!.page) return null;
  const isPayroll = ({ text }: Cell): boolean => PAYROLL.test(text) && !text.endsWith(":");
  const titles = others.filter(({ text }) => !PAGE.test(text));
  const title = titles.length > 0 ? titles.every(isPayroll) : isPayroll(second.cells[0]!);
  const isDated = rows.slice(0, HEAD_ROWS_DATED).some(({ cells }) => cells.some(holdsDay));
  // A statement may begin with the name of whom it is about.
  if (!title || !isDated || looksLikePersonName(name.text) || PAYROLL.test(name.text)) return null;
  return named(name.text, name);
}

/** Whether a cell holds a day, or the words for the one behind it: `Pay Date:`. */
function isOfDay(cells: readonly Cell[], i: number): boolean {
  const [cell, next] = [cells[i]!, cells[i + 1]];
  return holdsDay(cell) || (cell.text.endsWith(":") && next !== undefined && holdsDay(next));
}

function holdsDay({ text }: Cell): boolean {
  return DATE_WITHIN.test(text);
}

/** A text as a name, where it is one of several words and none of a report. */
export function named(text: string, { tokens }: Cell): TextReading | null {
  const words = text.split(" ").length;
  const isName = words >= COMPANY_WORDS_MIN && NAME.test(text) && !isOfReport(text);
  return isName && headingOf(text) === null && !isReport(text)
    ? { text, tokens: tokens.slice(0, words) }
    : null;
}

/** Points to be rounded. */
const ROUNDING_PT = 0.1;

/** Whether two cells share an edge or their middle. */
export function isInLine(a: Cell, b: Cell): boolean {
  if ([a.x0 - b.x0, a.x1 - b.x1].some((distance) => Math.abs(distance) <= EDGE_PT)) return true;
  const apart = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  // A typewriter centres words to half a letter.
  return apart <= Math.max(EDGE_PT, (a.x1 - a.x0) / a.text.length / 2 + ROUNDING_PT);
}
