import type { Machine } from "@paylift/benchmark-extract/machine.ts";
import type { Spread } from "@paylift/benchmark-extract/statistics.ts";

/** One size, N employees against N. */
export interface SizeReport {
  employees: number;
  linesPerEmployee: number;
  values: number;
  wallMs: Spread;
  /** User and system time of the process: what one core would take. */
  cpuMs: Spread;
  peakMb: number;
  matchingErrors: number;
  wrong: number;
}

/** The content of `diff.json`. */
export interface DiffReport {
  date: string;
  command: string;
  machine: Machine;
  rounds: number;
  sizes: SizeReport[];
  /** CPU time an employee at the greatest size over that at the size before: 1 is linear growth. */
  growth: number;
}
