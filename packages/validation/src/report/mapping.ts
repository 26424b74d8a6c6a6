import type { Link } from "../lines/link.ts";
import { sumCents } from "../lines/line-order.ts";
import type { Line } from "../model/line.ts";
import { labelOf } from "../model/read-person.ts";
import type { LabelRef, LineMapping } from "../options.ts";
import type { MappingEntry } from "./report.ts";

const EXAMPLES_MAX = 5;
/** An item of another type has to be borne out by so many people before it is proposed. */
const SUPPORT_MIN = 3;

/** How often items stood together: these labels of the source, those of the target. */
interface Pattern {
  source: Map<string, Line>;
  target: Map<string, Line>;
  factor: 1 | -1;
  support: number;
}

/** Learns from all employees which items of one side are which of the other, and shows who speaks against it. */
export class MappingEvidence {
  readonly #patterns = new Map<string, Pattern>();
  readonly #seen = { source: new Map<string, number>(), target: new Map<string, number>() };
  readonly #links: Link[] = [];

  add(links: readonly Link[]): void {
    for (const link of links) {
      if (link.source.every(isZero) && link.target.every(isZero)) continue;
      this.#links.push(link);
      for (const side of ["source", "target"] as const)
        for (const line of link[side]) {
          const key = keyOf(line);
          this.#seen[side].set(key, (this.#seen[side].get(key) ?? 0) + 1);
        }
      const factor = factorOf(link);
      if (factor !== null) this.#count(link, factor);
    }
  }

  /** The given mappings with their evidence, then the proposals, the best supported first. */
  entries(given: readonly LineMapping[]): MappingEntry[] {
    const proposals = this.#accepted();
    const drafts = [
      ...given.map((mapping): Draft => draftOfGiven(mapping, this.#links)),
      ...joinShared(proposals).filter(({ lines }) => !lines.some((line) => isGiven(line, given))),
    ];
    return this.#weigh(drafts);
  }

  #count(link: Link, factor: 1 | -1): void {
    const [source, target] = [byKey(link.source), byKey(link.target)];
    const key = `${[...source.keys()].sort().join("&")}>${[...target.keys()].sort().join("&")}>${factor}`;
    const pattern = this.#patterns.get(key);
    if (pattern === undefined) this.#patterns.set(key, { source, target, factor, support: 1 });
    else pattern.support += 1;
  }

  /** Patterns that are what mostly happens to the items of one of their sides. */
  #accepted(): Pattern[] {
    return [...this.#patterns.values()].filter(({ source, target, support }) => {
      const mostly = (side: "source" | "target", keys: Iterable<string>): boolean =>
        [...keys].every((key) => support * 2 > (this.#seen[side].get(key) ?? 0));
      const sameTypes = typesOf(source.values()) === typesOf(target.values());
      return (
        (sameTypes || support >= SUPPORT_MIN) &&
        (mostly("source", source.keys()) || mostly("target", target.keys()))
      );
    });
  }

  #weigh(drafts: readonly Draft[]): MappingEntry[] {
    const ofSource = new Map<string, Draft>();
    const ofTarget = new Map<string, Draft>();
    for (const draft of drafts) {
      for (const key of draft.source.keys()) ofSource.set(key, draft);
      for (const key of draft.target.keys()) ofTarget.set(key, draft);
    }
    for (const link of this.#links) {
      const draft = firstOf(link.source, ofSource) ?? firstOf(link.target, ofTarget);
      if (draft === undefined) continue;
      const inside =
        link.source.length > 0 &&
        link.target.length > 0 &&
        link.source.every((line) => draft.source.has(keyOf(line))) &&
        link.target.every((line) => draft.target.has(keyOf(line)));
      if (inside && factorOf(link) === draft.factor) draft.support += 1;
      else {
        draft.counter += 1;
        const line = link.source[0] ?? link.target[0];
        if (draft.examples.length < EXAMPLES_MAX && line !== undefined)
          draft.examples.push(`${line.path}.amount`);
      }
    }
    return drafts
      .map(entryOf)
      .sort(
        (a, b) =>
          Number(b.status === "given") - Number(a.status === "given") ||
          b.support - a.support ||
          (nameOf(a) < nameOf(b) ? -1 : 1),
      );
  }
}

interface Draft {
  source: Map<string, LabelRef>;
  target: Map<string, LabelRef>;
  lines: readonly Line[];
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
  for (const { source, target, factor } of [...patterns].sort((a, b) => b.support - a.support)) {
    const shared = drafts.filter(
      (draft) =>
        draft.factor === factor &&
        ([...source.keys()].some((key) => draft.source.has(key)) ||
          [...target.keys()].some((key) => draft.target.has(key))),
    );
    const joined: Draft = {
      source: new Map([...shared.flatMap((draft) => [...draft.source]), ...refsOf(source)]),
      target: new Map([...shared.flatMap((draft) => [...draft.target]), ...refsOf(target)]),
      lines: [...shared.flatMap(({ lines }) => lines), ...source.values(), ...target.values()],
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

function draftOfGiven(mapping: LineMapping, links: readonly Link[]): Draft {
  const keys = (refs: readonly LabelRef[], side: "source" | "target"): Map<string, LabelRef> =>
    new Map(
      links.flatMap((link) =>
        link[side].flatMap((line) => {
          const ref = refs.find((ref) => refersTo(ref, line));
          return ref === undefined ? [] : [[keyOf(line), ref] as const];
        }),
      ),
    );
  return {
    source: keys(mapping.source, "source"),
    target: keys(mapping.target, "target"),
    lines: [],
    factor: mapping.factor ?? 1,
    status: "given",
    basis: "amounts",
    support: 0,
    counter: 0,
    examples: [],
  };
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
    counter_examples: examples,
  };
}

const isZero = ({ cents }: Line): boolean => cents === 0;
const keyOf = ({ section, label }: Line): string => `${section}|${label}`;
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
  if (Math.abs(from - to) <= 1) return 1;
  return Math.abs(from + to) <= 1 ? -1 : null;
}

function firstOf(lines: readonly Line[], drafts: ReadonlyMap<string, Draft>): Draft | undefined {
  for (const line of lines) {
    const draft = drafts.get(keyOf(line));
    if (draft !== undefined) return draft;
  }
  return undefined;
}

function isGiven(line: Line, given: readonly LineMapping[]): boolean {
  return given.some(({ source, target }) => [...source, ...target].some((ref) => refersTo(ref, line)));
}

function refersTo({ section, code, description }: LabelRef, line: Line): boolean {
  if (section !== line.section) return false;
  return code === null ? line.label === labelOf(description) : line.label === `#${code.toUpperCase()}`;
}
