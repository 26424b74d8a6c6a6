import type { Person } from "../model/person.ts";
import type { ResolvedOptions } from "../options.ts";
import type { Finding } from "./finding.ts";
import { sameQuantity } from "./same-quantity.ts";
import { Tolerances, type TolerableValue } from "./tolerances.ts";
import { UntestedLog } from "./untested.ts";

/** What a comparison of two values comes to. */
export type Outcome = "equal" | "tolerated" | "differs";

/**
 * Collects the outcome of every compared value. Each value is counted once, as matched or with its finding, so that both
 * add up to the total by construction.
 */
export class Comparison {
  readonly findings: Finding[] = [];
  readonly untested = new UntestedLog();
  /** The source's record of everybody whose gross or net pay could not be read on one of the sides. */
  readonly unread = new Set<Person>();
  readonly tolerances: Tolerances;
  readonly ytdReason: string | null;
  #matched = 0;
  #values = 0;

  constructor({ tolerances, ytdReason }: Pick<ResolvedOptions, "tolerances" | "ytdReason">) {
    this.tolerances = new Tolerances(tolerances);
    this.ytdReason = ytdReason;
  }

  get matchedValues(): number {
    return this.#matched;
  }

  get values(): number {
    return this.#values;
  }

  /** A value that is the same on both sides. */
  matched(): void {
    this.#values += 1;
    this.#matched += 1;
  }

  /** A value that is not. */
  differs(finding: Finding): void {
    this.#values += 1;
    this.findings.push(finding);
  }

  /** A person without counterpart, or two ids: no value was compared. */
  person(finding: Finding): void {
    this.findings.push(finding);
  }

  ofMoney(value: TolerableValue, sourceCents: number, targetCents: number): Outcome {
    if (sourceCents === targetCents) return "equal";
    return this.tolerances.passes(value, sourceCents / 100, targetCents / 100) ? "tolerated" : "differs";
  }

  ofQuantity(value: TolerableValue, source: number, target: number): Outcome {
    if (sameQuantity(source, target)) return "equal";
    return this.tolerances.passes(value, source, target) ? "tolerated" : "differs";
  }
}
