import type { FactName, TextReading } from "../interpret/reading.ts";
import { textOf, type Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { FieldData } from "../variants/variant-schema.ts";
import type { DraftSample } from "./draft-sample.ts";
import type { Names } from "./named.ts";
import { patternOf } from "./pattern-text.ts";

export interface DraftedFields {
  fields: FieldData[];
  todo: string[];
}

const DATES: readonly FactName[] = ["period_start", "period_end", "pay_date"];
const WANTED: readonly (readonly [FactName, string])[] = [
  ["company_name", "the company's name"],
  ["period_end", "the end of the pay period"],
  ["pay_date", "the pay date"],
];
/** A company's name stands no further below or above a title, in points. */
const REACH_PT = 40;

/** Fields for the facts that the reader of unknown layouts finds, by the words that stand beside them. */
export function draftFields(
  samples: readonly DraftSample[],
  shared: ReadonlySet<string>,
  names: Names,
): DraftedFields {
  const fields = new Map<string, FieldData>();
  const missing: string[] = [];
  for (const [name, words] of WANTED) {
    const known = samples.some(
      ({ facts }) => facts.has(name) || (name === "period_end" && facts.has("period")),
    );
    if (!known) missing.push(`No field finds ${words}: write one, or name it in not_printed.`);
  }
  for (const sample of samples) {
    for (const [name, reading] of sample.facts) {
      const field = fieldOf(name, reading, sample, shared);
      if (field !== null && !Object.values(field).some(names)) fields.set(JSON.stringify(field), field);
      else if (name !== "period_start")
        missing.push(`The ${name} was seen, but no words beside it: write a field for it.`);
    }
  }
  return { fields: [...fields.values()], todo: [...new Set(missing)] };
}

function fieldOf(
  name: FactName,
  reading: TextReading,
  sample: DraftSample,
  shared: ReadonlySet<string>,
): FieldData | null {
  const [first] = reading.tokens;
  const line = sample.lines.find(({ tokens }) => first !== undefined && tokens.includes(first));
  if (line === undefined) return null;
  if (name === "company_name") return companyField(reading, line, sample, shared);
  const before = wordsBefore(line, first!);
  if (name === "period") return before === "" ? null : { line: `${patternOf(before)}\\s+(?<period>.+)` };
  if (!DATES.includes(name))
    return before === "" ? null : { line: `${patternOf(before)}\\s+(?<${name}>\\S+)` };
  const start = sample.facts.get("period_start")?.tokens ?? [];
  if (name === "period_end" && start.length > 0 && line.tokens.includes(start[0]!))
    return rangeField(line, start, first!);
  if (name === "period_start") {
    const end = sample.facts.get("period_end")?.tokens[0];
    if (end !== undefined && line.tokens.includes(end)) return rangeField(line, reading.tokens, end);
  }
  return before === "" ? null : { line: `${patternOf(before)}\\s+(?<${name}>{date})` };
}

/** `Pay Period: 06/01/2026 - 06/14/2026` */
function rangeField(line: Line, start: readonly Token[], end: Token): FieldData | null {
  const before = wordsBefore(line, start[0]!);
  const between = line.tokens.slice(line.tokens.indexOf(start.at(-1)!) + 1, line.tokens.indexOf(end));
  const words = between.map(({ plain }) => plain).filter((word) => !/\d/.test(word));
  if (words.length !== between.length) return null;
  const head = before === "" ? "" : `${patternOf(before)}\\s+`;
  const middle = words.length === 0 ? "" : `${patternOf(words.join(" "))}\\s+`;
  return { line: `${head}(?<period_start>{date})\\s+${middle}(?<period_end>{date})` };
}

/** The words of a phrase right before a value, without another value in them. */
export function wordsBefore({ tokens }: Line, value: Token): string {
  const words: Token[] = [];
  for (let i = tokens.indexOf(value) - 1; i >= 0; i--) {
    const token = tokens[i]!;
    const next = words[0] ?? value;
    if (/\d/.test(token.plain) || (words.length > 0 && next.x0 - token.x1 > token.size)) break;
    words.unshift(token);
  }
  return words.map(({ plain }) => plain).join(" ");
}

/** A company stands beside a label, or below or above words that all documents of the layout share. */
function companyField(
  { text, tokens }: TextReading,
  line: Line,
  { lines }: DraftSample,
  shared: ReadonlySet<string>,
): FieldData | null {
  const before = wordsBefore(line, tokens[0]!);
  if (before.endsWith(":")) return { line: `${patternOf(before)}\\s+(?<company_name>[^\\t]+)` };
  const [x0, x1] = [tokens[0]!.x0, tokens.at(-1)!.x1];
  for (const step of [-1, 1]) {
    for (let i = lines.indexOf(line) + step; ; i += step) {
      const other = lines[i];
      if (
        other === undefined ||
        other.page !== line.page ||
        Math.abs(other.baseline - line.baseline) > REACH_PT
      )
        break;
      const phrase = textOf(other.tokens.filter((token) => token.x0 < x1 && token.x1 > x0));
      const title = other.text.split("\t").find((part) => phrase !== "" && part.includes(phrase));
      if (title === undefined) continue;
      if (!shared.has(title)) break;
      return { [step < 0 ? "under" : "over"]: title, match: "^(?<company_name>.+)$" };
    }
  }
  const rest = line.text.startsWith(text)
    ? /^\t([^\t\d]+?:?)(?:\t| \S*\d|$)/.exec(line.text.slice(text.length))?.[1]
    : undefined;
  return rest === undefined ? null : { line: `^(?<company_name>[^\\t]+)\\t${patternOf(rest)}` };
}
