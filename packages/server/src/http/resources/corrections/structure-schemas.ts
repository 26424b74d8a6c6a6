import { LINE_LISTS, STRUCTURE_ACTIONS } from "@paylift/engine/corrections";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, textOrNull, timestamp } from "../fields.ts";
import { printedSchema } from "../jobs/printed-schema.ts";
import { fieldPath, VALUE_MAX } from "./correction-schemas.ts";

const VALUES_MAX = 20;
const values = Type.Record(
  Type.String({ pattern: "^[a-z_]{1,40}$" }),
  Type.String({ maxLength: VALUE_MAX }),
  {
    maxProperties: VALUES_MAX,
    description: "texts by field name, read as corrected values are",
  },
);
const label = Type.String({ maxLength: VALUE_MAX });

/** What an action takes beside its name; each takes its own of them. */
const change = {
  field_path: Type.Optional(fieldPath),
  values: Type.Optional(values),
  into: Type.Optional(fieldPath),
  to: Type.Optional(fieldPath),
  list: Type.Optional(oneOf(LINE_LISTS)),
  code: Type.Optional(textOrNull(VALUE_MAX)),
  description: Type.Optional(label),
  to_list: Type.Optional(nullable<string>(oneOf(LINE_LISTS))),
};

export const newStructureCorrectionSchema = Type.Object(
  {
    action: oneOf(STRUCTURE_ACTIONS),
    ...change,
    notes: Type.Optional(textOrNull(VALUE_MAX)),
    evidence: Type.Optional(nullable<object>(printedSchema)),
  },
  {
    title: "NewStructureCorrection",
    description:
      "`add`: `field_path` of a list (`employees`, `employees[3].taxes`), or of a record that is not there, and its `values`. " +
      "`merge`: `field_path` of an employee, `into` of another. " +
      "`move`: `field_path` of a line, `to` a list (`employees[3].deductions`). " +
      "`set_column`: `list`, `code` and `description` of its lines; their `values`, and `to_list` where they belong to another.",
  },
);

export const structureCorrectionSchema = Type.Object(
  {
    id: id(),
    job_id: id(),
    action: oneOf(STRUCTURE_ACTIONS),
    ...change,
    notes: textOrNull(VALUE_MAX),
    created_at: timestamp(),
  },
  { title: "StructureCorrection" },
);
export const structureCorrectionPageSchema = pageOf(structureCorrectionSchema);
