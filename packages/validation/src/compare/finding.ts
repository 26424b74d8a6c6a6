import type { Link } from "../lines/link.ts";
import type { DiscrepancyKind } from "../model/discrepancy-kind.ts";
import type { Section } from "../model/line.ts";
import type { Pair, Person } from "../model/person.ts";
import type { ConflictPattern, PayWitness } from "../population/identity-conflict.ts";

/** One value that differs, before it is graded and given a cause. */
export interface Finding {
  readonly kind: DiscrepancyKind;
  /** null where it concerns no employee, or none on that side. */
  readonly source: Person | null;
  readonly target: Person | null;
  /** The lines it is about, null for a figure of the employee or the document. */
  readonly link: Link | null;
  readonly section: Section | null;
  /** The name of the field: `amount`, `net_pay`, `totals.gross_pay`. */
  readonly field: string;
  readonly sourcePaths: readonly string[];
  readonly targetPaths: readonly string[];
  /** As text, money with two decimals; null where the side has none. */
  readonly sourceValue: string | null;
  readonly targetValue: string | null;
  /** target − source in cents; null where it is no money. */
  readonly cents: number | null;
  /** target − source of hours or a rate. */
  readonly quantity: number | null;
  readonly rounding: boolean;
  readonly changesNet: boolean;
  readonly otherJurisdiction: boolean;
  /** The names have nothing in common, and nobody has said that they are of one person. */
  readonly otherName: boolean;
  /** What ids and names contradict; null where nothing does. */
  readonly identity: Identity | null;
  /** Whoever has begun the years to date anew; null where the figure of the year is no such one. */
  readonly yearAnew: "source" | "target" | null;
  /** The match of the person of whom this record, without counterpart, is a further one. */
  readonly furtherRecordOf: Pair | null;
  /** Why it may differ, in words; null where nothing explains it. */
  readonly reason: string | null;
}

/** How ids and names contradict each other, and what pay says to it. */
export interface Identity {
  readonly of: "id" | "name";
  readonly pattern: ConflictPattern | "another person";
  readonly pay: PayWitness | null;
}

type Facts = Partial<
  Pick<
    Finding,
    | "rounding"
    | "changesNet"
    | "otherJurisdiction"
    | "otherName"
    | "identity"
    | "yearAnew"
    | "furtherRecordOf"
    | "reason"
    | "cents"
    | "quantity"
  >
>;
type Place = Pick<
  Finding,
  "source" | "target" | "link" | "section" | "field" | "sourcePaths" | "targetPaths"
>;

/** A finding at a place, with the facts that are not the usual ones. */
export function findingAt(
  place: Place,
  kind: DiscrepancyKind,
  values: readonly [source: string | null, target: string | null],
  facts: Facts,
): Finding {
  return {
    ...place,
    kind,
    sourceValue: values[0],
    targetValue: values[1],
    cents: null,
    quantity: null,
    rounding: false,
    changesNet: false,
    otherJurisdiction: false,
    otherName: false,
    identity: null,
    yearAnew: null,
    furtherRecordOf: null,
    reason: null,
    ...facts,
  };
}

/** The place of a figure that is not on a line. */
export function placeOf(
  source: Person | null,
  target: Person | null,
  field: string,
  sourcePath: string | null,
  targetPath: string | null = sourcePath,
): Place {
  return {
    source,
    target,
    link: null,
    section: null,
    field,
    sourcePaths: sourcePath === null ? [] : [sourcePath],
    targetPaths: targetPath === null ? [] : [targetPath],
  };
}

/** The place of a field of lines that belong together. */
export function linePlace(source: Person, target: Person, link: Link, field: string): Place {
  const first = link.source[0] ?? link.target[0];
  return {
    source,
    target,
    link,
    section: first?.section ?? null,
    field,
    sourcePaths: link.source.map(({ path }) => `${path}.${field}`),
    targetPaths: link.target.map(({ path }) => `${path}.${field}`),
  };
}
