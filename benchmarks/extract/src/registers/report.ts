import type { Machine } from "../machine.ts";
import type { Spread } from "../statistics.ts";
import { atLeast, atMost, type Target } from "../targets.ts";
import type { Skipped } from "./peers.ts";

/** One program on the dense register. */
export interface RegisterRow {
  key: string;
  label: string;
  /** Of the register that it read: slow programs read a short one. */
  pages: number;
  cpuMsPerPage: Spread;
  wallMsPerPage: Spread;
}

/** A register of one length in one thread. */
export interface LengthCost {
  pages: number;
  employees: number;
  cpuMsPerPage: Spread;
  /** CPU a page over that of the shortest. */
  toShortest: Spread;
  /** Of a fresh process that read it alone. */
  peakMb: number;
}

interface Measured {
  /** CPU a page of the engine at one thread over that of each other. */
  ratios: { key: string; label: string; cpu: Spread }[];
  /** Wall clock of the engine at two threads over that of one `pdftotext`; null where it is not installed. */
  wallOfTwo: Spread | null;
  /** Of a fresh process on the dense register. */
  memory: { peakMb: number; pdfjsPeakMb: number };
  lengths: LengthCost[];
}

/** The content of `registers.json`. */
export interface RegisterReport extends Measured {
  date: string;
  command: string;
  machine: Machine;
  rounds: number;
  /** Cores that other programs kept busy before the rounds and after them. */
  otherCores: Spread;
  dense: { pages: number; employees: number };
  rows: RegisterRow[];
  skipped: Skipped[];
  /** What is wrong with the answers; [] where nothing is. */
  against: string[];
  targets: Target[];
}

export function barsOf({ ratios, wallOfTwo, memory, lengths }: Measured): Target[] {
  const over = (key: string): number | undefined => ratios.find((ratio) => ratio.key === key)?.cpu.median;
  const bars: Target[] = [];
  const pdftotext = over("pdftotext");
  if (pdftotext !== undefined) bars.push(atMost("CPU, engine / pdftotext", pdftotext, 1.1, 0.8));
  if (wallOfTwo !== null) bars.push(atMost("wall, 2 threads / one pdftotext", wallOfTwo.median, 0.8, 0.5));
  const [words, tables] = [over("pdfplumber-words"), over("pdfplumber-tables")];
  if (words !== undefined) bars.push(atLeast("times faster than pdfplumber words", 1 / words, 15, 25));
  if (tables !== undefined) bars.push(atLeast("times faster than pdfplumber tables", 1 / tables, 40, 70));
  bars.push(atMost("peak memory, engine / pdfjs-dist", memory.peakMb / memory.pdfjsPeakMb, 1, 0.7));
  const longest = lengths.at(-1);
  if (longest !== undefined)
    bars.push(atMost("CPU a page, longest / shortest", longest.toShortest.median, 1.2, 1));
  return bars;
}
