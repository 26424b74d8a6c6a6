import type { RecordReading, TextReading } from "../../interpret/reading.ts";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { FieldData } from "../../variants/variant-schema.ts";
import { wordsBefore } from "../drafted-fields.ts";
import { findField } from "../../interpret/facts.ts";
import { compilePattern } from "../../variants/pattern.ts";
import type { Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import type { StatementSample } from "./printed-figures.ts";

export interface DraftedStatementFields {
  fields: FieldData[];
  todo: string[];
}

interface Wanted {
  group: string;
  words: string;
  value: string;
  of(record: RecordReading): TextReading | null;
}

const WANTED: readonly Wanted[] = [
  { group: "name", words: "the employee's name", value: String.raw`[^\t]+`, of: ({ name }) => name },
  {
    group: "employee_id",
    words: "the employee's number",
    value: String.raw`\S+`,
    of: ({ employeeId }) => employeeId,
  },
  {
    group: "department",
    words: "the department",
    value: String.raw`[^\t]+`,
    of: ({ department }) => department,
  },
  {
    group: "number",
    words: "the number of the payment",
    value: String.raw`\S+`,
    of: ({ payments }) => payments.find(({ number }) => number !== null)?.number ?? null,
  },
];

/** A label stands beside a value on this share of the statements. */
const USUAL = 0.4;
/** A value stands no further below its words, in points. */
const REACH_PT = 40;

/** Fields for what each statement says of its employee, by the words beside or above. */
export function draftStatementFields(read: readonly StatementSample[], names: Names): DraftedStatementFields {
  const fields: FieldData[] = [];
  const todo: string[] = [];
  for (const wanted of WANTED) {
    const values = read.flatMap(({ sample, records }) =>
      records.flatMap((record) => {
        const reading = wanted.of(record);
        const lines = sample.lines.filter(({ page }) => page === record.page);
        return reading === null ? [] : [{ reading, lines }];
      }),
    );
    const candidates = values.flatMap(({ reading, lines }) => candidatesFor(wanted, reading, lines));
    const distinct = [...new Set(candidates.map((field) => JSON.stringify(field)))]
      .map((text) => JSON.parse(text) as FieldData)
      .filter((field) => !Object.values(field).some(names));
    const scored = distinct.map((field) => ({
      field,
      found: values.filter(({ reading, lines }) => finds(field, wanted, reading, lines)).length,
    }));
    // Checks and deposits have numbers under words of their own.
    const least = wanted.group === "number" ? 1 : Math.max(1, USUAL * values.length);
    const usual = scored.filter(({ found }) => found >= least);
    fields.push(
      ...fewest(
        usual.toSorted((a, b) => b.found - a.found),
        values.length,
      ),
    );
    if (usual.length === 0 && (values.length > 0 || wanted.group === "name"))
      todo.push(
        `No words stand beside, above or below ${wanted.words}: write a field for it in the statement.`,
      );
  }
  return { fields, todo };
}

/** Of fields in the order of how much they find the first, and others only as long as it does not find all. */
function fewest(scored: readonly { field: FieldData; found: number }[], all: number): FieldData[] {
  let left = all;
  return scored.flatMap(({ field, found }) => {
    if (left <= 0) return [];
    left -= found;
    return [field];
  });
}

/** Whether a field reads a value from the lines of its page. */
function finds(data: FieldData, { group }: Wanted, { text }: TextReading, lines: readonly Line[]): boolean {
  const match = findField(lines, { data, pattern: compilePattern(data.line ?? data.match!) });
  return match?.groups.get(group)?.text === text;
}

/** Ways to find a value: by the words before it, above it or below it. */
function candidatesFor({ group, value }: Wanted, reading: TextReading, lines: readonly Line[]): FieldData[] {
  const first = firstToken(reading);
  const line = lines.find(({ tokens }) => tokens.includes(first));
  if (line === undefined) return [];
  const before = wordsBefore(line, first);
  const match = `^(?<${group}>${value})$`;
  const above = phraseBeside(lines, line, reading, -1);
  const below = phraseBeside(lines, line, reading, 1);
  return [
    ...(before === "" ? [] : [{ line: labelled(before, group, value) }]),
    ...(above === null ? [] : [{ under: above, match }]),
    ...(below === null ? [] : [{ over: below, match }]),
  ];
}

const METHOD = /^(?:check|direct deposit|deposit|advice|voucher)\b/i;

/** The words before a payment's number may say how it is paid. */
function labelled(before: string, group: string, value: string): string {
  const method = group === "number" ? METHOD.exec(before)?.[0] : undefined;
  const words =
    method === undefined
      ? patternOf(before)
      : `(?<method>${patternOf(method)})${patternOf(before.slice(method.length))}`;
  return String.raw`${words}\s+(?<${group}>${value})`;
}

/** A reading may hold its label too: the value begins with its own first word. */
function firstToken({ text, tokens }: TextReading): Token {
  const [word] = text.split(" ");
  return tokens.find(({ plain }) => plain === word) ?? tokens[0]!;
}

/** The nearest words above or below a value; null where they hold digits, so are a value themselves. */
function phraseBeside(
  lines: readonly Line[],
  line: Line,
  { tokens }: TextReading,
  step: 1 | -1,
): string | null {
  const [x0, x1] = [tokens[0]!.x0, tokens.at(-1)!.x1];
  for (let i = lines.indexOf(line) + step; ; i += step) {
    const other = lines[i];
    if (other === undefined || Math.abs(line.baseline - other.baseline) > REACH_PT) return null;
    const over = other.tokens.filter((token) => token.x0 < x1 && token.x1 > x0);
    if (over.length === 0) continue;
    const phrase = other.text.split("\t").find((part) => part.includes(textOf(over)));
    return phrase === undefined || /\d/.test(phrase) ? null : phrase;
  }
}
