import type { ExtractionResult } from "../api/result.ts";
import type { DocumentOutcome } from "../pipeline/document-task.ts";
import { defineLateJson, jsonOfProperty, textOf, type Json } from "../pipeline/late-property.ts";

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
