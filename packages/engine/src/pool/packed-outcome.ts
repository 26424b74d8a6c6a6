import type { DocumentOutcome } from "../pipeline/document-task.ts";
import { defineLate, jsonOfProperty, type Json } from "../pipeline/late-property.ts";

/**
 * An outcome as JSON, its bulky parts apart. The host, which hands out the next documents, takes JSON apart in half the
 * time of a structured clone, and evidence and checks only when somebody looks at them.
 */
export interface PackedOutcome {
  json: string;
  late: [property: string, json: Json][];
}

const LATE = new Set(["evidence", "checks"]);

export function packOutcome(outcome: DocumentOutcome): PackedOutcome {
  const now: Record<string, unknown> = {};
  const late: PackedOutcome["late"] = [];
  for (const property of Object.keys(outcome)) {
    // Keeps the property's place; its value is set when it is asked for.
    now[property] = LATE.has(property) ? null : Reflect.get(outcome, property);
    if (LATE.has(property)) late.push([property, jsonOfProperty(outcome, property)]);
  }
  return { json: JSON.stringify(now), late };
}

/** The outcome that was packed; to callers, JSON and structured clones the late properties are like any other. */
export function unpackOutcome({ json, late }: PackedOutcome): DocumentOutcome {
  const outcome = JSON.parse(json) as DocumentOutcome;
  for (const [property, part] of late)
    defineLate(outcome, property, () => JSON.parse(textOf(part)) as unknown);
  return outcome;
}

const decoder = new TextDecoder();

function textOf(json: Json): string {
  return typeof json === "string" ? json : decoder.decode(json);
}
