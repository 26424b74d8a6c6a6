import type { Assumption, Assumptions } from "../infer/assume/assumptions.ts";
import { someOf, type PreparedPages } from "../infer/prepare/prepared-pages.ts";
import type { Token } from "../layout/token.ts";
import { readAs, type Candidate, type Clock } from "./candidate.ts";

/** So many pages tell whether an assumption about pages and their columns changes anything for the better. */
const PAGES = 2;
/** As many pages are read again at little cost. */
const FEW = 3;
const SAME = 1e-6;

/** Looks at those pages where a reading explains least, to see which others are worth making of all. */
export class Glance {
  readonly #pages: PreparedPages;
  readonly #clock: Clock;
  #known: { assumptions: Assumptions; score: number } | null = null;

  private constructor(pages: PreparedPages, clock: Clock) {
    this.#pages = pages;
    this.#clock = clock;
  }

  /** Null where pages are few anyway. */
  static of(pages: PreparedPages, plain: Candidate, clock: Clock): Glance | null {
    const numbers = new Set(pages.lines.map(({ page }) => page));
    if (numbers.size <= FEW) return null;
    const open = unexplained(pages, plain);
    const worst = [...numbers].sort((a, b) => (open.get(b) ?? 0) - (open.get(a) ?? 0)).slice(0, PAGES);
    return new Glance(someOf(pages, new Set(worst)), clock);
  }

  /** Whether the figures foot better with one more assumption. */
  gains(assumptions: Assumptions, more: Assumption): boolean {
    if (this.#known?.assumptions !== assumptions)
      this.#known = { assumptions, score: this.#scoreOf(assumptions) };
    return this.#scoreOf(assumptions.with(more)) > this.#known.score + SAME;
  }

  #scoreOf(assumptions: Assumptions): number {
    return readAs(this.#pages, assumptions, this.#clock).footing.score;
  }
}

/** How many figures of each page nobody claims, or are in a sum that fails. */
function unexplained({ lines }: PreparedPages, { checks, claims }: Candidate): Map<number, number> {
  const failed = new Set<Token>();
  for (const { check, tokens } of checks)
    if (check.passed === false) for (const token of tokens) failed.add(token);
  const counts = new Map<number, number>();
  let i = 0;
  for (const { page, tokens } of lines) {
    for (const token of tokens) {
      const isOpen = token.moneyLike && (claims[i] === null || failed.has(token));
      if (isOpen) counts.set(page, (counts.get(page) ?? 0) + 1);
      i++;
    }
  }
  return counts;
}
