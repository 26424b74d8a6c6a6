import { StoreError } from "./errors.ts";

/**
 * Refuses text that the database cannot give back unchanged, anywhere in a value: Postgres holds no U+0000, and a
 * lone surrogate has no UTF-8 form.
 */
export function assertStorable(value: unknown): void {
  if (typeof value === "string") {
    if (value.includes("\0")) throw invalidText("the character U+0000");
    if (!value.isWellFormed()) throw invalidText("half of a surrogate pair");
  } else if (Array.isArray(value)) {
    for (const element of value) assertStorable(element);
  } else if (isPlainObject(value)) {
    for (const [key, element] of Object.entries(value)) {
      assertStorable(key);
      assertStorable(element);
    }
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function invalidText(found: string): StoreError {
  return new StoreError("invalid_text", `text cannot be stored: it contains ${found}`, { found });
}
