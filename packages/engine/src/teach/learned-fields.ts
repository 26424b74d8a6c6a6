import { getAtPath, parseDate, type CanonicalOutput } from "@paylift/canonical";
import { patternOf } from "../draft/pattern-text.ts";
import type { FieldData } from "../variants/variant-schema.ts";

/** Facts of a document, by the group that finds each. */
const FACTS = [
  ["company_name", ["company", "name"], "the company's name"],
  ["company_id", ["company", "id"], "the company's number"],
  ["period_start", ["pay_period", "start"], "the first day of the period"],
  ["period_end", ["pay_period", "end"], "the last day of the period"],
  ["pay_date", ["pay_date"], "the pay date"],
] as const;

const DATES: ReadonlySet<string> = new Set(["period_start", "period_end", "pay_date"]);
const PRINTED_DATE =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\p{L}{3,9}\.? \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9}\.? \d{4}/gu;

/** Shorter texts beside a company's name may be a page's number or a code. */
const LEAST_OF_TITLE = 6;

/** Where facts stand that were corrected, by the words before or above them on the first page. */
export function learnFields(
  read: CanonicalOutput,
  corrected: CanonicalOutput,
  lines: readonly string[],
): { fields: FieldData[]; untaught: string[] } {
  const fields: FieldData[] = [];
  const untaught: string[] = [];
  for (const [name, path, words] of FACTS) {
    const [before, value] = [getAtPath(read, path) ?? null, getAtPath(corrected, path) ?? null];
    if (before === value || typeof value !== "string") continue;
    const field = fieldOf(name, value, lines);
    if (field === null) untaught.push(`No words beside ${words} tell where it stands.`);
    else fields.push(field);
  }
  return { fields, untaught };
}

function fieldOf(name: string, value: string, lines: readonly string[]): FieldData | null {
  for (const [i, line] of lines.entries()) {
    const at = DATES.has(name) ? placeOfDate(line, value) : placeOfText(line, value);
    if (at === null) continue;
    const group = DATES.has(name) ? "{date}" : name === "company_id" ? "\\S+" : "[^\\t]+";
    const words = wordsBefore(line.slice(0, at));
    if (words !== "") return { line: `${patternOf(words)}\\s+(?<${name}>${group})` };
    const title = titleBehind(line, value);
    if (name === "company_name" && title !== null)
      return { line: `^(?<${name}>${group})\\t${patternOf(title)}` };
    if (name === "company_name" && line === value) {
      const above = lines[i - 1];
      if (above !== undefined && isTitle(above)) return { under: above, match: "^(?<company_name>.+)$" };
      const below = lines[i + 1];
      if (below !== undefined && isTitle(below)) return { over: below, match: "^(?<company_name>.+)$" };
    }
  }
  return null;
}

function placeOfDate(line: string, value: string): number | null {
  const found = [...line.matchAll(PRINTED_DATE)].find(([text]) => parseDate(text) === value);
  return found?.index ?? null;
}

function placeOfText(line: string, value: string): number | null {
  const at = line.indexOf(value);
  const isWhole = at >= 0 && !/\S/.test(`${line[at - 1] ?? " "}${line[at + value.length] ?? " "}`);
  return isWhole ? at : null;
}

/** The words right before a value, without another value among them. */
function wordsBefore(text: string): string {
  const phrase = text.trimEnd().split("\t").at(-1) ?? "";
  return /[^\d]*$/
    .exec(phrase)![0]
    .replace(/^\S*\s/, (cut) => (/\d/.test(phrase) ? "" : cut))
    .trim();
}

/** What stands right of a value that begins its line, as a title does that is printed letter by letter. */
function titleBehind(line: string, value: string): string | null {
  const [first, next] = line.split("\t");
  return first === value && next !== undefined && /^[\p{L} ]+$/u.test(next) && next.length >= LEAST_OF_TITLE
    ? next
    : null;
}

/** A line that may stand in every document of the layout: words without a figure. */
function isTitle(line: string): boolean {
  return (
    !/[\d\t]/.test(line) &&
    /\b(?:register|journal|payroll|report|summary|detail|ledger|statement)\b/i.test(line)
  );
}
