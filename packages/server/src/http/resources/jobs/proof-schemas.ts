import Type from "typebox";
import { id, nullable, oneOf } from "../fields.ts";
import { printedSchema } from "./printed-schema.ts";

const amountOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ["number", "null"], description });

const pageSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: "page number, from 1" }),
    width: Type.Number({ description: "points, as the page is displayed" }),
    height: Type.Number({ description: "points, as the page is displayed" }),
    rotation: Type.Integer({ description: "degrees clockwise that the page is turned for display" }),
    source: Type.String({ description: "text, of its text layer; ocr, looked at; none, without words" }),
    reason: Type.String({ description: "why it was read that way, such as text_layer or no_text" }),
    straightened: nullable<object>(
      Type.Object(
        { turned: Type.Integer(), skew: Type.Number() },
        { description: "degrees clockwise by which it was turned, and then levelled, to be read" },
      ),
    ),
    words: Type.Integer(),
    money_tokens: Type.Integer({ description: "figures on it that look like money" }),
    unclaimed: Type.Integer({ description: "of these, figures that became no field" }),
  },
  { title: "PageSummary" },
);

export const checkSchema = Type.Object(
  {
    id: Type.String({ description: "stable within a document: `<scope>.<what>[:<subject>]`" }),
    scope: Type.String({ description: "line, employee, department, column or document" }),
    identity: Type.String({ description: "the sum in words and signs" }),
    expected: amountOrNull("what the document prints, null where it prints none"),
    actual: amountOrNull("what its members add up to, null where they could not be added up"),
    difference: amountOrNull("actual less expected"),
    passed: Type.Unsafe<boolean | null>({
      type: ["boolean", "null"],
      description: "whether it holds, null where it could not be made",
    }),
    members: Type.Array(Type.String(), { description: "field paths that take part" }),
  },
  { title: "Check", description: "a sum that the document's own figures should satisfy" },
);

export const evidenceQuerySchema = Type.Object({
  corrected: Type.Optional(oneOf(["true"], "by the field paths of the corrected output")),
});

export const evidenceSchema = Type.Object(
  {
    job_id: id(),
    evidence: Type.Record(Type.String(), Type.Array(printedSchema), { description: "by field path" }),
    unclaimed: Type.Array(printedSchema, { description: "figures that became no field" }),
    pages: Type.Array(pageSchema),
  },
  { title: "Evidence", description: "where each field was read: page, box and printed text by field path" },
);

export const confidenceReasonSchema = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    effect: Type.Number({ description: "what it takes off the confidence" }),
    count: Type.Optional(Type.Integer({ description: "how many sums, figures or labels it counts" })),
    of: Type.Optional(Type.Integer({ description: "of how many" })),
    fields: Type.Optional(
      Type.Array(Type.String(), { description: "field paths that it is about, 200 at most" }),
    ),
  },
  { title: "ConfidenceReason" },
);

export const checksSchema = Type.Object(
  {
    job_id: id(),
    confidence_score: Type.Number(),
    confidence_reasons: Type.Array(confidenceReasonSchema, {
      description: "why, strongest first; empty for results of before they were kept",
    }),
    checks: Type.Array(checkSchema),
  },
  {
    title: "Checks",
    description: "the sums that the document's own figures should satisfy, and whether they do",
  },
);
