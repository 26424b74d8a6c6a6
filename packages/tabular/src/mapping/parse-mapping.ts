import { EngineError } from "@paylift/engine";
import { COLUMN_MEANINGS, LIST_MEANINGS, type Mapping } from "./mapping.ts";

const MEANINGS: ReadonlySet<unknown> = new Set(COLUMN_MEANINGS);

/** A mapping from JSON. Throws `invalid_argument`, which names the place of the fault. */
export function parseMapping(value: unknown): Mapping {
  const mapping = object(value, "", ["version", "sheets"]);
  if (mapping["version"] !== 1) throw wrong("/version", "1");
  list(mapping["sheets"], "/sheets").forEach((sheet, at) => checkSheet(sheet, `/sheets/${at}`));
  return value as Mapping;
}

function checkSheet(value: unknown, at: string): void {
  const sheet = object(value, at, ["sheet", "columns", "lists"]);
  if (sheet["sheet"] !== null) text(sheet["sheet"], `${at}/sheet`);
  list(sheet["columns"], `${at}/columns`).forEach((column, i) => {
    const place = `${at}/columns/${i}`;
    const own = object(column, place, ["column", "heading", "is", "line"]);
    if (!/^[A-Z]{1,3}$/.test(text(own["column"], `${place}/column`)))
      throw wrong(`${place}/column`, "the letters of a column");
    text(own["heading"], `${place}/heading`);
    if (!MEANINGS.has(own["is"])) throw wrong(`${place}/is`, "what a column may say");
    if (own["line"] !== undefined) text(own["line"], `${place}/line`);
  });
  if (sheet["lists"] === undefined) return;
  const meanings: ReadonlySet<unknown> = new Set(LIST_MEANINGS);
  for (const [name, meaning] of Object.entries(object(sheet["lists"], `${at}/lists`, null)))
    if (!meanings.has(meaning)) throw wrong(`${at}/lists/${name}`, LIST_MEANINGS.join(", "));
}

function object(value: unknown, at: string, keys: readonly string[] | null): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(at, "an object");
  const unknown = keys === null ? undefined : Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw wrong(`${at}/${unknown}`, `one of ${keys!.join(", ")}`);
  return value as Record<string, unknown>;
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw wrong(at, "a list that is not empty");
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== "string" || value === "") throw wrong(at, "a text that is not empty");
  return value;
}

function wrong(at: string, expected: string): EngineError {
  return new EngineError(
    "invalid_argument",
    `the mapping is wrong at ${at === "" ? "/" : at}: expected ${expected}`,
    {
      option: "map",
    },
  );
}
