import type { RecordReading } from "../../../interpret/reading.ts";
import type { LineSection } from "../../../variants/variant-schema.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** `R = Regular O = Overtime`, `01=401K PLAN`: codes, each with what it means. */
const ENTRY =
  /(?:^|\s)(?<code>[A-Z0-9]{1,5}) ?= ?(?<label>\p{L}.*?|\d\S*\p{L}.*?)(?=[,;]?\s+[A-Z0-9]{1,5} ?= ?\S|[,;]?$)/gu;
/** The one code of a phrase that stands apart, which may have two words: `WH EX = Withholding exemptions`. */
const ALONE = /^(?<code>[A-Z0-9]{1,5}(?: [A-Z0-9]{1,5})?) ?= ?(?<label>\p{L}[^=]*|\d[^\s=]*\p{L}[^=]*)$/u;
const LEAST = 2;
/** A sentence explains a word of the page to its reader, and no code of a list: `NI = National Insurance.` */
const IN_SENTENCE = /\p{Ll}{3}\.(?:\s|$)/u;

/** What a document says that its codes mean, by section; each section has a line, named at its start or above. */
export function findLegend(rows: readonly CellRow[]): Map<LineSection, Map<string, string>> {
  const legend = new Map<LineSection, Map<string, string>>();
  if (!rows.some(({ line }) => line.text.includes("="))) return legend;
  let section: LineSection | null = null;
  for (const { cells, line } of rows) {
    const named = headingOf(cells[0]?.text.replace(/:$/, "") ?? "")?.section ?? null;
    if (named !== null) section = named === "net" || named === "other" ? null : named;
    if (cells.some(isFigure) || !line.text.includes("=")) continue;
    const entries = legendEntries(line.text);
    const own = section ?? sectionOf(entries);
    if (own === null || entries.length < LEAST) continue;
    const known = legend.get(own) ?? new Map<string, string>();
    legend.set(own, known);
    for (const { code, label } of entries) known.set(code, label);
  }
  // What the company adds to a deduction has the deduction's code.
  const deductions = legend.get("deduction");
  if (deductions !== undefined && !legend.has("employer_contribution"))
    legend.set("employer_contribution", deductions);
  return legend;
}

/** The one section that most of what codes mean can be of; null where it is none or several. */
function sectionOf(entries: readonly { label: string }[]): LineSection | null {
  const sections = entries.flatMap(({ label }) => {
    const [only, other] = sectionsOf(label);
    return only === undefined || other !== undefined ? [] : [only];
  });
  const [section, other] = new Set(sections);
  return section !== undefined && other === undefined && sections.length * 2 > entries.length
    ? section
    : null;
}

/** The codes that a line explains, each with what it means. */
export function legendEntries(text: string): { code: string; label: string }[] {
  if (!text.includes("=")) return [];
  const phrases = withoutSentence(text.split("\t"));
  const apart = phrases.map((phrase) => ALONE.exec(phrase));
  const entries = apart.every((found) => found !== null)
    ? apart
    : phrases
        .join(" ")
        .replace(/^[^=]*: /, "")
        .matchAll(ENTRY);
  return [...entries].flatMap(({ groups }) => {
    const label = groups!["label"]!;
    return IN_SENTENCE.test(label) ? [] : [{ code: groups!["code"]!, label }];
  });
}

const SENTENCE = /^[^=]*\p{L}{2}(?: \S+){2,}[^=]*$/u;

/** A sentence that stands apart behind the codes is about something else. */
function withoutSentence(phrases: readonly string[]): readonly string[] {
  const isBehind = phrases.at(-2)?.includes("= ") === true && SENTENCE.test(phrases.at(-1)!);
  return isBehind ? phrases.slice(0, -1) : phrases;
}

const NUMBER = /^\d{1,5}$/;

/** Numbers that a legend explains are the labels of the figures behind them, and the legend itself is no line of a table. */
export function withLegendCodes(
  rows: readonly CellRow[],
  legend: ReadonlyMap<LineSection, ReadonlyMap<string, string>>,
): readonly CellRow[] {
  const codes = new Set([...legend.values()].flatMap((known) => [...known.keys()]));
  if (![...codes].some((code) => NUMBER.test(code))) return rows;
  return rows.flatMap((row) => {
    if (legendEntries(row.line.text).length >= LEAST) return [];
    const isCode = (cell: Cell, i: number): boolean =>
      cell.number?.whole === true && codes.has(cell.text) && isFigure(row.cells[i + 1]);
    if (!row.cells.some(isCode)) return [row];
    const cells = row.cells.map((cell, i) => (isCode(cell, i) ? { ...cell, number: null } : cell));
    return [{ ...row, cells }];
  });
}

/** Labels that a legend explains are codes. */
export function putCodesOfLegend(
  records: readonly RecordReading[],
  legend: ReadonlyMap<LineSection, ReadonlyMap<string, string>>,
): void {
  if (legend.size === 0) return;
  for (const { items } of records)
    for (const item of items) if (legend.get(item.section)?.has(item.label.text)) item.code = item.label.text;
}
