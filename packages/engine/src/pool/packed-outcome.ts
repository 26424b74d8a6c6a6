import type { DocumentOutcome } from "../pipeline/document-task.ts";

/**
 * An outcome as JSON text, its bulky parts apart. The host, which hands out the next documents, takes text apart in half
 * the time of a structured clone, and evidence and checks only when somebody looks at them.
 */
export interface PackedOutcome {
  json: string;
  late: [property: string, json: string][];
}

const LATE = new Set(["evidence", "checks"]);

export function packOutcome(outcome: DocumentOutcome): PackedOutcome {
  const now: Record<string, unknown> = {};
  const late: PackedOutcome["late"] = [];
  for (const [property, value] of Object.entries(outcome)) {
    // Keeps the property's place; its value is set when it is asked for.
    now[property] = LATE.has(property) ? null : value;
    if (LATE.has(property)) late.push([property, JSON.stringify(value)]);
  }
  return { json: JSON.stringify(now), late };
}

/** The outcome that was packed; to callers, JSON and structured clones the late properties are like any other. */
export function unpackOutcome({ json, late }: PackedOutcome): DocumentOutcome {
  const outcome = JSON.parse(json) as DocumentOutcome;
  for (const [property, text] of late) {
    const define = (value: unknown): void => {
      Object.defineProperty(outcome, property, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    };
    Object.defineProperty(outcome, property, {
      enumerable: true,
      configurable: true,
      get() {
        const value: unknown = JSON.parse(text);
        define(value);
        return value;
      },
      set: define,
    });
  }
  return outcome;
}
