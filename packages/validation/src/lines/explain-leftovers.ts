import type { Line } from "../model/line.ts";
import { isRounding } from "../model/rounding.ts";
import { byContent } from "./line-order.ts";
import type { Link } from "./link.ts";
import { pairUp, take, type Leftovers } from "./pair-up.ts";
import { findParts } from "./find-parts.ts";

/**
 * Explains the lines of one section that their own class leaves over, the harmless explanations first: no jurisdiction
 * printed, a rounding, the same amount under another type, one line that became several, a tax of another jurisdiction,
 * another amount. What nothing explains stands alone.
 */
export function explainLeftovers(source: readonly Line[], target: readonly Line[]): Link[] {
  const left: Leftovers = { source: [...source].sort(byContent), target: [...target].sort(byContent) };
  const links: Link[] = [];
  if (left.source.length > 0 && left.target.length > 0) {
    links.push(
      ...pairUp(left, "same", (a, b) => sameTax(a, b) && near(a, b)),
      ...pairUp(left, "same", (a, b) => a.classKey === b.classKey && near(a, b)),
      ...splits(left, ({ classKey }, parts) => parts.every((part) => part.classKey === classKey)),
      ...retyped(left),
      ...splits(left, (whole, parts) => parts.some((part) => part.classKey === whole.classKey)),
      ...splits(left, isCombinedTax),
      ...pairUp(left, "same", (a, b) => a.classKey === b.classKey),
      ...pairUp(left, "same", sameTax),
      ...pairUp(left, "retyped", otherJurisdiction),
    );
  }
  return [
    ...links,
    ...left.source.map((line): Link => ({ kind: "alone", source: [line], target: [], factor: 1 })),
    ...left.target.map((line): Link => ({ kind: "alone", source: [], target: [line], factor: 1 })),
  ];
}

/** One of the two does not say where the tax is paid. */
function sameTax(a: Line, b: Line): boolean {
  return a.type === b.type && isTax(a) && (a.jurisdiction === null) !== (b.jurisdiction === null);
}

function otherJurisdiction(a: Line, b: Line): boolean {
  return a.type === b.type && isTax(a) && a.cents !== 0 && b.cents !== 0;
}

function near(a: Line, b: Line): boolean {
  return isRounding(a.cents - b.cents);
}

function isTax({ section }: Line): boolean {
  return section === "taxes" || section === "employer_taxes";
}

/** Equal amounts of other classes, where the classes themselves leave no counterpart, or where two lines changed places. */
function retyped(left: Leftovers): Link[] {
  const classesOf = (lines: readonly Line[]): Set<string> => new Set(lines.map(({ classKey }) => classKey));
  const links = pairUp(left, "retyped", (a, b) => {
    if (a.cents !== b.cents || a.cents === 0 || a.role !== b.role) return false;
    return !classesOf(left.target).has(a.classKey) && !classesOf(left.source).has(b.classKey);
  });
  for (const one of left.source) {
    if (!left.source.includes(one)) continue;
    const swap = left.target.find(({ classKey, cents }) => classKey !== one.classKey && cents === one.cents);
    const other = left.source.find(({ classKey }) => classKey === swap?.classKey);
    const back = left.target.find(({ classKey }) => classKey === one.classKey);
    if (!swap || !other || !back || one.cents === 0 || other.cents !== back.cents) continue;
    take(left, [one, other], [swap, back]);
    links.push(
      { kind: "retyped", source: [one], target: [swap], factor: 1 },
      { kind: "retyped", source: [other], target: [back], factor: 1 },
    );
  }
  return links;
}

/** Social security and Medicare as one figure, or the other way round. */
function isCombinedTax(whole: Line, parts: readonly Line[]): boolean {
  return (
    isTax(whole) &&
    whole.type === "fica" &&
    parts.every(({ type }) => type === "social_security" || type === "medicare")
  );
}

/** A line on either side that is the sum of several on the other. */
function splits(left: Leftovers, accept: (whole: Line, parts: readonly Line[]) => boolean): Link[] {
  const links: Link[] = [];
  const wholes = [...left.source, ...left.target].sort((a, b) => byContent(b, a));
  for (const whole of wholes) {
    const ofSource = left.source.includes(whole);
    if (!ofSource && !left.target.includes(whole)) continue;
    const others = ofSource ? left.target : left.source;
    const parts = findParts(
      whole,
      others.filter(({ role }) => role === whole.role),
      (parts) => accept(whole, parts),
    );
    if (parts === null) continue;
    const [source, target] = ofSource ? [[whole], parts] : [parts, [whole]];
    take(left, source, target);
    links.push({ kind: isMove(whole, parts) ? "retyped" : "split", source, target, factor: 1 });
  }
  return links;
}

/** A deduction that vanished into one of another type is not split: money goes to another purpose. */
function isMove(whole: Line, parts: readonly Line[]): boolean {
  const crosses = parts.some(({ classKey }) => classKey !== whole.classKey);
  return crosses && whole.section !== "earnings" && whole.type !== "fica";
}
