import Type from "typebox";
import { id, nullable } from "../fields.ts";

const textOrNull = nullable<string>(Type.String());
const sum = (description: string) => Type.Number({ description: `${description} of all employees` });

const sideSchema = Type.Object(
  {
    run_id: id(),
    document_id: id(),
    job_id: id("the extraction that was compared"),
    filename: Type.String(),
    provider: textOrNull,
    format_variant: textOrNull,
    pay_period: Type.Object({ start: textOrNull, end: textOrNull }),
    pay_date: textOrNull,
    corrections: Type.Integer({ description: "corrections of the job that were applied" }),
    corrections_digest: Type.Optional(
      Type.String({ description: "another one when the job's corrections have changed" }),
    ),
    employees: Type.Integer(),
    gross_pay: sum("gross pay"),
    net_pay: sum("net pay"),
    taxes: sum("taxes"),
    deductions: sum("deductions that are withheld"),
  },
  { title: "ComparedSide" },
);

export const sidesSchema = Type.Object(
  { source: sideSchema, target: sideSchema },
  { title: "ComparedSides" },
);
