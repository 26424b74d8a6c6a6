import { Assumptions, type Assumption } from "../infer/assume/assumptions.ts";
import { preparePages, type PreparedPages } from "../infer/prepare/prepared-pages.ts";
import type { Line } from "../layout/lines.ts";
import { readAs, restoreClaims, type Candidate, type Clock } from "./candidate.ts";
import { Glance } from "./glance.ts";

/** The reading that foots best, and what could be otherwise without a sum that tells. */
export interface BestReading {
  candidate: Candidate;
  /** Assumptions with which the document foots as well. */
  rivals: Assumption[];
}

/** So many readings are tried at most, on so many pages: a long document repeats what its first pages show. */
const MOST_READINGS = 48;
const MOST_RIVALS = 8;
const SAMPLE_PAGES = 6;
const SAME = 1e-6;

/**
 * Reads a document of an unknown layout as it looks and, where that leaves something to choose, in each way that its
 * pages leave open; keeps the reading that foots best. In a long document its first pages tell what to choose, so that
 * as a whole it is read no more than twice.
 */
export function bestReading(lines: readonly Line[], clock: Clock): BestReading {
  const all = clock.time("interpret", () => preparePages(lines));
  const plain = readAs(all, new Assumptions(), clock);
  if (isSettled(plain)) return { candidate: plain, rivals: [] };
  const page = lines[0]?.page ?? 1;
  const sample = lines.filter((line) => line.page < page + SAMPLE_PAGES);
  if (sample.length === lines.length) {
    const { best, rivals } = new Contest(all, plain, clock).run();
    restoreClaims(lines, best);
    return { candidate: best, rivals };
  }
  const pages = clock.time("interpret", () => preparePages(sample));
  const first = readAs(pages, new Assumptions(), clock);
  const { best, rivals } = new Contest(pages, first, clock).run();
  if (best !== first) return { candidate: readAs(all, best.assumptions, clock), rivals };
  restoreClaims(lines, plain);
  return { candidate: plain, rivals };
}

/** Whether a reading leaves nothing to choose. */
function isSettled(reading: Candidate): boolean {
  return reading.footing.sound && choicesOf(reading).length === 0;
}

/** What else could be assumed: about the layout only where the figures do not add up. */
function choicesOf({ inferred, footing }: Candidate): Assumption[] {
  const { doubts } = inferred;
  return footing.sound ? doubts.filter(({ of }) => of === "label").slice(0, MOST_RIVALS) : doubts;
}

/** What is assumed of pages and their columns, of which one can make another useless. */
const OF_PAGES: ReadonlySet<Assumption["of"]> = new Set([
  "layout",
  "numbers",
  "headings",
  "lines",
  "pairs",
  "column",
]);
/** So many of the readings at most look for the best of these. */
const MOST_OF_PAGES = MOST_READINGS / 2;

function findsPay({ inferred }: Candidate): boolean {
  return inferred.reading.records.length > 0;
}

class Contest {
  best: Candidate;
  readonly #pages: PreparedPages;
  readonly #clock: Clock;
  readonly #glance: Glance | null;
  #readings = 0;

  constructor(pages: PreparedPages, plain: Candidate, clock: Clock) {
    this.#pages = pages;
    this.best = plain;
    this.#clock = clock;
    this.#glance = Glance.of(pages, plain, clock);
  }

  /** Takes up what makes the figures foot best as a whole, then each further assumption that gains, until none does. */
  run(): { best: Candidate; rivals: Assumption[] } {
    while (this.#readings < MOST_OF_PAGES && this.#takeBestOfPages());
    for (;;) {
      const rivals: Assumption[] = [];
      const before = this.best;
      for (const assumption of choicesOf(before)) {
        if (OF_PAGES.has(assumption.of) && assumption.of !== "column") continue;
        if (this.#readings >= MOST_READINGS) break;
        const other = this.#try(assumption);
        if (other === null) continue;
        const gain = other.footing.score - this.best.footing.score;
        if (gain > SAME) this.best = other;
        else if (gain > -SAME && assumption.of === "label") rivals.push(assumption);
      }
      if (this.best === before || this.#readings >= MOST_READINGS) return { best: this.best, rivals };
    }
  }

  /** Takes up the one assumption about pages that gains most. False where none gains. */
  #takeBestOfPages(): boolean {
    const before = this.best;
    let best = before;
    for (const assumption of choicesOf(before)) {
      if (!OF_PAGES.has(assumption.of) || this.#readings >= MOST_READINGS) continue;
      const other = this.#try(assumption);
      if (other !== null && other.footing.score > best.footing.score + SAME) best = other;
    }
    this.best = best;
    return best !== before;
  }

  /** A reading with one more assumption. Null where it gains nothing, as a glance may show of one about pages. */
  #try(assumption: Assumption): Candidate | null {
    this.#readings++;
    const { assumptions } = this.best;
    if (OF_PAGES.has(assumption.of) && this.#glance?.gains(assumptions, assumption) === false) return null;
    const other = readAs(this.#pages, assumptions.with(assumption), this.#clock);
    // What is never read fails no sum: where one reading finds pay, another that finds none is no better.
    return findsPay(other) || !findsPay(this.best) ? other : null;
  }
}
