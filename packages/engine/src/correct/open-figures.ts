import type { ConfidenceReason, Evidence } from "../api/result.ts";

/** What sums prove before and after corrections. All paths are those of the reading. */
export interface ProofChange {
  readonly provedBefore: ReadonlySet<string>;
  readonly provedAfter: ReadonlySet<string>;
  /** Figures that a person said. */
  readonly said: ReadonlySet<string>;
  /** Whether a field holds a figure other than zero after the corrections. */
  isFigure(path: string): boolean;
  /** Where a field of the reading is now; null where it is no more. */
  placeOf(path: string): string | null;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
}

/** So many fields a reason names at most. */
const MOST_NAMED = 200;

/** Figures that are in no sum that holds. */
export interface OpenFigures {
  readonly count: number;
  readonly of: number;
  /** Some of them, or all. */
  readonly fields: readonly string[];
}

/** Those of the reading, less what is proved or removed now, and with what is proved no more or but somebody's word. */
export function openFigures(change: ProofChange, before: ConfidenceReason | undefined): OpenFigures {
  const { provedBefore, provedAfter, said, evidence, isFigure, placeOf } = change;
  const named = before?.fields ?? [];
  const fields = new Set(named.flatMap((path) => placeOf(path) ?? []));
  let count = before?.count ?? 0;
  // A reason that names as many fields as it may leaves out others.
  const settled =
    named.length < MOST_NAMED ? named : [...provedAfter].filter((path) => !provedBefore.has(path));
  for (const path of settled) {
    const place = placeOf(path);
    if (place !== null && !provedAfter.has(place)) continue;
    count -= printed(path);
    if (place !== null) fields.delete(place);
  }
  const doubted = [...provedBefore].flatMap((path) => {
    const place = placeOf(path);
    return place === null || provedAfter.has(place) ? [] : [{ place, figures: Math.max(1, printed(path)) }];
  });
  const unproved = [...said].flatMap((place) =>
    provedAfter.has(place) || printed(place) > 0 ? [] : [{ place, figures: 1 }],
  );
  for (const { place, figures } of [...doubted, ...unproved]) {
    if (!isFigure(place) || fields.has(place)) continue;
    count += figures;
    fields.add(place);
  }
  const of = before?.of ?? provedBefore.size;
  return { count: Math.max(0, count), of: Math.max(1, of, count), fields: [...fields].slice(0, MOST_NAMED) };

  function printed(path: string): number {
    return evidence[path]?.length ?? 0;
  }
}
