import type { ExtractionResult } from "../api/result.ts";
import type { DocumentOutcome } from "../pipeline/document-task.ts";
import { defineLateJson, jsonOfProperty, type Json } from "../pipeline/late-property.ts";

/**
 * An outcome as JSON, with its bulky parts separate. The host, which hands out the next documents, parses JSON in
 * half the time of a structured clone, and the bulky parts only when they are read.
 */
export interface PackedOutcome {
  json: string;
  late: [property: string, json: Json][];
}

const LATE: ReadonlySet<string> = new Set([
  "canonical_output",
  "checks",
  "unclaimed",
  "evidence",
  "pages",
] satisfies (keyof ExtractionResult)[]);

export function packOutcome(outcome: DocumentOutcome): PackedOutcome {
  // An inspection is small, and has pages of its own.
  const isLate = (property: string): boolean => "canonical_output" in outcome && LATE.has(property);
  const now: Record<string, unknown> = {};
  const late: PackedOutcome["late"] = [];
  for (const property of Object.keys(outcome)) {
    // Keeps the property's place; its value is set when it is asked for.
    now[property] = isLate(property) ? null : Reflect.get(outcome, property);
    if (isLate(property)) late.push([property, jsonOfProperty(outcome, property)]);
  }
  return { json: JSON.stringify(now), late };
}

/** The outcome that was packed; to callers, JSON and structured clones the late properties are like any other. */
export function unpackOutcome({ json, late }: PackedOutcome): DocumentOutcome {
  const outcome = JSON.parse(json) as DocumentOutcome;
  for (const [property, part] of late)
    defineLateJson(
      outcome,
      property,
      () => JSON.parse(textOf(part)) as unknown,
      () => part,
    );
  return outcome;
}

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

const decoder = new TextDecoder();

function textOf(json: Json): string {
  return typeof json === "string" ? json : decoder.decode(json);
}
