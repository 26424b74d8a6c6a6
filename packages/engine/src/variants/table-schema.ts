import { TAX_TYPES } from "@paylift/canonical";
import Type, { type Static } from "typebox";
import { LinesSchema, oneOf, PartsSchema, Pattern, strict } from "./schema-parts.ts";
import { COLUMN_ROLES, FIGURES, LINE_SECTIONS, RECORD_SCOPES } from "./schema-values.ts";
import { TransposedSchema, type TransposedData } from "./transposed-schema.ts";

export const COLUMN_FACTS = ["employee_id", "name", "department"] as const;
export const LAYOUTS = ["blocks", "listing"] as const;
export const ROW_KINDS = [
  "employee",
  "continued",
  "detail",
  "check",
  "department",
  "group",
  "total",
  "sum",
  "subtotal",
  "ignore",
] as const;

const ColumnSchema = Type.Object(
  {
    lane: Type.String({ minLength: 1 }),
    role: oneOf(COLUMN_ROLES, "What stands in the column"),
    fact: Type.Optional(oneOf(COLUMN_FACTS, "What a text column of a listing says of the employee")),
    header: Type.Optional(
      Type.String({ minLength: 1, description: "Heading words that give the column its place" }),
    ),
    header_or: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), { description: "Other words that the heading may show" }),
    ),
    nth: Type.Optional(
      Type.Integer({ minimum: 1, description: "Which occurrence of the heading, in reading order" }),
    ),
    align: Type.Optional(
      oneOf(["left", "center", "right"], "The edge that values share with the heading; right for numbers"),
    ),
    number_edge: Type.Optional(
      oneOf(["right", "either"], "The edge of a number that keeps to the heading's; default right"),
    ),
    tolerance: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: "Points; default 8" })),
    text: Type.Optional(oneOf(["before", "after"], "Words beside the number that belong to it")),
    section: Type.Optional(oneOf(LINE_SECTIONS, "Overrides the lane's section")),
    figure: Type.Optional(oneOf(FIGURES, "The figure that the column holds")),
    sum: Type.Optional(oneOf(FIGURES, "The figure that the column holds on a line of sums")),
    reimbursement: Type.Optional(Type.Boolean()),
  },
  {
    ...strict,
    description:
      "Columns stand from left to right. A number column without a heading takes what stands between its neighbours",
  },
);

const LabelSchema = Type.Object(
  {
    text: Type.Optional(Pattern),
    row: Type.Optional(Type.Integer({ minimum: 0, description: "Line within the record, from 0" })),
    label: Type.Optional(Type.String({ minLength: 1 })),
    role: Type.Optional(oneOf(["memo", "imputed", "employer_cost", "offset"], "Role of the line")),
    switch: Type.Optional(
      oneOf(["cash", "memo", "employer_cost"], "Role of all following lines of the lane in this record"),
    ),
    payment: Type.Optional(
      oneOf(
        ["check", "direct_deposit", "deposited", "number", "deposit", "date"],
        "How the net pay is paid; groups number, date",
      ),
    ),
    figure: Type.Optional(oneOf(FIGURES, "The amount beside is this figure")),
    total: Type.Optional(
      Type.Boolean({ description: "The amount beside is a printed total of no further use" }),
    ),
    ytd: Type.Optional(
      Type.Boolean({ description: "The amount beside is the year to date of the line above in this lane" }),
    ),
    opens: Type.Optional(LinesSchema),
    of: Type.Optional(PartsSchema),
    negative: Type.Optional(
      Type.Boolean({ description: "The figure beside, a sum of what is withheld, is printed below zero" }),
    ),
  },
  {
    ...strict,
    description:
      "The first rule that fits gives the label (group label or the rule's own), and the code (group code)",
  },
);

const LaneSchema = Type.Object(
  {
    section: Type.Optional(oneOf(LINE_SECTIONS, "What the lane lists")),
    part: Type.Optional(
      Type.String({ minLength: 1, description: "A name for the lane's lines, for sums made of them" }),
    ),
    labels: Type.Optional(Type.Array(LabelSchema)),
    fallback_type: Type.Optional(
      oneOf(TAX_TYPES, "Type of the lane's taxes that the vocabulary does not know"),
    ),
  },
  strict,
);

const RowSchema = Type.Object(
  {
    match: Pattern,
    lane: Type.Optional(
      Type.String({
        minLength: 1,
        description: "The lane whose text is matched, or 'line'; default the first column's lane",
      }),
    ),
    kind: oneOf(ROW_KINDS, "What the row does"),
    scope: Type.Optional(oneOf(RECORD_SCOPES, "Of what a total or sum is")),
  },
  {
    ...strict,
    description:
      "Groups: name, employee_id, department, department_code, method, number, employee_count, the figures' names; code and label of a group",
  },
);

const HeaderSchema = Type.Object(
  {
    from: Pattern,
    to: Type.Optional(Pattern),
    of: Type.Optional(
      oneOf(
        ["page", "record"],
        "Whether the header stands once a page (default), or in each record, on a line with what begins it",
      ),
    ),
  },
  strict,
);

const Columns = Type.Array(ColumnSchema, { minItems: 1 });
const Lanes = Type.Record(Type.String(), LaneSchema);

const PartSchema = Type.Object(
  { header: HeaderSchema, columns: Columns, lanes: Lanes },
  { ...strict, description: "A further table of the same record, with its own header, below the others" },
);

const TableSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    layout: Type.Optional(
      oneOf(
        LAYOUTS,
        "Blocks of an employee each (default), or groups that list employees; of the first table",
      ),
    ),
    begin: Type.Optional(Pattern),
    end: Type.Optional(Pattern),
    header: HeaderSchema,
    columns: Columns,
    lanes: Lanes,
    parts: Type.Optional(Type.Array(PartSchema)),
    figures: Type.Optional(
      Type.Array(
        Type.Object(
          {
            match: Pattern,
            scope: Type.Optional(oneOf(RECORD_SCOPES, "Of what the figure is")),
            lane: Type.Optional(
              Type.String({
                minLength: 1,
                description: "The lane of a labelled amount: groups code, label, amount",
              }),
            ),
            role: Type.Optional(
              oneOf(["memo", "imputed", "employer_cost", "offset"], "Role of the labelled amount"),
            ),
            negative: Type.Optional(
              Type.Boolean({ description: "The figures, sums of what is withheld, are printed below zero" }),
            ),
          },
          strict,
        ),
      ),
    ),
    rows: Type.Array(RowSchema),
    record_scope: Type.Optional(oneOf(["check", "summary"], "What an employee's row is; default check")),
  },
  strict,
);

/** A table of any layout. Not a union: a mistake is to be told of the layout that was meant. */
export const AnyTableSchema = Type.Unsafe<TableData | TransposedData>({
  type: "object",
  allOf: [
    { if: { properties: { layout: { not: { const: "transposed" } } } }, else: TransposedSchema },
    { if: { properties: { layout: { const: "transposed" } }, required: ["layout"] }, else: TableSchema },
  ],
});

export type TableData = Static<typeof TableSchema>;
export type ColumnData = TableData["columns"][number];
export type LaneData = TableData["lanes"][string];
export type LabelData = NonNullable<LaneData["labels"]>[number];
export type RowData = TableData["rows"][number];
export type ColumnFact = (typeof COLUMN_FACTS)[number];
export type Layout = (typeof LAYOUTS)[number];
