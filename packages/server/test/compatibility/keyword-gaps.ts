import { isDeepStrictEqual } from "node:util";
import type { Direction } from "./direction.ts";
import type { Keywords } from "./schema.ts";

// Where the bound of the outer schema must be at least as wide.
const LOWER_BOUNDS = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const UPPER_BOUNDS = [
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  "x-max-decimals",
];
const WITH_RULES = new Set([
  ...LOWER_BOUNDS,
  ...UPPER_BOUNDS,
  ...["enum", "x-extensible-enum", "default", "items", "allOf"],
  ...["properties", "patternProperties", "additionalProperties", "required"],
]);

/** What the inner keywords admit of a value itself, and the outer ones do not. */
export function keywordGaps(inner: Keywords, outer: Keywords, direction: Direction): string[] {
  const change = (name: string): string => {
    const show = (keywords: Keywords): string => JSON.stringify(keywords[name]) ?? "none";
    const [released, current] = direction === "asked" ? [inner, outer] : [outer, inner];
    return `${name} was ${show(released)} and is ${show(current)}`;
  };
  return [
    ...valueGaps(inner, outer, direction),
    ...Object.keys(outer)
      .filter((name) => !isImplied(name, inner[name], outer[name]))
      .map(change),
    // What is left out means something else than before.
    ...(direction === "asked" && inner["default"] !== outer["default"] ? [change("default")] : []),
  ];
}

/** Whether an outer keyword asks no more than the inner one. One without a rule does so only where they are the same. */
function isImplied(name: string, inner: unknown, outer: unknown): boolean {
  if (LOWER_BOUNDS.includes(name)) return typeof inner === "number" && inner >= Number(outer);
  if (UPPER_BOUNDS.includes(name)) return typeof inner === "number" && inner <= Number(outer);
  if (WITH_RULES.has(name)) return true;
  // The same reference need not lead to the same schema.
  return isDeepStrictEqual(inner, outer) && !JSON.stringify(outer).includes('"$ref"');
}

function valueGaps(inner: Keywords, outer: Keywords, direction: Direction): string[] {
  const [has, admits] = [inner["enum"], outer["enum"]] as (unknown[] | undefined)[];
  if (admits === undefined) return [];
  const show = (values: readonly unknown[]): string =>
    values.map((value) => JSON.stringify(value)).join(", ");
  const beyond = has?.filter((value) => !admits.includes(value));
  const gone = admits.filter((value) => has !== undefined && !has.includes(value));
  const gaps: string[] = [];
  if (direction === "asked") {
    if (beyond === undefined) gaps.push(`only ${show(admits)} is taken any more`);
    else if (beyond.length > 0) gaps.push(`${show(beyond)} is no longer taken`);
    return gaps;
  }
  if (outer["x-extensible-enum"] !== true) {
    if (beyond === undefined) gaps.push("any value may now be answered");
    else if (beyond.length > 0) gaps.push(`${show(beyond)} may now be answered`);
  }
  // Nothing wrong with the answers, but somebody may wait for it.
  if (gone.length > 0) gaps.push(`${show(gone)} is no longer answered`);
  return gaps;
}
