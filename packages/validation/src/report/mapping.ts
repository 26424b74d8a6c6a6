import type { Link } from "../lines/link.ts";
import { sumCents } from "../lines/line-order.ts";
import type { Line } from "../model/line.ts";
import { labelOf } from "../model/read-person.ts";
import { isRounding } from "../model/rounding.ts";
import type { LabelRef, LineMapping } from "../options.ts";
import type { MappingEntry } from "./report.ts";

const EXAMPLES_MAX = 5;
/** An item of another type has to be borne out by so many people before it is proposed. */
const SUPPORT_MIN = 3;

/** How often items stood together: these of the source, those of the target, with amounts that are equal or not. */
interface Pattern {
  source: Map<string, Line>;
  target: Map<string, Line>;
  /** null where the amounts differ. */
  factor: 1 | -1 | null;
  count: number;
  examples: Link[];
}

/** Learns from all employees which items of one side are which of the other, and shows who speaks against it. */
export class MappingEvidence {
  readonly #patterns = new Map<string, Pattern>();
  readonly #items = { source: new Map<string, Item>(), target: new Map<string, Item>() };

  add(links: readonly Link[]): void {
    for (const link of links) {
      if (link.source.every(isZero) && link.target.every(isZero)) continue;
      const pattern = this.#patternOf(link);
      pattern.count += 1;
      if (pattern.examples.length < EXAMPLES_MAX) pattern.examples.push(link);
      for (const line of link.source) this.#item("source", line).seen += 1;
      for (const line of link.target) this.#item("target", line).seen += 1;
    }
  }

  /** The given mappings with their evidence, then the proposals, the best supported first. */
  entries(given: readonly LineMapping[]): MappingEntry[] {
    const patterns = [...this.#patterns.values()];
    const drafts = [
      ...given.map((mapping) => this.#draftOfGiven(mapping)),
      ...joinShared(patterns.filter((pattern) => this.#isProposed(pattern, given))),
    ];
    weigh(drafts, patterns);
    return drafts.map(entryOf).sort(byWeight);
  }

  #patternOf(link: Link): Pattern {
    const factor = factorOf(link);
    const key = `${sideKey(link.source)}>${sideKey(link.target)}>${factor}`;
    let pattern = this.#patterns.get(key);
    if (pattern === undefined) {
      pattern = { source: byKey(link.source), target: byKey(link.target), factor, count: 0, examples: [] };
      this.#patterns.set(key, pattern);
    }
    return pattern;
  }

  #item(side: "source" | "target", line: Line): Item {
    const key = keyOf(line);
    let item = this.#items[side].get(key);
    if (item === undefined) this.#items[side].set(key, (item = { line, seen: 0 }));
    return item;
  }

  /** Patterns of equal amounts that are what mostly happens to the items of one of their sides. */
  #isProposed({ source, target, factor, count }: Pattern, given: readonly LineMapping[]): boolean {
    if (factor === null) return false;
    const mostly = (side: "source" | "target", keys: Iterable<string>): boolean =>
      [...keys].every((key) => count * 2 > (this.#items[side].get(key)?.seen ?? 0));
    const sameTypes = typesOf(source.values()) === typesOf(target.values());
    return (
      (sameTypes || count >= SUPPORT_MIN) &&
      (mostly("source", source.keys()) || mostly("target", target.keys())) &&
      ![...source.values(), ...target.values()].some((line) => isGiven(line, given))
    );
  }

  #draftOfGiven({ source, target, factor = 1 }: LineMapping): Draft {
    const refsIn = (refs: readonly LabelRef[], side: "source" | "target"): Map<string, LabelRef> =>
      new Map(
        [...this.#items[side]].flatMap(([key, { line }]) => {
          const ref = refs.find((ref) => refersTo(ref, line));
          return ref === undefined ? [] : [[key, ref] as const];
        }),
      );
    return {
      source: refsIn(source, "source"),
      target: refsIn(target, "target"),
      factor,
      status: "given",
      basis: "amounts",
      support: 0,
      counter: 0,
      examples: [],
    };
  }
}

/** An item of one side, and how many lines of it there are. */
interface Item {
  line: Line;
  seen: number;
}

/** Counts for each mapping the employees that bear it out, and those that speak against it. */
function weigh(drafts: readonly Draft[], patterns: readonly Pattern[]): void {
  for (const { source, target, factor, count, examples } of patterns)
    for (const draft of drafts) {
      const [ofSource, ofTarget] = [[...source.keys()], [...target.keys()]];
      const touches =
        ofSource.some((key) => draft.source.has(key)) || ofTarget.some((key) => draft.target.has(key));
      if (!touches) continue;
      const inside =
        factor === draft.factor &&
        ofSource.every((key) => draft.source.has(key)) &&
        ofTarget.every((key) => draft.target.has(key));
      if (inside) draft.support += count;
      else {
        draft.counter += count;
        draft.examples.push(...examples.map((link) => `${(link.source[0] ?? link.target[0])?.path}.amount`));
      }
    }
}

function byWeight(a: MappingEntry, b: MappingEntry): number {
  return (
    Number(b.status === "given") - Number(a.status === "given") ||
    b.support - a.support ||
    (nameOf(a) < nameOf(b) ? -1 : 1)
  );
}

interface Draft {
  source: Map<string, LabelRef>;
  target: Map<string, LabelRef>;
  factor: 1 | -1;
  status: MappingEntry["status"];
  basis: MappingEntry["basis"];
  support: number;
  counter: number;
  examples: string[];
}

/** Patterns that share an item are one mapping: medical and family medical both become medical. */
function joinShared(patterns: readonly Pattern[]): Draft[] {
  const drafts: Draft[] = [];
  for (const { source, target, factor } of [...patterns].sort((a, b) => b.count - a.count)) {
    if (factor === null) continue;
    const shared = drafts.filter(
      (draft) =>
        draft.factor === factor &&
        ([...source.keys()].some((key) => draft.source.has(key)) ||
          [...target.keys()].some((key) => draft.target.has(key))),
    );
    const joined: Draft = {
      source: new Map([...shared.flatMap((draft) => [...draft.source]), ...refsOf(source)]),
      target: new Map([...shared.flatMap((draft) => [...draft.target]), ...refsOf(target)]),
      factor,
      status: "proposed",
      basis:
        typesOf(source.values()) === typesOf(target.values()) &&
        shared.every(({ basis }) => basis === "types")
          ? "types"
          : "amounts",
      support: 0,
      counter: 0,
      examples: [],
    };
    for (const draft of shared) drafts.splice(drafts.indexOf(draft), 1);
    drafts.push(joined);
  }
  return drafts;
}

function entryOf({ source, target, factor, status, basis, support, counter, examples }: Draft): MappingEntry {
  const sorted = (refs: ReadonlyMap<string, LabelRef>): LabelRef[] =>
    [...refs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ref]) => ref);
  return {
    source: sorted(source),
    target: sorted(target),
    factor,
    status,
    basis,
    support,
    counter,
    counter_examples: examples.slice(0, EXAMPLES_MAX),
  };
}

const isZero = ({ cents }: Line): boolean => cents === 0;
const keyOf = ({ section, label }: Line): string => `${section}|${label}`;
/** Nearly every side is one line. */
const sideKey = (lines: readonly Line[]): string =>
  lines.length === 1 ? keyOf(lines[0] as Line) : lines.map(keyOf).sort().join("&");
const byKey = (lines: readonly Line[]): Map<string, Line> =>
  new Map(lines.map((line) => [keyOf(line), line]));
const nameOf = ({ source, target }: MappingEntry): string => JSON.stringify([source, target]);
const typesOf = (lines: Iterable<Line>): string =>
  [...new Set([...lines].map(({ classKey }) => classKey))].sort().join();

function refsOf(lines: ReadonlyMap<string, Line>): [string, LabelRef][] {
  return [...lines].map(([key, { section, code, description }]) => [key, { section, code, description }]);
}

/** 1 where the sums are equal but for a rounding, −1 where they are but for the sign, null where they are not. */
function factorOf({ source, target }: Link): 1 | -1 | null {
  if (source.length === 0 || target.length === 0) return null;
  const [from, to] = [sumCents(source), sumCents(target)];
  if (isRounding(from - to)) return 1;
  return isRounding(from + to) ? -1 : null;
}

function isGiven(line: Line, given: readonly LineMapping[]): boolean {
  return given.some(({ source, target }) => [...source, ...target].some((ref) => refersTo(ref, line)));
}

function refersTo({ section, code, description }: LabelRef, line: Line): boolean {
  if (section !== line.section) return false;
  return code === null ? line.label === labelOf(description) : line.label === `#${code.toUpperCase()}`;
}
