// The canonical JSON Schema and its validator: an entrance of their own, because the libraries behind them take longer to
// load than reading a page does, and who reads documents needs neither.
export {
  canonicalOutputSchema,
  companySchema,
  deductionSchema,
  earningSchema,
  employeeSchema,
  paymentSchema,
  payPeriodSchema,
  taxSchema,
  totalsSchema,
} from "./schema.ts";
export type { SchemaError, ValidationResult } from "./validate.ts";
export { validateCanonicalOutput } from "./validate.ts";
