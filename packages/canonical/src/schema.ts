import Type, { type Static } from "typebox";
import {
  CANONICAL_SCHEMA_VERSION,
  DEDUCTION_ROLES,
  DEDUCTION_TYPES,
  EARNING_ROLES,
  EARNING_TYPES,
  FORMAT_TYPES,
  PAYMENT_METHODS,
  RUN_KINDS,
  TAX_COUNTRIES,
  TAX_TYPES,
} from "./schema-values.ts";

// A type list instead of `anyOf` with null: one error for a wrong value, not one for each branch.
const text = (description: string) => Type.String({ description });
const textOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ["string", "null"], description });
const date = (description: string) =>
  Type.Unsafe<string | null>({ type: ["string", "null"], format: "date", description });
const money = (description: string) => Type.Unsafe<number>({ type: "number", maxDecimals: 2, description });
const moneyOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ["number", "null"], maxDecimals: 2, description });
const decimalOrNull = (description: string) =>
  Type.Unsafe<number | null>({ type: ["number", "null"], description });
const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: "string", enum: [...values], description });
const oneOfOrNull = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T | null>({ type: ["string", "null"], enum: [...values, null], description });

const labelFields = {
  code: textOrNull("the code printed beside the description, null where there is one label only"),
  description: text("the label as printed"),
};

export const earningSchema = Type.Object({
  ...labelFields,
  type: oneOf(EARNING_TYPES, "what was earned"),
  role: oneOf(EARNING_ROLES, "whether the line is paid out"),
  hours: decimalOrNull("decimals as printed"),
  rate: decimalOrNull("dollars an hour or unit, decimals as printed"),
  amount: money("0 for a line that prints only a year-to-date figure"),
  ytd_hours: decimalOrNull("hours of the year to date"),
  ytd_amount: moneyOrNull("amount of the year to date"),
});

export const deductionSchema = Type.Object({
  ...labelFields,
  type: oneOf(DEDUCTION_TYPES, "what it is withheld or contributed for"),
  role: oneOf(DEDUCTION_ROLES, "whether the line reduces net pay"),
  pretax: Type.Unsafe<boolean | null>({
    type: ["boolean", "null"],
    description: "null where the document does not tell",
  }),
  amount: money("positive when withheld, negative for a refund"),
  ytd_amount: moneyOrNull("amount of the year to date"),
});

export const taxSchema = Type.Object({
  ...labelFields,
  type: oneOf(TAX_TYPES, "which tax"),
  jurisdiction: Type.Unsafe<string | null>({
    type: ["string", "null"],
    pattern: `^(US(-[A-Z]{2})?|${TAX_COUNTRIES.join("|")})$`,
    description:
      "US for a federal tax, ISO 3166-2 (US-CA) for a state or local one, ISO 3166-1 (GB) for that of another country, null where the document does not tell",
  }),
  locality: textOrNull("city, county or school district"),
  taxable_wages: moneyOrNull("wages subject to the tax"),
  amount: money("positive when withheld"),
  ytd_taxable_wages: moneyOrNull("taxable wages of the year to date"),
  ytd_amount: moneyOrNull("amount of the year to date"),
});

export const paymentSchema = Type.Object({
  number: textOrNull("check or voucher number as printed"),
  method: oneOfOrNull(PAYMENT_METHODS, "how it was paid"),
  date: date("date of the check or deposit"),
  amount: money("net amount of this check or deposit"),
});

export const employeeSchema = Type.Object({
  employee_id: text('as printed, "" where the document prints none; never a social security number'),
  name: text("given name first, letter case as printed"),
  department: textOrNull("code, name or both, as printed"),
  gross_pay: moneyOrNull("null only in a format type that does not print it"),
  net_pay: moneyOrNull("null only in a format type that does not print it"),
  earnings: Type.Array(earningSchema),
  deductions: Type.Array(deductionSchema, { description: "withheld from the employee" }),
  taxes: Type.Array(taxSchema, { description: "withheld from the employee" }),
  employer_taxes: Type.Array(taxSchema),
  employer_contributions: Type.Array(deductionSchema),
  payments: Type.Array(paymentSchema, {
    description: "the checks and deposits that were merged into this record",
  }),
});

export const companySchema = Type.Object({
  name: textOrNull("as printed"),
  id: textOrNull("client or company code as printed"),
});

export const payPeriodSchema = Type.Object({
  start: date("many documents print only the end"),
  end: date("last day of the period"),
});

const totalsFields = {
  employee_count: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    minimum: 0,
    description: "employees paid",
  }),
  gross_pay: moneyOrNull("gross pay"),
  net_pay: moneyOrNull("net pay"),
  total_earnings: moneyOrNull("sum of earnings"),
  total_deductions: moneyOrNull("sum of deductions"),
  total_taxes: moneyOrNull("sum of the taxes withheld"),
};

export const totalsSchema = Type.Object(totalsFields, { description: "the totals printed on the document" });

/** The JSON Schema (2020-12) of a canonical output. Unknown fields are allowed, so that a reader outlives additions in 1.x. */
export const canonicalOutputSchema = Type.Object(
  {
    schema_version: oneOf([CANONICAL_SCHEMA_VERSION], "version of this shape"),
    provider: textOrNull("provider slug, null when no variant was recognised"),
    format_variant: textOrNull("slug of the recognised format variant"),
    format_type: oneOf(FORMAT_TYPES, "kind of document"),
    company: companySchema,
    currency: Type.String({
      pattern: "^[A-Z]{3}$",
      description: "ISO 4217, USD unless the document says otherwise",
    }),
    pay_period: payPeriodSchema,
    pay_date: date("check date"),
    run_kind: oneOfOrNull(RUN_KINDS, "null where the document does not tell"),
    employees: Type.Array(employeeSchema, { description: "one record an employee" }),
    totals: Type.Unsafe<Static<typeof totalsSchema> | null>({ ...totalsSchema, type: ["object", "null"] }),
  },
  { $schema: "https://json-schema.org/draft/2020-12/schema", title: "canonical_output" },
);

export type Earning = Static<typeof earningSchema>;
export type Deduction = Static<typeof deductionSchema>;
export type Tax = Static<typeof taxSchema>;
export type Payment = Static<typeof paymentSchema>;
export type Employee = Static<typeof employeeSchema>;
export type Company = Static<typeof companySchema>;
export type PayPeriod = Static<typeof payPeriodSchema>;
export type Totals = Static<typeof totalsSchema>;
export type CanonicalOutput = Static<typeof canonicalOutputSchema>;
