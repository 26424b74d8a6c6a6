import Type, { type Static } from "typebox";
import { LINE_SECTIONS, type FIGURES, type RECORD_SCOPES } from "./schema-values.ts";

/** Objects without properties that nobody reads. */
export const strict = { additionalProperties: false };
export const Pattern = Type.String({
  minLength: 1,
  description:
    "A regular expression; {money}, {quantity}, {date}, {dash} and {word} stand for printed values",
});
export const oneOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: "string", enum: values, description });

export const FieldSchema = Type.Object(
  {
    line: Type.Optional(Pattern),
    under: Type.Optional(
      Type.String({ minLength: 1, description: "Words on the page; the value stands below them" }),
    ),
    over: Type.Optional(
      Type.String({ minLength: 1, description: "Words on the page; the value stands above them" }),
    ),
    match: Type.Optional(Pattern),
  },
  {
    ...strict,
    description:
      "Where a fact about the whole document, or about a statement, stands. Groups: company_name, company_id, period, period_start, period_end, pay_date, run_kind; on a statement also name, employee_id, department, department_code, number, method",
  },
);

/** What the lines below a heading are. */
export const LinesSchema = Type.Object(
  {
    section: oneOf(LINE_SECTIONS, "What the lines are"),
    otherwise: Type.Optional(
      oneOf(LINE_SECTIONS, "What lines are whose label the vocabulary does not know in that section"),
    ),
    part: Type.Optional(
      Type.String({ minLength: 1, description: "A name for these lines, for sums that are made of them" }),
    ),
    holds: Type.Optional(oneOf(["hours"], "The figures are hours, and not money")),
    negative: Type.Optional(
      Type.Boolean({ description: "What is withheld is printed below zero; the sum of the lines as well" }),
    ),
    pretax: Type.Optional(Type.Boolean()),
    reimbursement: Type.Optional(Type.Boolean()),
  },
  { ...strict, description: "What the lines below a heading are" },
);

export const PartsSchema = Type.Array(Type.String({ pattern: "^-?[a-z][a-z_]*$" }), {
  minItems: 1,
  description: "The parts whose lines add up to the printed sum; with a minus what is taken off",
});

export type FigureName = (typeof FIGURES)[number];
export type LineSection = (typeof LINE_SECTIONS)[number];
export type RecordScope = (typeof RECORD_SCOPES)[number];
export type FieldData = Static<typeof FieldSchema>;
export type LinesData = Static<typeof LinesSchema>;
