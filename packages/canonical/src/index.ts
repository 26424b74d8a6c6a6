// The canonical schema: its types and closed lists. Schema and validator are apart, in `@paylift/canonical/schema`.
export type {
  CanonicalOutput,
  Company,
  Deduction,
  Earning,
  Employee,
  Payment,
  PayPeriod,
  Tax,
  Totals,
} from "./schema.ts";
export type {
  DeductionRole,
  DeductionType,
  EarningRole,
  EarningType,
  FormatType,
  PaymentMethod,
  RunKind,
  TaxType,
} from "./schema-values.ts";
export {
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

// Money in cents; hours and rates with their printed decimals.
export type { Decimals } from "./scan-decimal.ts";
export type { Cents, ParseMoneyOptions } from "./money.ts";
export {
  addMoney,
  formatMoney,
  MAX_CENTS,
  moneyFromJson,
  moneyToJson,
  parseMoney,
  sumMoney,
} from "./money.ts";
export type { ParseQuantityOptions, Quantity } from "./quantity.ts";
export { multiplyToCents, parseQuantity, quantityToJson, sumQuantities } from "./quantity.ts";

// Calendar days.
export type { ParseDateOptions, PlainDate, PlainDateRange } from "./dates.ts";
export { comparePlainDates, daysBetween, isPlainDate, parseDate, parseDateRange } from "./dates.ts";

// Labels in two languages.
export { inFirstLanguage } from "./vocabulary/first-language.ts";

// Names of people.
export { canBePersonName, givenNameFirst, looksLikePersonName, nameKey } from "./names.ts";

// Cells of spreadsheets.
export { disarmFormula } from "./disarm-formula.ts";

// Field paths.
export type { FieldPath } from "./field-path.ts";
export { formatFieldPath, getAtPath, parseFieldPath, setAtPath } from "./field-path.ts";

// The vocabulary of payroll labels.
export type { DeductionClass } from "./vocabulary/classify-deduction.ts";
export type { EarningClass } from "./vocabulary/classify-earning.ts";
export type { LabelReading } from "./vocabulary/classify-label.ts";
export type { TaxClass, ClassifyTaxOptions } from "./vocabulary/classify-tax.ts";
export type { LineSection } from "./vocabulary/line-section.ts";
export { classifyDeduction } from "./vocabulary/classify-deduction.ts";
export { classifyEarning } from "./vocabulary/classify-earning.ts";
export { classifyLabel } from "./vocabulary/classify-label.ts";
export { countriesOfTax, countryOfPayroll } from "./vocabulary/country-of-tax.ts";
export type { ListOfLabel, ListsOfLabelOptions } from "./vocabulary/lists-of-label.ts";
export { listsOfLabel } from "./vocabulary/lists-of-label.ts";
export { isCalledAsDepartment } from "./vocabulary/department-names.ts";
export { isCalledAsJob } from "./vocabulary/job-titles.ts";
export { classifyTax, isForeignTax, withoutFilingStatus } from "./vocabulary/classify-tax.ts";
export { labelWords } from "./vocabulary/label-words.ts";
export { normalizeLabel } from "./vocabulary/normalize-label.ts";
export { answersItself, pretaxOf } from "./vocabulary/pretax.ts";
export { isStateCode } from "./vocabulary/states.ts";
export { deductionTypeIn, earningTypeIn } from "./vocabulary/words-of-countries.ts";
export { normalizeInEnglish } from "./vocabulary/words-in-english.ts";

// What is found out of a text that stands on a document many times.
export { remember } from "./remember.ts";

// Errors.
export type { CanonicalErrorCode } from "./errors.ts";
export { CANONICAL_ERROR_CODES, CanonicalError } from "./errors.ts";
