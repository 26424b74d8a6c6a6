import type { Target } from "@paylift/benchmark-extract";
import type { FamilyScore } from "./families.ts";
import type { GroupScore } from "./score.ts";

const LINE_F1 = 0.95;
const EXACT = 0.98;

/** What a family has to reach although no variant knows it; a family that prints no gross or net is not held to it. */
export function barsOf(family: FamilyScore): Target[] {
  const { name, lineF1, grossExact, netExact } = family;
  const reached = (what: string, value: number | null, least: number): Target[] =>
    value === null ? [] : [{ what: `${name}: ${what}`, value, limit: `≥ ${least}`, passed: value >= least }];
  return [
    ...reached("line-item F1", lineF1, LINE_F1),
    ...reached("gross exact", grossExact, EXACT),
    ...reached("net exact", netExact, EXACT),
  ];
}

/** A wrong document that says it is proved, anywhere, is one too many. */
export function silentBar(what: string, groups: readonly GroupScore[]): Target {
  const value = groups.reduce((sum, { silent }) => sum + silent, 0);
  return { what: `${what}: silent errors`, value, limit: "0", passed: value === 0 };
}
