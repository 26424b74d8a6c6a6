import { TAX_TYPES } from "@paylift/canonical";
import Type, { type Static } from "typebox";
import { FieldSchema, oneOf, Pattern, strict } from "./schema-parts.ts";
import { FIGURES, LINE_SECTIONS } from "./schema-values.ts";

export const BOX_COLUMN_ROLES = [
  "text",
  "note",
  "pretax",
  "hours",
  "rate",
  "amount",
  "ytd_hours",
  "ytd_amount",
  "taxable_wages",
  "employer_amount",
  "employer_ytd_amount",
  "figure",
  "decoration",
] as const;

const BoxColumnSchema = Type.Object(
  {
    role: oneOf(
      BOX_COLUMN_ROLES,
      "What stands in the column; note: text that is no part of the label, pretax: Yes or No",
    ),
    header: Type.Optional(
      Type.String({ minLength: 1, description: "Heading words that give the column its place, in any case" }),
    ),
    optional: Type.Optional(Type.Boolean({ description: "The column may be left out" })),
    align: Type.Optional(
      oneOf(["left", "center", "right"], "The edge that values share with the heading; right for numbers"),
    ),
    tolerance: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "Points by which a number may miss; default 12" }),
    ),
    figure: Type.Optional(oneOf(FIGURES, "The figure that the column holds")),
  },
  strict,
);

const SwitchSchema = Type.Object(
  {
    section: Type.Optional(oneOf(LINE_SECTIONS, "What the lines list")),
    pretax: Type.Optional(Type.Boolean({ description: "Whether the deductions are taken before tax" })),
    reimbursement: Type.Optional(Type.Boolean({ description: "The amounts are paid beside the gross pay" })),
  },
  { ...strict, description: "What the lines below are, until the next switch" },
);

const BoxRowSchema = Type.Object(
  {
    text: Type.Optional(Pattern),
    label: Type.Optional(Type.String({ minLength: 1 })),
    switch: Type.Optional(SwitchSchema),
    section: Type.Optional(oneOf(LINE_SECTIONS, "What this line alone lists")),
    role: Type.Optional(oneOf(["memo", "imputed", "employer_cost", "offset"], "Role of the line")),
    figure: Type.Optional(oneOf(FIGURES, "The amounts beside are this figure, current and year to date")),
    payment: Type.Optional(oneOf(["check", "direct_deposit"], "How this part of the net pay is paid")),
    ytd: Type.Optional(
      Type.Boolean({ description: "The figures of this row are those of the year to date" }),
    ),
    total: Type.Optional(Type.Boolean({ description: "Printed totals of no further use" })),
  },
  {
    ...strict,
    description: "The first rule that fits a row's text counts; groups code, label and number",
  },
);

const BoxSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    title: Type.Optional(
      Type.String({ minLength: 1, description: "Words at the left of the heading, in any case" }),
    ),
    heading_lines: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 4, description: "Lines that the heading takes; default 1" }),
    ),
    centered: Type.Optional(
      Type.Boolean({
        description: "The title stands over the middle: the box reaches left to the box beside it",
      }),
    ),
    columns: Type.Array(BoxColumnSchema, { minItems: 1 }),
    section: Type.Optional(oneOf(LINE_SECTIONS, "What the box lists")),
    pretax: Type.Optional(Type.Boolean({ description: "Whether its deductions are taken before tax" })),
    pretax_mark: Type.Optional(
      Type.String({ minLength: 1, description: "A sign behind the amount of a deduction taken before tax" }),
    ),
    reimbursement: Type.Optional(Type.Boolean({ description: "The amounts are paid beside the gross pay" })),
    fallback_type: Type.Optional(
      oneOf(TAX_TYPES, "Type of the box's taxes that the vocabulary does not know"),
    ),
    withheld: Type.Optional(
      oneOf(
        ["positive", "negative", "negative_with_ytd"],
        "How amounts withheld or paid out are printed, and those of the year; default positive",
      ),
    ),
    wrap: Type.Optional(Type.Boolean({ description: "Labels may take several lines" })),
    again: Type.Optional(
      oneOf(["net_pay", "deposits"], "The amounts are printed elsewhere too: here only to be compared"),
    ),
    ignore: Type.Optional(
      Type.Boolean({ description: "The figures say nothing of the pay: balances of leave" }),
    ),
    wages: Type.Optional(
      Type.Boolean({ description: "The amounts are the wages of the taxes that their labels begin with" }),
    ),
    rows: Type.Optional(Type.Array(BoxRowSchema)),
    end: Type.Optional(Pattern),
  },
  {
    ...strict,
    description:
      "A table with a heading of its own. It reaches down to the next heading below it or to its end, and from its title to its last column",
  },
);

/** How the pay statements of a variant are laid out: one employee's pay a page, or a part of one. */
export const StatementSchema = Type.Object(
  {
    begin: Type.Optional(Pattern),
    continued: Type.Optional(Pattern),
    fields: Type.Array(FieldSchema),
    figures: Type.Optional(
      Type.Array(
        Type.Object(
          {
            match: Pattern,
            wrap: Type.Optional(
              Type.Boolean({
                description: "The words and their figure may stand on two lines of a paragraph",
              }),
            ),
          },
          strict,
        ),
      ),
    ),
    boxes: Type.Array(BoxSchema, { minItems: 1 }),
  },
  strict,
);

export type StatementData = Static<typeof StatementSchema>;
export type BoxData = StatementData["boxes"][number];
export type BoxColumnData = BoxData["columns"][number];
export type BoxRowData = NonNullable<BoxData["rows"]>[number];
export type BoxSwitch = NonNullable<BoxRowData["switch"]>;
