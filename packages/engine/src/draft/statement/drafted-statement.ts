import type { Line } from "../../layout/lines.ts";
import type { VariantData } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { draftFields } from "../drafted-fields.ts";
import { draftFingerprint, seenInAll, sharedPhrases } from "../fingerprint.ts";
import { namesIn } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import { boxPlaces, type BoxPlace } from "./box-places.ts";
import { draftBoxes } from "./drafted-boxes.ts";
import { draftLabelledFigures } from "./drafted-figures.ts";
import { draftStatementFields } from "./drafted-statement-fields.ts";
import { statementSample, type StatementSample } from "./printed-figures.ts";
import type { SampledPlace } from "./sampled-place.ts";

/** Lines of headings that the fingerprint asks for. */
const MOST_LINES = 3;

export interface DraftedStatement {
  variant: VariantData;
  todo: string[];
}

/** Proposes a variant for pay statements; null where no box was found in which the reader understood an amount. */
export function draftStatement(samples: readonly DraftSample[]): DraftedStatement | null {
  const read = samples.map(statementSample);
  const people = read.flatMap(({ records }) => records.flatMap(({ name }) => name?.text ?? []));
  const names = namesIn(samples, people);
  const places = read.flatMap(placesOf);
  const boxes = draftBoxes(places, names);
  if (!boxes.some(({ data }) => data.section !== undefined)) return null;
  const shared = sharedPhrases(samples, names);
  const fields = draftFields(samples, shared, names);
  const own = draftStatementFields(read, names);
  const dates = fields.fields.filter((field) => /\(\?<pay_date>/.test(field.line ?? field.match ?? ""));
  const figures = draftLabelledFigures(read, new Set(boxes.flatMap(({ tokens }) => [...tokens])), names);
  const begin = beginOf(read, shared);
  const rows = samples.flatMap((sample) => headingRows(sample, places));
  const whole = rows.map(({ line }) => line.text.replaceAll("\t", " ")).filter((text) => !names(text));
  const words = draftFingerprint(samples, shared, { rows });
  const fingerprint = seenInAll(samples, [...words, ...new Set(whole)]).slice(0, words.length + MOST_LINES);
  const variant: VariantData = {
    slug: "pay-statement-v1",
    name: "Pay statement",
    version: "1",
    format_type: "pay_statement",
    evidence: "described",
    fingerprint: { all: fingerprint },
    ...(samples[0]!.decimals === "point" ? {} : { decimals: samples[0]!.decimals }),
    fields: fields.fields,
    statement: {
      ...(begin.pattern === null ? {} : { begin: begin.pattern }),
      fields: [...own.fields, ...dates],
      ...(figures.figures.length === 0 ? {} : { figures: figures.figures }),
      boxes: boxes.map(({ data }) => data),
    },
  };
  const todo = [...fields.todo, ...own.todo, ...begin.todo, ...figures.todo];
  return { variant, todo: todo.filter((hint) => !names(hint)) };
}

function placesOf({ sample, uses }: StatementSample): SampledPlace[] {
  const pages = new Set(sample.rows.map(({ page }) => page));
  return [...pages].flatMap((page) =>
    boxPlaces(sample.rows.filter((row) => row.page === page)).map((place) => ({ place, uses })),
  );
}

/** Lines of headings, for the words that tell the layout. */
function headingRows({ rows }: DraftSample, places: readonly SampledPlace[]): DraftSample["rows"] {
  const cells = new Set(places.flatMap(({ place }) => headingsOf(place)));
  return rows.filter(
    (row) => row.cells.some((cell) => cells.has(cell)) && row.cells.every(({ number }) => number === null),
  );
}

function headingsOf({ columns, texts, above }: BoxPlace): DraftSample["rows"][number]["cells"] {
  return [...columns.map(({ heading }) => heading), ...texts, ...(above === null ? [] : [above])];
}

/** What begins a statement, where that is not the page. */
function beginOf(
  read: readonly StatementSample[],
  shared: ReadonlySet<string>,
): { pattern: string | null; todo: string[] } {
  const isPages = read.every(({ sample, records }) => {
    const printed = new Set(sample.lines.filter(hasMoney).map(({ page }) => page));
    return records.length === printed.size && records.every(({ page }) => printed.has(page));
  });
  if (isPages) return { pattern: null, todo: [] };
  const phrase = [...shared].find((words) =>
    read.every(
      ({ sample, records }) =>
        sample.lines.filter(({ text }) => text.split("\t").includes(words)).length === records.length,
    ),
  );
  return phrase === undefined
    ? { pattern: null, todo: ["Statements are no pages here: say in begin which line begins one."] }
    : { pattern: String.raw`(?:^|\t)${patternOf(phrase)}(?:\t|$)`, todo: [] };
}

function hasMoney({ tokens }: Line): boolean {
  return tokens.some(({ moneyLike }) => moneyLike);
}
