import type { InspectedRole, RunnerUp } from "../../api/inspection.ts";
import { printedBox } from "../page-graph/printed-box.ts";
import type { Span } from "../page-graph/span.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import type { Found } from "../search/search.ts";
import { boxOn, headingTextsOf, isOnPage, rounded } from "./inspected-hypothesis.ts";

const MOST = 5;
const MOST_DIFFERENCES = 12;

/** What a figure is taken for, with the headings over it. */
interface Taken {
  figure: Span;
  as: InspectedRole;
  headings: string[];
}

/** The ways to read tables of a page that come next, the nearest to what is kept first. */
export function runnersUp({ best, judged }: Found, page: number): RunnerUp[] {
  const others = judged.flat().filter((own) => !best.includes(own) && isOnPage(own, page));
  const kept = takenBy(best, page);
  const told = others
    .map((other) => runnerUp(other, best, kept, page))
    .sort((a, b) => a.behind - b.behind)
    // The same reading may be reached by several ways to part rows.
    .filter(({ behind, differs }) => behind > 0 || differs.length > 0);
  const alike = (own: RunnerUp): string => `${own.bits} ${own.held} ${own.failed}`;
  return told.filter((own, i) => told.findIndex((one) => alike(one) === alike(own)) === i).slice(0, MOST);
}

function runnerUp(
  other: Hypothesis,
  best: Found["best"],
  kept: ReadonlyMap<number, Taken>,
  page: number,
): RunnerUp {
  const rows = new Set(other.segmentation.rows);
  const beside = best.filter(({ segmentation }) => segmentation.rows.some((row) => rows.has(row)));
  const { held, failed } = other.assignment.sums;
  return {
    grammar: other.segmentation.grammar,
    bits: rounded(other.bits),
    behind: rounded(beside.reduce((sum, { bits }) => sum + bits, 0) - other.bits),
    records: other.segmentation.records.length,
    boxes: other.segmentation.records.flatMap((record) => boxOn(page, record) ?? []),
    slots: other.slots.length,
    held,
    failed,
    differs: differencesOf(kept, takenBy([other], page)),
  };
}

function takenBy(hypotheses: Found["best"], page: number): Map<number, Taken> {
  const taken = new Map<number, Taken>();
  for (const { slots, assignment } of hypotheses)
    slots.forEach((slot, i) => {
      const { subject, kind } = assignment.roles[i]!;
      const as = { role: subject, kind };
      const headings = headingTextsOf(slot);
      for (const own of slot.entries.values())
        for (const { figure } of own)
          if (figure.page === page) taken.set(figure.index, { figure, as, headings });
    });
  return taken;
}

function differencesOf(
  ofKept: ReadonlyMap<number, Taken>,
  others: ReadonlyMap<number, Taken>,
): RunnerUp["differs"] {
  const found = new Map<string, RunnerUp["differs"][number]>();
  for (const figure of new Set([...ofKept.keys(), ...others.keys()])) {
    const [one, other] = [ofKept.get(figure), others.get(figure)];
    const [kept, otherwise] = [one?.as ?? null, other?.as ?? null];
    if (isSame(kept, otherwise)) continue;
    const headings = (one ?? other)!.headings;
    const key = JSON.stringify([headings, kept, otherwise]);
    const own = found.get(key) ?? { headings, kept, otherwise, figures: [] };
    found.set(key, own);
    own.figures.push(printedBox((one ?? other)!.figure));
  }
  return [...found.values()].sort((a, b) => b.figures.length - a.figures.length).slice(0, MOST_DIFFERENCES);
}

/** What is no part of the pay counts nothing. */
function isSame(one: InspectedRole | null, other: InspectedRole | null): boolean {
  return one?.role === other?.role && (one?.role === "none" || one?.kind === other?.kind);
}
