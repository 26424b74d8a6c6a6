import { patternAt } from "./pattern.ts";
import type { FieldData } from "./schema-parts.ts";

export interface Field {
  data: FieldData;
  pattern: RegExp;
}

/** Throws SyntaxError where the pattern does not compile; the message begins with the path. */
export function compileField(data: FieldData, path: string): Field {
  return { data, pattern: patternAt(path, data.line ?? data.match ?? "^(?<value>.+)$") };
}
