import { DISCREPANCY_KINDS, SEVERITIES, VERDICTS } from "@paylift/validation";
import Type from "typebox";
import { id, nullable, oneOf } from "../fields.ts";
import { sidesSchema } from "./side-schema.ts";

const text = Type.String();
const textOrNull = nullable<string>(Type.String());
const paths = Type.Array(Type.String(), { description: "field paths" });
const money = (description?: string) =>
  Type.Number(description === undefined ? {} : { description: `${description}, with two decimals` });

const employeeSchema = Type.Object(
  { name: text, source_id: textOrNull, target_id: textOrNull },
  { title: "ComparedEmployee" },
);

const discrepancySchema = Type.Object(
  {
    field_path: Type.String({ description: "the source's; the target's where the source has none" }),
    source_value: textOrNull,
    target_value: textOrNull,
    severity: oneOf(SEVERITIES),
    kind: oneOf(DISCREPANCY_KINDS),
    employee: nullable(employeeSchema),
    item: nullable<string>(Type.String({ description: "the earning, deduction or tax" })),
    difference: nullable<string>(Type.String({ description: "target less source" })),
    money_at_risk: Type.Optional(money("its part in that of the group, 0 for what follows from others")),
    group: Type.String({ description: "id of the group with its cause" }),
    caused_by: Type.Array(Type.String(), { description: "field paths of what it follows from" }),
    rules: Type.Array(Type.String(), { description: "rules of severity tried; the last one decided" }),
    evidence: Type.Object({ source: paths, target: paths }),
    reading: Type.Unsafe<object | null>({
      type: ["object", "null"],
      description: "why it may be an error of reading, with the boxes to look at",
    }),
    key: Type.String({ description: "what a decision names it by, the same in every validation" }),
    decision: nullable<string>(id("the decision that it is accepted by")),
  },
  { title: "Discrepancy" },
);

const groupSchema = Type.Object(
  {
    id: text,
    kind: oneOf(DISCREPANCY_KINDS),
    title: text,
    explanation: text,
    severity: oneOf(SEVERITIES),
    employees: Type.Integer(),
    discrepancies: Type.Integer({ description: "differences that are the cause itself" }),
    effects: Type.Integer({ description: "differences that follow from it" }),
    money_at_risk: money("sum of the sizes of its differences"),
    difference: money("sum of its differences, target less source"),
    rate: Type.Unsafe<object | null>({ type: ["object", "null"], description: "the rate of each side" }),
  },
  { title: "DiscrepancyGroup", description: "differences of one cause" },
);

const verdictSchema = Type.Object(
  {
    verdict: oneOf(VERDICTS),
    employee: employeeSchema,
    source_index: nullable<number>(Type.Integer()),
    target_index: nullable<number>(Type.Integer()),
    match: Type.Unsafe<object | null>({
      type: ["object", "null"],
      description: "how the records were matched, and how surely",
    }),
    discrepancies: Type.Integer(),
    severity: nullable<string>(oneOf(SEVERITIES)),
  },
  { title: "EmployeeVerdict" },
);

const listOf = (description: string) => Type.Array(Type.Unsafe<object>({ type: "object" }), { description });

export const reportSchema = Type.Object(
  {
    total_fields: Type.Integer({ description: "fields compared" }),
    matched_fields: Type.Integer(),
    discrepancies: Type.Array(discrepancySchema),
    employees: Type.Array(verdictSchema),
    groups: Type.Array(groupSchema, { description: "by money at risk" }),
    mapping: listOf("which item became which: given, or proposed from the amounts"),
    untested: listOf("what was not compared, and why"),
    tolerated: listOf("what the tolerance let pass, and whether it drifts"),
    confidence: Type.Object({
      source: nullable<number>(Type.Number()),
      target: nullable<number>(Type.Number()),
    }),
    sides: sidesSchema,
    settings_digest: Type.Optional(
      Type.String({ description: "another one when the mapping or the tolerance has changed" }),
    ),
  },
  { title: "ValidationReport" },
);

export const REPORT_FORMATS = ["json", "csv", "xlsx", "html"] as const;
export const reportQuerySchema = Type.Object({
  format: Type.Optional(oneOf(REPORT_FORMATS, "default json")),
});
