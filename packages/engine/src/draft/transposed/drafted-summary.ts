import { headingOf } from "../../infer/vocabulary/headings.ts";
import { isTotalColumn } from "../../infer/prepare/names/people-header.ts";
import type { TransposedColumnData, TransposedData } from "../../variants/transposed-schema.ts";
import type { VariantData } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { draftFields } from "../drafted-fields.ts";
import { draftFingerprint, sharedPhrases } from "../fingerprint.ts";
import { namesIn, type Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import { draftSummaryRows } from "./drafted-summary-rows.ts";
import { summarySample, type SummarySample } from "./summary-rows.ts";

export interface DraftedSummary {
  variant: VariantData;
  todo: string[];
}

/** Proposes a variant for tables whose columns are people; null where no heading says what the lines below it are. */
export function draftSummary(samples: readonly DraftSample[]): DraftedSummary | null {
  const read = samples.map(summarySample);
  const names = namesIn(
    samples,
    read.flatMap(({ people }) => people),
  );
  const rows = draftSummaryRows(read, names);
  if (!rows.some(({ opens }) => opens !== undefined)) return null;
  const shared = sharedPhrases(samples, names);
  const fields = draftFields(samples, shared, names);
  const title = titleOf(read, names);
  const total = read.flatMap(({ headers }) => headers.flatMap(({ cells }) => cells.filter(isTotalColumn)))[0];
  const table: TransposedData = {
    layout: "transposed",
    name: "summary",
    ...(title === null ? {} : { title }),
    ...(total === undefined ? {} : { total: `^${patternOf(total.text)}$` }),
    columns: columnsOf(read),
    ...(read.every(({ headings }) => headings.length === 0) && areBefore(read)
      ? { names: "center" as const }
      : {}),
    rows,
  };
  const labels = new Set(rows.map(({ match }) => match));
  const marked = samples.flatMap((sample) =>
    sample.rows.filter(({ line }) => labels.has(`^${patternOf(line.text)}$`)),
  );
  const variant: VariantData = {
    slug: "payroll-summary-v1",
    name: "Payroll summary",
    version: "1",
    format_type: samples[0]!.formatType,
    evidence: "described",
    fingerprint: { all: draftFingerprint(samples, shared, { rows: marked }) },
    ...(samples[0]!.decimals === "point" ? {} : { decimals: samples[0]!.decimals }),
    fields: fields.fields,
    tables: [table],
  };
  const ignored = rows.filter(({ ignore }) => ignore === true);
  const todo = [
    ...fields.todo,
    ...(title === null
      ? ["No line above the names is the same everywhere: say in title which one it is."]
      : []),
    ...ignored.map(({ match }) => `The row ${match} is ignored: say in of what it adds up.`),
  ];
  return { variant, todo: todo.filter((hint) => !names(hint)) };
}

const MONTH = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g;

/** The lines right above the names, with any dates; null where there is none everywhere or it names somebody. */
function titleOf(read: readonly SummarySample[], names: Names): string | null {
  const titles = new Set<string>();
  for (const { sample, headers } of read) {
    for (const { line: first } of headers) {
      const above = sample.lines.findLast(
        ({ page, baseline }) => page === first.page && baseline < first.baseline,
      );
      if (above === undefined || names(above.text)) return null;
      const text = above.text.replace(MONTH, "\u0001").replace(/\d+/g, "\u0000");
      titles.add(
        patternOf(text)
          .replaceAll("\u0001", String.raw`\p{L}+`)
          .replaceAll("\u0000", String.raw`\d+`),
      );
    }
  }
  return titles.size > MOST_TITLES ? null : `^(?:${[...titles].join("|")})$`;
}

const MOST_TITLES = 3;

/** What stands below each name: the headings of one person in their order, and amounts where no heading says so. */
function columnsOf(read: readonly SummarySample[]): TransposedColumnData[] {
  const headings = read.flatMap(({ headings: cells }) => cells.map(({ text }) => text));
  const columns = [...new Set(headings)].flatMap((header): TransposedColumnData[] => {
    const role = headingOf(header)?.role;
    return role === "hours" || role === "rate" || role === "amount" ? [{ role, header }] : [];
  });
  return columns.some(({ role }) => role === "amount") ? columns : [...columns, { role: "amount" }];
}

const EDGE_EM = 1.5;

/** Whether names end before their figures do. */
function areBefore(read: readonly SummarySample[]): boolean {
  let [right, other] = [0, 0];
  for (const { headers, rows } of read) {
    const numbers = rows.flatMap((row) => row.numbers);
    for (const name of headers.flatMap(({ cells }) => cells)) {
      const ends = numbers.some(
        ({ page, x1 }) => page === name.page && Math.abs(x1 - name.x1) <= EDGE_EM * name.size,
      );
      if (ends) right++;
      else other++;
    }
  }
  return other > right;
}
