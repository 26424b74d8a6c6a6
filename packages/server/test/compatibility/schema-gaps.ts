import { pairOf, sidesOf, type Direction, type Pair } from "./direction.ts";
import type { Gap } from "./gap.ts";
import { keywordGaps } from "./keyword-gaps.ts";
import { objectGaps } from "./object-gaps.ts";
import { alternativesOf, type Alternative, type Keywords, type Schema } from "./schema.ts";

/** What the parts of one comparison share. */
export interface Comparison {
  readonly direction: Direction;
  resolve(side: keyof Pair<Schema>, schema: Schema): Schema;
  /** Whether this pair is compared elsewhere. */
  isKnown(pair: Pair<Schema>): boolean;
}

/** What the inner schema admits and the outer one does not. Fails closed: what cannot be compared has to be the same. */
export function schemaGaps(pair: Pair<Schema>, comparison: Comparison, path = ""): Gap[] {
  const { direction } = comparison;
  const [innerSide, outerSide] = sidesOf(direction);
  if (pair[outerSide] === true || comparison.isKnown(pair)) return [];
  const alternatives = (side: keyof Pair<Schema>): Alternative[] =>
    alternativesOf(pair[side], (schema) => comparison.resolve(side, schema));
  const outer = alternatives(outerSide);
  return alternatives(innerSide).flatMap((has) => {
    const gaps = outer
      .filter(({ type }) => admits(type, has.type))
      .map((each) => alternativeGaps(has, each, comparison, path));
    // The nearest relative is most likely what the alternative has become.
    const [fewest] = gaps.toSorted((one, other) => one.length - other.length);
    return fewest ?? [{ path, what: typeGap(direction, has.type) }];
  });
}

function admits(outer: string | undefined, inner: string | undefined): boolean {
  return outer === undefined || outer === inner || (outer === "number" && inner === "integer");
}

function typeGap(direction: Direction, type = "any value"): string {
  return direction === "asked" ? `${type} is no longer taken` : `${type} may now be answered`;
}

function alternativeGaps(
  { keywords: inner }: Alternative,
  { keywords: outer }: Alternative,
  comparison: Comparison,
  path: string,
): Gap[] {
  const compare = (innerPart: unknown, outerPart: unknown, at: string): Gap[] =>
    schemaGaps(pairOf(innerPart as Schema, outerPart as Schema, comparison.direction), comparison, at);
  const members = (keywords: Keywords): readonly unknown[] => (keywords["allOf"] ?? []) as readonly unknown[];
  return [
    ...keywordGaps(inner, outer, comparison.direction).map((what) => ({ path, what })),
    ...compare(inner["items"] ?? true, outer["items"] ?? true, `${path}[]`),
    // Member by member: too much may be told, but never too little.
    ...members(outer).flatMap((member, index) => compare(members(inner)[index] ?? true, member, path)),
    ...objectGaps(inner, outer, { direction: comparison.direction, compare, path }),
  ];
}
