import type { FieldError } from "../errors/problem.ts";

/** Texts anywhere in a value that no database column can give back unchanged. */
export function findUnstorableText(value: unknown, pointer = ""): readonly FieldError[] {
  if (typeof value === "string") {
    if (value.includes("\0")) return [{ pointer, detail: "must not contain the character U+0000" }];
    return value.isWellFormed() ? [] : [{ pointer, detail: "must not contain half of a surrogate pair" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, element]) => findUnstorableText(element, `${pointer}/${key}`));
}
