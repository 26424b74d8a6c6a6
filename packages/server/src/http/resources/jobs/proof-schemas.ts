import Type from "typebox";
import { id, nullable } from "../fields.ts";

const amountOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ["number", "null"], description });

const boxSchema = Type.Object(
  { x0: Type.Number(), top: Type.Number(), x1: Type.Number(), bottom: Type.Number() },
  { title: "Box", description: "points (1/72 inch) from the top left of the page as it is displayed" },
);

const printedSchema = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: "page number, from 1" }),
    box: boxSchema,
    text: Type.String({ description: "as it stands on the page" }),
  },
  { title: "Printed", description: "something printed, and where" },
);

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

const checkSchema = Type.Object(
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

export const evidenceSchema = Type.Object(
  {
    job_id: id(),
    evidence: Type.Record(Type.String(), Type.Array(printedSchema), { description: "by field path" }),
    unclaimed: Type.Array(printedSchema, { description: "figures that became no field" }),
    pages: Type.Array(pageSchema),
  },
  { title: "Evidence", description: "where each field was read: page, box and printed text by field path" },
);

export const checksSchema = Type.Object(
  { job_id: id(), confidence_score: Type.Number(), checks: Type.Array(checkSchema) },
  {
    title: "Checks",
    description: "the sums that the document's own figures should satisfy, and whether they do",
  },
);
