import { compileField, type Field } from "./compiled-field.ts";
import { compileStatement, type Statement } from "./compiled-statement.ts";
import { compileTaught, type Taught } from "./compiled-taught.ts";
import { compileTransposed, type TransposedTable } from "./compiled-transposed.ts";
import { optionalPattern as optional, patternAt as at } from "./pattern.ts";
import { figuresOfPeople } from "./figures-of-people.ts";
import type {
  ColumnData,
  FigureName,
  LabelData,
  LaneData,
  ProviderData,
  RecordScope,
  RowData,
  TableData,
  VariantData,
} from "./variant-schema.ts";

/** A variant with its patterns compiled, ready to read pages. */
export interface Variant {
  provider: ProviderData;
  data: VariantData;
  fields: Field[];
  furniture: RegExp[];
  tables: Table[];
  /** How pay statements are laid out; null where the variant lists the pay in tables. */
  statement: Statement | null;
  transposed: TransposedTable[];
  /** What reviewed documents taught; null where the variant says itself where things stand. */
  taught: Taught | null;
  /** Gross and net pay, where a column of their own has a heading. */
  printedOfPeople: readonly FigureName[];
  legend: { begin: RegExp; end: RegExp | null; entry: RegExp } | null;
}

export type { Field } from "./compiled-field.ts";

export interface Table {
  data: TableData;
  begin: RegExp | null;
  end: RegExp | null;
  headerFrom: RegExp;
  headerTo: RegExp | null;
  columns: ColumnData[];
  lanes: Map<string, Lane>;
  rows: Row[];
  figures: Figure[];
  /** This table and the others that the same record goes on in. */
  family: readonly Table[];
}

export interface Figure {
  pattern: RegExp;
  scope: RecordScope | null;
  /** Where a labelled amount belongs; null for figures of the record itself. */
  lane: Lane | null;
  role: LabelData["role"] | null;
  /** The figures are sums of what is withheld, printed below zero. */
  negative: boolean;
}

export interface Lane {
  name: string;
  data: LaneData;
  labels: { data: LabelData; pattern: RegExp | null }[];
}

export interface Row {
  data: RowData;
  pattern: RegExp;
  lane: string;
}

/** Whether a variant says where things stand, and not merely what a person said of a layout that is still unknown. */
export function describesLayout(variant: Variant | null): variant is Variant {
  return variant !== null && variant.taught === null;
}

/** Throws SyntaxError where a pattern does not compile; the message names its place in the variant. */
export function compileVariant(provider: ProviderData, data: VariantData): Variant {
  const told = [data.tables, data.statement, data.taught].filter((part) => part !== undefined);
  if (told.length !== 1)
    throw new SyntaxError("a variant has either tables, or a statement, or what was taught");
  const { all, most = [] } = data.fingerprint;
  if (all.length + most.length === 0) throw new SyntaxError("fingerprint: it has no words");
  return {
    provider,
    data,
    fields: data.fields.map((field, i) => compileField(field, `fields[${i}]`)),
    furniture: (data.furniture ?? []).map((source, i) => at(`furniture[${i}]`, source)),
    tables: (data.tables ?? []).flatMap((table, i) =>
      table.layout === "transposed" ? [] : compileFamily(table, `tables[${i}]`),
    ),
    transposed: (data.tables ?? []).flatMap((table, i) =>
      table.layout === "transposed" ? [compileTransposed(table, `tables[${i}]`)] : [],
    ),
    statement: data.statement === undefined ? null : compileStatement(data.statement),
    taught: data.taught === undefined ? null : compileTaught(data.taught),
    printedOfPeople: figuresOfPeople(data),
    legend: data.legend
      ? {
          begin: at("legend.begin", data.legend.begin),
          end: optional("legend.end", data.legend.end),
          entry: at("legend.entry", data.legend.entry),
        }
      : null,
  };
}

/** A table and its parts, which share its rows and figures. */
function compileFamily(table: TableData, path: string): Table[] {
  const family = [
    compileTable(table, path),
    ...(table.parts ?? []).map((part, i) => compileTable({ ...table, ...part }, `${path}.parts[${i}]`)),
  ];
  for (const each of family) each.family = family;
  return family;
}

function compileTable(table: TableData, path: string): Table {
  const lanes = new Map<string, Lane>();
  for (const { lane } of table.columns) lanes.set(lane, compileLane(lane, table.lanes[lane] ?? {}, path));
  for (const name of Object.keys(table.lanes)) {
    if (!lanes.has(name)) throw new SyntaxError(`${path}.lanes.${name}: no column belongs to this lane`);
  }
  const first = table.columns[0]!.lane;
  return {
    data: table,
    begin: optional(`${path}.begin`, table.begin),
    end: optional(`${path}.end`, table.end),
    headerFrom: at(`${path}.header.from`, table.header.from),
    headerTo: optional(`${path}.header.to`, table.header.to),
    columns: table.columns,
    lanes,
    rows: table.rows.map((row, i) => {
      const lane = row.lane ?? first;
      if (lane !== "line") known(lanes, lane, `${path}.rows[${i}].lane`);
      return { data: row, pattern: at(`${path}.rows[${i}].match`, row.match), lane };
    }),
    figures: (table.figures ?? []).map((figure, i) => ({
      pattern: at(`${path}.figures[${i}].match`, figure.match),
      scope: figure.scope ?? null,
      negative: figure.negative === true,
      lane: figure.lane === undefined ? null : known(lanes, figure.lane, `${path}.figures[${i}].lane`),
      role: figure.role ?? null,
    })),
    family: [],
  };
}

function known(lanes: ReadonlyMap<string, Lane>, name: string, path: string): Lane {
  const lane = lanes.get(name);
  if (lane === undefined) throw new SyntaxError(`${path}: no column belongs to the lane ${name}`);
  return lane;
}

function compileLane(name: string, data: LaneData, path: string): Lane {
  const labels = (data.labels ?? []).map((rule, i) => ({
    data: rule,
    pattern: optional(`${path}.lanes.${name}.labels[${i}].text`, rule.text),
  }));
  return { name, data, labels };
}
