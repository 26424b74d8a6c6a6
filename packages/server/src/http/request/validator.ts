import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { Problem, type FieldError } from "../errors/problem.ts";
import type { ObjectSchema } from "./object-schema.ts";
import { findUnstorableText } from "./storable-text.ts";
import { isTimestamp } from "./timestamp.ts";
import { isUuid } from "./uuid.ts";

const ERRORS_MAX = 20;
const TEXT_MAX = 200;

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true });
ajv.addFormat("uuid", isUuid);
ajv.addFormat("uri", { type: "string", validate: (text: string) => URL.canParse(text) });
ajv.addFormat("email", true);
ajv.addFormat("date-time", isTimestamp);

/** Checks a value and gives the fields that the schema names; others are ignored. @throws Problem. */
export type Validator = (value: unknown) => Record<string, unknown>;

/** For a JSON body: errors point into it. */
export function bodyValidator(schema: ObjectSchema): Validator {
  return validator(schema, (errors) => {
    return new Problem("invalid_body", "some fields of the body are not valid", { errors });
  });
}

/** For the query: errors name the parameter. */
export function queryValidator(schema: ObjectSchema): Validator {
  return validator(schema, (errors) => {
    const named = errors.map(({ pointer = "", detail }) => ({
      parameter: pointer.split("/")[1] ?? "",
      detail,
    }));
    return new Problem("invalid_query", "some query parameters are not valid", { errors: named });
  });
}

function validator(schema: ObjectSchema, toProblem: (errors: readonly FieldError[]) => Problem): Validator {
  // Compiled when it is first asked: all of them together take longer than the rest of the start.
  let compiled: ValidateFunction | undefined;
  const names = Object.keys(schema.properties);
  return (value) => {
    const validate = (compiled ??= ajv.compile(schema));
    if (!validate(value)) throw toProblem((validate.errors ?? []).slice(0, ERRORS_MAX).map(toFieldError));
    const fields = pick(value as Record<string, unknown>, names);
    const unstorable = findUnstorableText(fields);
    if (unstorable.length > 0) throw toProblem(unstorable);
    return fields;
  };
}

function pick(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const present = names.filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(present.map((name) => [name, value[name]]));
}

function toFieldError(error: ErrorObject): FieldError {
  const params = error.params as { missingProperty?: string; allowedValues?: readonly unknown[] };
  if (params.missingProperty !== undefined) {
    return { pointer: `${error.instancePath}/${params.missingProperty}`, detail: "is required" };
  }
  const detail = params.allowedValues
    ? `must be one of ${params.allowedValues.join(", ")}`
    : (error.message ?? "is not valid");
  return { pointer: error.instancePath, detail: detail.slice(0, TEXT_MAX) };
}
