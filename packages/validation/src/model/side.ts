import { CanonicalError, MAX_CENTS, moneyFromJson, type CanonicalOutput } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { ValidationError } from "../errors.ts";
import type { Person } from "./person.ts";
import { readPerson } from "./read-person.ts";

/** Where a field was read: page number (from 1), box in points from the top left, and the text there. */
export interface Box {
  page: number;
  box: { x0: number; top: number; x1: number; bottom: number };
  text: string;
}

/** What of an extraction result the comparison uses; a result of the engine is one. */
export interface ExtractedSide {
  canonical_output: CanonicalOutput;
  /** 0 to 1. */
  confidence_score?: number;
  /** Where each field was read, by field path. */
  evidence?: Record<string, Box[]>;
  /** The document's own sums; `members` are the field paths that take part. */
  checks?: { passed: boolean | null; members: string[] }[];
  /** What is printed and could not be read, such as `########`; `field_path` null where it belongs to no field. */
  unreadable?: readonly { field_path?: string | null }[];
}

/** One side of a comparison: a canonical output, or an extraction result with its confidence. */
export type SideInput = CanonicalOutput | ExtractedSide;

export interface Side {
  readonly output: CanonicalOutput;
  readonly people: readonly Person[];
  readonly confidence: number | null;
  readonly evidence: Readonly<Record<string, Box[]>>;
  /** Field paths that take part in a sum of the document that does not hold. */
  readonly contested: ReadonlySet<string>;
  /** Field paths of printed values that could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

/** Half of what can be written, as the amounts of both sides are added up. */
const ADDED_UP_MAX = MAX_CENTS / 2;

/** @throws ValidationError `invalid_side` where the input has another shape than the canonical one, or absurd amounts. */
export function readSide(input: SideInput, name: "source" | "target"): Side {
  const extracted: ExtractedSide = isExtracted(input) ? input : { canonical_output: input };
  const validated = validateCanonicalOutput(extracted.canonical_output);
  if (!validated.valid) {
    const [first] = validated.errors;
    // The value stays out of the message: it may be somebody's pay.
    throw new ValidationError(
      "invalid_side",
      `the ${name} is not a canonical output: ${first?.path === "" ? "it" : first?.path} does not fit the schema`,
      { side: name, errors: validated.errors.map(({ path }) => path) },
    );
  }
  const people = readPeople(validated.value);
  if (people === null)
    throw new ValidationError("invalid_side", `the amounts of the ${name} are too large to be added up`, {
      side: name,
      errors: [],
    });
  const failed = (extracted.checks ?? []).filter(({ passed }) => passed === false);
  return {
    output: validated.value,
    people,
    confidence: extracted.confidence_score ?? null,
    evidence: extracted.evidence ?? {},
    contested: new Set(failed.flatMap(({ members }) => members)),
    unreadable: new Set((extracted.unreadable ?? []).flatMap(({ field_path }) => field_path ?? [])),
  };
}

/** Null where an amount, or all of them together, is more than can be counted in cents. */
function readPeople(output: CanonicalOutput): Person[] | null {
  try {
    const people = output.employees.map(readPerson);
    return addedUp(people, output) > ADDED_UP_MAX ? null : people;
  } catch (error) {
    // The shape is right, so nothing else can be wrong with an amount.
    if (error instanceof CanonicalError && error.code === "money_not_cents") return null;
    throw error;
  }
}

/** The sizes of all amounts of a side, in cents: no figure of a report can be larger. */
function addedUp(people: readonly Person[], { totals }: CanonicalOutput): number {
  const size = (cents: number | null): number => Math.abs(cents ?? 0);
  let sum = 0;
  for (const { grossCents, netCents, lines } of people) {
    sum += size(grossCents) + size(netCents);
    for (const { cents, taxableCents, ytdCents, ytdTaxableCents } of lines)
      sum += size(cents) + size(taxableCents) + size(ytdCents) + size(ytdTaxableCents);
  }
  for (const [field, total] of Object.entries(totals ?? {}))
    if (field !== "employee_count" && typeof total === "number") sum += size(moneyFromJson(total));
  return sum;
}

function isExtracted(input: unknown): input is ExtractedSide {
  return typeof input === "object" && input !== null && "canonical_output" in input;
}
