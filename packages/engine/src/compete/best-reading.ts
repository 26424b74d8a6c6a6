import { Assumptions, type Assumption } from "../infer/assumptions.ts";
import type { Line } from "../layout/lines.ts";
import { readAs, restoreClaims, type Candidate, type Clock } from "./candidate.ts";

/** The reading that foots best, and what could be otherwise without a sum that tells. */
export interface BestReading {
  candidate: Candidate;
  /** Assumptions with which the document foots as well. */
  rivals: Assumption[];
}

/** So many readings are tried at most, on so many pages: a long document repeats what its first pages show. */
const MOST_READINGS = 48;
const MOST_RIVALS = 8;
const SAMPLE_PAGES = 12;
const SAME = 1e-6;

/** Reads a document of an unknown layout in each way that its pages leave open, and keeps the one that foots best. */
export function bestReading(lines: readonly Line[], clock: Clock): BestReading {
  const plain = readAs(lines, new Assumptions(), clock);
  if (plain.footing.sound && choicesOf(plain).length === 0) return { candidate: plain, rivals: [] };
  const first = lines[0]?.page ?? 1;
  const sample = lines.filter(({ page }) => page < first + SAMPLE_PAGES);
  const isSample = sample.length < lines.length;
  const contest = new Contest(sample, isSample ? readAs(sample, new Assumptions(), clock) : plain, clock);
  const { best, rivals } = contest.run();
  const candidate = isSample ? readAs(lines, best.assumptions, clock) : best;
  restoreClaims(lines, candidate);
  return { candidate, rivals };
}

/** What else could be assumed: about the layout only where the figures do not add up. */
function choicesOf({ inferred, footing }: Candidate): Assumption[] {
  const { doubts } = inferred;
  return footing.sound ? doubts.filter(({ of }) => of === "label").slice(0, MOST_RIVALS) : doubts;
}

class Contest {
  best: Candidate;
  readonly #lines: readonly Line[];
  readonly #clock: Clock;
  #readings = 0;

  constructor(lines: readonly Line[], plain: Candidate, clock: Clock) {
    this.#lines = lines;
    this.best = plain;
    this.#clock = clock;
  }

  /** Takes up each assumption that makes the figures foot better, until none does. */
  run(): { best: Candidate; rivals: Assumption[] } {
    for (;;) {
      const rivals: Assumption[] = [];
      const before = this.best;
      for (const assumption of choicesOf(before)) {
        const other = this.#try(assumption);
        if (other === null) break;
        const gain = other.footing.score - this.best.footing.score;
        if (gain > SAME) this.best = other;
        else if (gain > -SAME && assumption.of === "label") rivals.push(assumption);
      }
      if (this.best === before || this.#readings >= MOST_READINGS) return { best: this.best, rivals };
    }
  }

  #try(assumption: Assumption): Candidate | null {
    if (this.#readings++ >= MOST_READINGS) return null;
    return readAs(this.#lines, this.best.assumptions.with(assumption), this.#clock);
  }
}
