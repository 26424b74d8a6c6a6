import type { ExtractionResult } from "../api/result.ts";
import { defineLateJson, jsonOfProperty, textOf } from "./late-property.ts";

/** The properties of a result as JSON; those not yet read are passed on unparsed. */
export type ResultParts = Readonly<Record<keyof ExtractionResult, string>>;

/** A result as JSON, property by property: to store it, or to hand it to another process. */
export function toParts(result: ExtractionResult): ResultParts {
  const parts = Object.keys(result).map((property) => [property, textOf(jsonOfProperty(result, property))]);
  return Object.fromEntries(parts) as ResultParts;
}

/** The result with these parts; each is parsed when it is first read. */
export function fromParts(parts: ResultParts): ExtractionResult {
  const result = {};
  for (const [property, part] of Object.entries(parts))
    defineLateJson(
      result,
      property,
      () => JSON.parse(part) as unknown,
      () => part,
    );
  return result as ExtractionResult;
}
