import type { UnmatchedPart } from "../api/variant-trial.ts";
import { findField } from "../interpret/facts.ts";
import { headingsOf } from "../interpret/statement/box-heading.ts";
import { bandLength } from "../interpret/table-header.ts";
import { placeColumns } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Field } from "../variants/compiled-field.ts";
import type { Statement } from "../variants/compiled-statement.ts";
import type { TransposedTable } from "../variants/compiled-transposed.ts";
import type { Table, Variant } from "../variants/compiled-variant.ts";
import type { ColumnData, TableData } from "../variants/variant-schema.ts";

/** Phrases beside each other that a pattern is tried on at most: a lane holds part of a line. */
const MOST_PHRASES = 8;

type Kind = UnmatchedPart["kind"];

/**
 * The parts of a variant that match nothing in the lines of a document, in the order of its file. A row or a label counts as
 * matched where it fits any part of a line, whether or not that stands in its lane.
 */
export function unmatchedParts(lines: readonly Line[], variant: Variant): UnmatchedPart[] {
  const texts = [...new Set(lines.flatMap(({ text }) => partsOf(text)))];
  const matches = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  const places = tablePlaces(variant);
  return [
    ...fieldsOf("/fields", variant.fields, lines),
    ...variant.tables.flatMap((table, i) => partsOfTable(places[i]!, table, lines, matches)),
    ...variant.transposed.flatMap((table) => partsOfTransposed(table, variant, lines, matches)),
    ...(variant.statement === null ? [] : partsOfStatement(variant.statement, lines, matches)),
  ];
}

/** A line as patterns may see it: the whole, and each run of its phrases. */
function partsOf(text: string): string[] {
  const phrases = text.split("\t");
  const runs = phrases.flatMap((_, from) =>
    phrases
      .slice(from, from + MOST_PHRASES)
      .map((_, more) => phrases.slice(from, from + more + 1).join("\t")),
  );
  return [text, ...runs];
}

function part(pointer: string, kind: Kind, text: string, note: string | null = null): UnmatchedPart {
  return { pointer, kind, text, note };
}

function fieldsOf(pointer: string, fields: readonly Field[], lines: readonly Line[]): UnmatchedPart[] {
  return fields.flatMap((field, i) => {
    if (findField(lines, field) !== null) return [];
    const { under, over, line, match } = field.data;
    return part(`${pointer}/${i}`, "field", line ?? under ?? over ?? match ?? "");
  });
}

interface TablePlace {
  pointer: string;
  data: TableData;
  /** Whether it is one of the `parts` of a table, which shares that one's rows and figures. */
  isPart: boolean;
}

/** Where the compiled tables stand in the file: a table, then its parts. */
function tablePlaces({ data }: Variant): TablePlace[] {
  return (data.tables ?? []).flatMap((table, i): TablePlace[] => {
    if (table.layout === "transposed") return [];
    const pointer = `/tables/${i}`;
    const parts = (table.parts ?? []).map((each, k) => ({
      pointer: `${pointer}/parts/${k}`,
      data: { ...table, ...each },
      isPart: true,
    }));
    return [{ pointer, data: table, isPart: false }, ...parts];
  });
}

function partsOfTable(
  { pointer, data, isPart }: TablePlace,
  table: Table,
  lines: readonly Line[],
  matches: (pattern: RegExp) => boolean,
): UnmatchedPart[] {
  const header = unmatchedHeader(pointer, data, table, lines);
  if (isPart) return header;
  const ends = (["begin", "end"] as const).flatMap((name) => {
    const pattern = table[name];
    return pattern === null || matches(pattern) ? [] : part(`${pointer}/${name}`, "header", data[name]!);
  });
  const labels = [...table.lanes].flatMap(([name, lane]) =>
    lane.labels.flatMap(({ data: label, pattern }, k) =>
      pattern === null || matches(pattern)
        ? []
        : part(`${pointer}/lanes/${name}/labels/${k}`, "label", label.text ?? ""),
    ),
  );
  const rows = table.rows.flatMap(({ data: row, pattern }, k) =>
    matches(pattern) ? [] : part(`${pointer}/rows/${k}`, "row", row.match),
  );
  const figures = table.figures.flatMap(({ pattern }, k) =>
    matches(pattern) ? [] : part(`${pointer}/figures/${k}`, "figure", data.figures?.[k]?.match ?? ""),
  );
  return [...ends, ...header, ...labels, ...figures, ...rows];
}

function unmatchedHeader(
  pointer: string,
  { header }: TableData,
  table: Table,
  lines: readonly Line[],
): UnmatchedPart[] {
  if (!lines.some(({ text }) => table.headerFrom.test(text)))
    return [part(`${pointer}/header/from`, "header", header.from)];
  const bands = lines.flatMap((_, i) => {
    const length = bandLength(table, lines, i);
    return length === 0 ? [] : [lines.slice(i, i + length)];
  });
  if (bands.length === 0) return [part(`${pointer}/header/to`, "header", header.to ?? "")];
  const found = bands.map((band) => unplacedColumns(pointer, table.columns, band));
  return found.toSorted((a, b) => a.length - b.length)[0]!;
}

/** Columns whose heading is not in a band; where all are, the one that stands left of those before it. */
function unplacedColumns(
  pointer: string,
  columns: readonly ColumnData[],
  band: readonly Line[],
): UnmatchedPart[] {
  const at = (i: number, note: string | null = null): UnmatchedPart =>
    part(`${pointer}/columns/${i}`, "column", columns[i]!.header ?? "", note);
  const missing = columns.flatMap((column, i) => (placeColumns([column], band) === null ? at(i) : []));
  if (missing.length > 0) return missing;
  const wrong = columns.findIndex((_, i) => placeColumns(columns.slice(0, i + 1), band) === null);
  return wrong < 0 ? [] : [at(wrong, "its heading stands left of the column before")];
}

function partsOfTransposed(
  table: TransposedTable,
  { data }: Variant,
  lines: readonly Line[],
  matches: (pattern: RegExp) => boolean,
): UnmatchedPart[] {
  const pointer = `/tables/${(data.tables ?? []).indexOf(table.data)}`;
  const ends = (["title", "total"] as const).flatMap((name) => {
    const pattern = table[name];
    return pattern === null || matches(pattern)
      ? []
      : part(`${pointer}/${name}`, "header", table.data[name]!);
  });
  const isPrinted = (words: string): boolean => lines.some(({ text }) => text.includes(words));
  const columns = table.columns.flatMap(({ header }, i) =>
    header === undefined || isPrinted(header) ? [] : part(`${pointer}/columns/${i}`, "column", header),
  );
  const rows = table.rows.flatMap(({ data: row, pattern }, i) =>
    matches(pattern) ? [] : part(`${pointer}/rows/${i}`, "row", row.match),
  );
  return [...ends, ...columns, ...rows];
}

function partsOfStatement(
  statement: Statement,
  lines: readonly Line[],
  matches: (pattern: RegExp) => boolean,
): UnmatchedPart[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  const boxes = statement.boxes.flatMap((box, i) => {
    const pointer = `/statement/boxes/${i}`;
    if (!pages.some((page) => headingsOf(box, page).length > 0)) {
      const headings = box.data.columns.flatMap(({ header }) => header ?? []);
      return part(
        pointer,
        "box",
        [...(box.data.title === undefined ? [] : [box.data.title]), ...headings].join(" | "),
      );
    }
    return box.rows.flatMap(({ data, pattern }, k) =>
      pattern === null || matches(pattern) ? [] : part(`${pointer}/rows/${k}`, "row", data.text ?? ""),
    );
  });
  return [...fieldsOf("/statement/fields", statement.fields, lines), ...boxes];
}
