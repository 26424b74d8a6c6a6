import { isFigure, type Cell, type CellRow } from "../../infer/cells/cells.ts";
import { employeeCountOf } from "../../infer/document/employee-count.ts";
import { totalScope } from "../../infer/vocabulary/total-labels.ts";
import type { ColumnData, LineSection, RowData, VariantData } from "../../variants/variant-schema.ts";
import type { DraftSample } from "../draft-sample.ts";
import { draftFields } from "../drafted-fields.ts";
import { draftFingerprint, sharedPhrases } from "../fingerprint.ts";
import { headerAbove } from "../header-above.ts";
import { bandPattern, type HeaderBand } from "../header-band.ts";
import { most } from "../most.ts";
import { namesIn, type Names } from "../named.ts";
import { patternOf } from "../pattern-text.ts";
import { draftListingColumns } from "./drafted-listing-columns.ts";
import { listingSample, type ListingSample } from "./listing-sample.ts";

export interface DraftedListing {
  variant: VariantData;
  todo: string[];
}

const AMOUNTS = "amounts";

/** Proposes a variant for reports that list people under plans, taxes or agencies; null where no header stands over them. */
export function draftListing(samples: readonly DraftSample[]): DraftedListing | null {
  const read = samples.flatMap((sample) => listingSample(sample) ?? []);
  const band = headerAbove(read);
  if (band === null || read.length < samples.length) return null;
  const section = most(read.flatMap(({ items }) => items.flatMap(({ section: own }) => own))) ?? "deduction";
  const own: LineSection = section === "tax" || section === "employer_tax" ? "tax" : "deduction";
  const columns = draftListingColumns(read, band, own, AMOUNTS);
  if (!columns.some(({ role }) => role === "amount")) return null;
  const names = namesIn(samples);
  const shared = sharedPhrases(samples, names);
  const fields = draftFields(samples, shared, names);
  const rows = [...sumRows(read), ...recapRows(read), ...groupRows(read)].filter(
    ({ match }) => !names(match),
  );
  const variant: VariantData = {
    slug: `${samples[0]!.formatType.replaceAll("_", "-")}-v1`,
    name: own === "tax" ? "Tax report" : "Benefits summary",
    version: "1",
    format_type: samples[0]!.formatType,
    evidence: "described",
    fingerprint: { all: draftFingerprint(samples, shared, band) },
    ...(samples[0]!.decimals === "point" ? {} : { decimals: samples[0]!.decimals }),
    fields: fields.fields,
    furniture: furnitureOf(read, band, names),
    tables: [
      {
        name: "listing",
        layout: "listing",
        header: bandPattern(band),
        columns,
        lanes: lanesOf(columns, own),
        rows,
      },
    ],
  };
  const todo = [
    ...fields.todo,
    "See that nothing but the name of a group matches its row: other lines of text belong in furniture.",
  ];
  return { variant, todo: todo.filter((hint) => !names(hint)) };
}

function lanesOf(
  columns: readonly ColumnData[],
  section: LineSection,
): Record<string, { section?: LineSection }> {
  return Object.fromEntries(columns.map(({ lane }) => [lane, lane === AMOUNTS ? { section } : {}]));
}

/** Sums over a group and over all: each by the words at its left, without what they say of the group. */
function sumRows(read: readonly ListingSample[]): RowData[] {
  const rows = new Map<string, RowData>();
  for (const { sums, groups } of read) {
    const labels = groups.map(({ line }) => line.text);
    for (const { cells } of sums) {
      const { text } = cells[0]!;
      const of = labels.find((label) => text.includes(label));
      const isCompany = of === undefined && totalScope(text) === "company";
      if (of === undefined && totalScope(text) === null) continue;
      const words = counted(of === undefined ? text : text.replace(of, "\u0001"));
      const match = String.raw`^${words.replace("\u0001", "[^\\t]+?")}${countBehind(cells)}(?=\t|\s\S*\d|$)`;
      rows.set(match, { match, lane: "line", kind: "sum", scope: isCompany ? "company" : "group" });
    }
  }
  return [...rows.values()].toSorted((a, b) => b.match.length - a.match.length);
}

/** The sums of each group again at the end, with its name, and how many people it has, on the line. */
function recapRows(read: readonly ListingSample[]): RowData[] {
  const rows = new Map<string, RowData>();
  for (const { sums, items } of read) {
    const labels = new Set(items.map(({ label }) => label.text));
    for (const { cells } of sums) {
      const at = cells.findIndex(({ text }) => labels.has(text));
      const until = cells.findIndex(isFigure);
      if (at < 0 || at > 1 || until < at) continue;
      const parts = cells.slice(0, until).map(({ number }, i) => {
        if (i < at) return String.raw`(?<code>\S+)`;
        if (i === at) return String.raw`(?<label>[^\t]+)`;
        return number === null ? String.raw`[^\t]+` : String.raw`(?<employee_count>\d+)`;
      });
      const match = `^${parts.join(String.raw`\t`)}(?=\\t)`;
      rows.set(match, { match, lane: "line", kind: "group" });
    }
  }
  return [...rows.values()];
}

/** The number of employees that stands behind the words that announce it. */
function countBehind([label, count]: readonly Cell[]): string {
  const isCount = count?.number?.whole === true && /\bemployees\b/i.test(label!.text);
  return isCount ? String.raw`\s+(?<employee_count>\d[\d,]*)` : "";
}

/** A pattern of words; a printed number of employees in them is read. */
function counted(text: string): string {
  const count = employeeCountOf(text);
  const pattern = patternOf(text.replace(/\d[\d,]*/g, "\u0000"));
  const first = count === null ? String.raw`\d+` : String.raw`(?<employee_count>\d[\d,]*)`;
  return pattern.replace("\u0000", first).replaceAll("\u0000", String.raw`\d+`);
}

const CONTINUED = String.raw`(?:\s*\((?:cont\.?|continued)\))?$`;

/** The line that names a group, with its code before where most have one. */
function groupRows(read: readonly ListingSample[]): RowData[] {
  const items = read.flatMap((one) => one.items);
  const coded = items.filter(({ code }) => code !== null).length * 2 > items.length;
  const apart = read.every(({ groups }) => groups.every(({ cells }) => cells.length > 1));
  const code = coded ? String.raw`(?<code>\S+)${apart ? String.raw`\s+` : " "}` : "";
  return [{ match: String.raw`^${code}(?<label>[^\t]+?)${CONTINUED}`, lane: "line", kind: "group" }];
}

/** Lines of text that name no group: they would be taken for one. */
function furnitureOf(read: readonly ListingSample[], band: HeaderBand, names: Names): string[] {
  const header = new Set(band.rows.map(({ line }) => line.text));
  const patterns = new Set<string>();
  for (const { sample, groups, people, sums } of read) {
    const known = new Set<CellRow>([...groups, ...people, ...sums]);
    const texts = new Set(groups.map(({ line }) => line.text));
    for (const row of sample.rows) {
      if (known.has(row) || header.has(row.line.text) || texts.has(row.line.text)) continue;
      const [phrase] = row.line.text.split("\t");
      const words = patternOf(beforeDigits(phrase!));
      if (words !== "")
        patterns.add(`^${words}${phrase === beforeDigits(phrase!) ? String.raw`(?:\t|$)` : ""}`);
    }
  }
  return [...patterns].filter((pattern) => !names(pattern));
}

/** The words of a phrase up to its first number or date. */
function beforeDigits(phrase: string): string {
  const words = phrase.split(" ");
  const at = words.findIndex((word) => /\d/.test(word));
  return (at < 0 ? words : words.slice(0, at)).join(" ");
}
