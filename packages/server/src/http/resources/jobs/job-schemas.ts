import { canonicalOutputSchema } from "@paylift/canonical/schema";
import { WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { documentPassword } from "../../request/document-password.ts";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";
import { usedReaderSchema, votingSchema } from "./reader-schemas.ts";

const listed = {
  id: id(),
  status: oneOf(WORK_STATUSES),
  document_id: id(),
  created_at: timestamp(),
  updated_at: timestamp(),
};
const numberOrNull = nullable<number>(Type.Number());

export const payrollDataSchema = Type.Object(
  {
    pay_period: Type.Object({
      start_date: nullable<string>(Type.String()),
      end_date: nullable<string>(Type.String()),
    }),
    employees: Type.Array(
      Type.Object({
        name: Type.String(),
        gross_pay: numberOrNull,
        net_pay: numberOrNull,
        deductions: Type.Record(Type.String(), Type.Number()),
      }),
    ),
    totals: Type.Object({
      gross_pay: numberOrNull,
      net_pay: numberOrNull,
      total_deductions: Type.Number(),
    }),
  },
  { title: "PayrollData", description: "the same payroll in short" },
);

export const extractionResultSchema = Type.Object(
  {
    id: id(),
    confidence_score: Type.Number({ minimum: 0, maximum: 1 }),
    canonical_output: Type.Unsafe({ ...canonicalOutputSchema, title: "CanonicalOutput" }),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: "the same as confidence_score" }),
    payroll_data: payrollDataSchema,
    reader: nullable(usedReaderSchema),
    voting: Type.Optional(votingSchema),
    created_at: timestamp(),
  },
  { title: "ExtractionResult" },
);

export const jobItemSchema = Type.Object(listed, { title: "ExtractionJobItem" });
export const jobPageSchema = pageOf(jobItemSchema);

export const jobSchema = Type.Object(
  {
    ...listed,
    result: nullable(extractionResultSchema),
    error: Type.Optional(workErrorSchema),
  },
  { title: "ExtractionJob", description: "`result` is null unless completed; `error` is there when failed" },
);

export const newJobSchema = Type.Object(
  { document_id: id(), password: Type.Optional(documentPassword) },
  { title: "NewExtractionJob" },
);

export const resubmissionSchema = Type.Object(
  { password: Type.Optional(documentPassword) },
  { title: "Resubmission" },
);

export const jobQuerySchema = Type.Object({
  status: Type.Optional(oneOf(WORK_STATUSES)),
  document_id: Type.Optional(id()),
});
