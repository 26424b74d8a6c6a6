import {
  DEDUCTION_ROLES,
  DEDUCTION_TYPES,
  EARNING_ROLES,
  EARNING_TYPES,
  TAX_TYPES,
} from "@paylift/canonical";
import Type, { type Static } from "typebox";
import { oneOf, strict } from "./schema-parts.ts";
import { LINE_LISTS } from "../api/correction.ts";

const Code = Type.Unsafe<string | null>({ type: ["string", "null"], description: "The printed code" });
const Description = Type.String({ description: "The printed label" });
const Changed = Type.Partial(
  Type.Object({ code: Code, description: Type.String({ minLength: 1 }) }),
).properties;

const EarningOf = Type.Object(
  {
    list: Type.Literal("earnings"),
    ...Changed,
    type: Type.Optional(oneOf(EARNING_TYPES, "Type")),
    role: Type.Optional(oneOf(EARNING_ROLES, "Role")),
  },
  strict,
);
const DeductionOf = Type.Object(
  {
    list: oneOf(["deductions", "employer_contributions"], "List"),
    ...Changed,
    type: Type.Optional(oneOf(DEDUCTION_TYPES, "Type")),
    role: Type.Optional(oneOf(DEDUCTION_ROLES, "Role")),
    pretax: Type.Optional(Type.Unsafe<boolean | null>({ type: ["boolean", "null"] })),
  },
  strict,
);
const TaxOf = Type.Object(
  {
    list: oneOf(["taxes", "employer_taxes"], "List"),
    ...Changed,
    type: Type.Optional(oneOf(TAX_TYPES, "Type")),
    locality: Type.Optional(
      Type.Null({ description: "What stands beside the tax, or over it, is no place that levies it" }),
    ),
  },
  strict,
);

const TaughtLineSchema = Type.Object(
  {
    read: Type.Object(
      { list: oneOf(LINE_LISTS, "List"), code: Code, description: Description },
      { ...strict, description: "A line as it is read without the layout" },
    ),
    is: Type.Union([EarningOf, DeductionOf, TaxOf, Type.Null()], {
      description: "What it is; null where it is no line of pay",
    }),
  },
  strict,
);

/** What reviewed documents taught about their layout; all else is found by the readers of unknown layouts. */
export const TaughtSchema = Type.Object(
  {
    reproduced: Type.Boolean({
      description:
        "Whether the reviewed document is read as it was corrected; only then the layout is trusted",
    }),
    lines: Type.Array(TaughtLineSchema),
    paid_on_pay_date: Type.Optional(
      Type.Boolean({ description: "Whether every payment is made on the pay date of the document" }),
    ),
    dates_payments: Type.Optional(
      Type.Literal(false, { description: "Payments show no date of their own, whatever stands beside them" }),
    ),
    department: Type.Optional(
      Type.Literal("name", { description: "A department is called by its name, without the code before it" }),
    ),
  },
  {
    ...strict,
    description: "Instead of tables: what a reviewed document taught about what is read of an unknown layout",
  },
);

export type TaughtData = Static<typeof TaughtSchema>;
export type TaughtLineData = TaughtData["lines"][number];
