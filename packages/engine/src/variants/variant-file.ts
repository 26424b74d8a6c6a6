import { readFileSync } from "node:fs";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { EngineError } from "../errors.ts";
import { syntaxErrorPlace, valuePlace, type JsonPlace } from "./json-place.ts";

/** A file of a provider, with its text for places in it. */
export interface VariantFile<T> {
  file: string;
  text: string;
  data: T;
}

/** Reads and validates a file. Throws `EngineError` (`invalid_variant`) that names file, line and column. */
export function readVariantFile<T>(file: string, validate: ValidateFunction<T>): VariantFile<T> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    const what = code === "ENOENT" ? "no such file" : `cannot be read (${code})`;
    throw new EngineError("invalid_variant", `${file}: ${what}`, { file }, { cause: error });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw faultAt(file, syntaxErrorPlace(text), "not JSON: " + withoutPlace(error as Error), null, error);
  }
  if (validate(value)) return { file, text, data: value };
  const { pointer, what } = mistakeOf(validate.errors![0]!);
  throw faultAt(file, valuePlace(text, pointer), `${pointer || "/"} ${what}`, pointer);
}

/** A fault that a compiler names with its path (`tables[0].rows[1].match: …`); without a path it is the whole file's. */
export function compileFault({ file, text }: VariantFile<unknown>, error: Error): EngineError {
  const path = /^([a-z_]+(?:\[\d+\]|\.\w+)*): /.exec(error.message)?.[1] ?? "";
  const pointer = path === "" ? "" : "/" + path.replaceAll("[", ".").replaceAll("]", "").replaceAll(".", "/");
  return faultAt(file, valuePlace(text, pointer), error.message, pointer, error);
}

function faultAt(
  file: string,
  { line, column }: JsonPlace,
  what: string,
  pointer: string | null,
  cause?: unknown,
): EngineError {
  const message = `${file}:${line}:${column}: ${what}`;
  return new EngineError("invalid_variant", message, { file, line, column, pointer }, { cause });
}

/** The parser's own place would stand beside ours, and some of its messages quote the file. */
function withoutPlace({ message }: Error): string {
  return message.replace(/ (?:in JSON )?at position .*$/, "").replace(/, (?:\.{3})?".*$/s, "");
}

/** What a file says wrong, and where in it, in the words of whoever writes it. */
export function mistakeOf({ instancePath, keyword, params, message = "" }: ErrorObject): {
  pointer: string;
  what: string;
} {
  if (keyword === "additionalProperties") {
    const property = String(params["additionalProperty"]);
    const escaped = property.replaceAll("~", "~0").replaceAll("/", "~1");
    return { pointer: `${instancePath}/${escaped}`, what: "is no property that is known here" };
  }
  if (keyword === "enum") {
    const allowed = (params["allowedValues"] as unknown[]).join(", ");
    return { pointer: instancePath, what: `must be one of ${allowed}` };
  }
  return { pointer: instancePath, what: message };
}
