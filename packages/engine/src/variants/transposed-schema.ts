import Type, { type Static } from "typebox";
import { LinesSchema, oneOf, PartsSchema, Pattern, strict } from "./schema-parts.ts";
import { FIGURES } from "./schema-values.ts";

const TransposedColumnSchema = Type.Object(
  {
    role: oneOf(["hours", "rate", "amount"], "What stands in the column"),
    header: Type.Optional(
      Type.String({ minLength: 1, description: "Heading words of the column, below each name" }),
    ),
    tolerance: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: "Points; default 8" })),
  },
  {
    ...strict,
    description:
      "The columns of one employee, from left to right. One may be without heading: it stands under what the headings leave",
  },
);

const TransposedRowSchema = Type.Object(
  {
    match: Pattern,
    opens: Type.Optional(LinesSchema),
    figure: Type.Optional(oneOf(FIGURES, "The figure that the row holds")),
    of: Type.Optional(PartsSchema),
    negative: Type.Optional(
      Type.Boolean({ description: "The sum of what is withheld is printed below zero" }),
    ),
    ignore: Type.Optional(Type.Boolean({ description: "The row says nothing of use" })),
  },
  {
    ...strict,
    description:
      "A row that is no item, by its label: a heading opens a section of items, a sum closes it. In the order of the page",
  },
);

/** A table whose columns are employees and whose rows are items of pay. */
export const TransposedSchema = Type.Object(
  {
    layout: Type.Literal("transposed"),
    name: Type.String({ minLength: 1 }),
    title: Type.Optional(
      Type.Unsafe<string>({
        ...Pattern,
        description: "The last line above the names; without it the names stand at the top of the page",
      }),
    ),
    names: Type.Optional(
      oneOf(["right", "center"], "How a name stands over a single column; default right, over its figures"),
    ),
    columns: Type.Array(TransposedColumnSchema, { minItems: 1 }),
    total: Type.Optional(
      Type.Unsafe<string>({ ...Pattern, description: "The name over the column of the company's totals" }),
    ),
    rows: Type.Array(TransposedRowSchema, { minItems: 1 }),
  },
  {
    ...strict,
    description:
      "Employees are columns, items run down; reports too wide for a page go on across before down, or down before across",
  },
);

export type TransposedData = Static<typeof TransposedSchema>;
export type TransposedColumnData = TransposedData["columns"][number];
export type TransposedRowData = TransposedData["rows"][number];
