import type { Section } from "../model/line.ts";
import type { Tolerance, ToleranceField } from "../options.ts";

/** What a value is, for the tolerances that may concern it. */
export interface TolerableValue {
  field: ToleranceField;
  section: Section | null;
  type: string | null;
}

/** Differences that a tolerance accepts, added up so that a drift stays visible. */
export interface Tolerated {
  field: ToleranceField;
  section: Section | null;
  type: string | null;
  count: number;
  /** Sum of the differences, target − source, in the unit of the field. */
  sum: number;
  /** At least five differences, all with one sign: not a matter of chance. */
  drifts: boolean;
}

/** So many differences of one sign are no chance any more: one in sixteen for five throws of a coin. */
const DRIFT_MIN = 5;

interface Counted extends TolerableValue {
  count: number;
  rises: number;
  sum: number;
}

/** Applies the caller's tolerances, and remembers what they let pass. */
export class Tolerances {
  readonly #list: readonly Tolerance[];
  readonly #passed = new Map<string, Counted>();

  constructor(list: readonly Tolerance[]) {
    this.#list = list;
  }

  /** Whether a difference passes; both values in the unit of the field. */
  passes(value: TolerableValue, source: number, target: number): boolean {
    const tolerance = this.#list.find(
      ({ field, section, type }) =>
        field === value.field &&
        (section === undefined || section === value.section) &&
        (type === undefined || type === value.type),
    );
    if (tolerance === undefined) return false;
    const difference = target - source;
    const allowed = Math.max(
      tolerance.absolute ?? 0,
      ((tolerance.percent ?? 0) / 100) * Math.max(Math.abs(source), Math.abs(target)),
    );
    // Amounts are whole cents, so less than a tenth of one is binary noise.
    if (Math.abs(difference) > allowed + 1e-4) return false;
    this.#remember(value, difference);
    return true;
  }

  list(): Tolerated[] {
    return [...this.#passed]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { field, section, type, count, rises, sum }]) => ({
        field,
        section,
        type,
        count,
        sum: Math.round(sum * 1e6) / 1e6,
        drifts: drifts(count, rises),
      }));
  }

  #remember(value: TolerableValue, difference: number): void {
    const key = `${value.field}|${value.section ?? ""}|${value.type ?? ""}`;
    const counted = this.#passed.get(key) ?? { ...value, count: 0, rises: 0, sum: 0 };
    counted.count += 1;
    counted.rises += difference > 0 ? 1 : 0;
    counted.sum += difference;
    this.#passed.set(key, counted);
  }
}

/** Whether differences of this many, of which some are rises, all go one way. */
export function drifts(count: number, rises: number): boolean {
  return count >= DRIFT_MIN && (rises === 0 || rises === count);
}
