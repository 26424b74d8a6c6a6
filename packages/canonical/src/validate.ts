import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isPlainDate } from "./dates.ts";
import { canonicalOutputSchema, type CanonicalOutput } from "./schema.ts";

/** What is wrong with a value: `path` is a field path (`employees[3].net_pay`, `""` for the root). */
export type SchemaError = { path: string; message: string };

export type ValidationResult =
  | { valid: true; value: CanonicalOutput }
  | { valid: false; errors: SchemaError[] };

/** A document of thousands of employees with one systematic mistake need not list it thousands of times. */
const ERRORS_MAX = 100;

let compiled: ValidateFunction<CanonicalOutput> | undefined;

/**
 * Checks a value against the canonical schema: fields, types, closed lists, amounts of at most two decimals, real
 * calendar dates. Never throws for a JSON value; the value is returned as it is, unknown fields included, and at most 100
 * errors are.
 */
export function validateCanonicalOutput(value: unknown): ValidationResult {
  compiled ??= compile();
  if (compiled(value)) return { valid: true, value };
  return { valid: false, errors: (compiled.errors ?? []).slice(0, ERRORS_MAX).map(toSchemaError) };
}

function compile(): ValidateFunction<CanonicalOutput> {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
  ajv.addFormat("date", isPlainDate);
  ajv.addKeyword({
    keyword: "maxDecimals",
    type: "number",
    schemaType: "number",
    // `multipleOf: 0.01` fails for amounts like 1.15, whose float is no multiple of the float 0.01.
    validate: (decimals: number, amount: number) => Number(amount.toFixed(decimals)) === amount,
    error: { message: "must have at most two decimals" },
  });
  return ajv.compile<CanonicalOutput>(canonicalOutputSchema);
}

function toSchemaError(error: ErrorObject): SchemaError {
  const path = toFieldPath(error.instancePath);
  const params = error.params as { missingProperty?: string; allowedValues?: unknown[] };
  if (params.missingProperty !== undefined) {
    return {
      path: path === "" ? params.missingProperty : `${path}.${params.missingProperty}`,
      message: "is required",
    };
  }
  const expected = params.allowedValues
    ? `must be one of ${params.allowedValues.join(", ")}`
    : (error.message ?? "is not valid");
  return { path, message: `${expected}, got ${show(error.data)}` };
}

/** Only fields of the schema are checked, and none of their names needs the escapes of a JSON pointer. */
function toFieldPath(pointer: string): string {
  return pointer
    .replace(/\/(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".")
    .replace(/^\./, "");
}

function show(data: unknown): string {
  if (Array.isArray(data)) return "an array";
  if (typeof data === "object" && data !== null) return "an object";
  return typeof data === "string" ? JSON.stringify(data.slice(0, 60)) : String(data);
}
