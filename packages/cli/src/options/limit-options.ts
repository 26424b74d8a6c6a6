import { Option } from "commander";
import type { ExtractOptions } from "@paylift/engine";
import { secondsToMs, wholeNumber } from "./number-options.ts";

/** Limits of one document, as the command line gives them; times in milliseconds. */
export interface LimitFlags {
  cpu?: number;
  totalCpu?: number;
  deadline?: number;
  scannedPages?: number;
}

type Limit = "cpuMs" | "totalCpuMs" | "deadlineMs" | "maxScannedPages";

/** The option that sets each limit of the engine. */
const FLAGS: Readonly<Record<Limit, string>> = {
  cpuMs: "--cpu",
  totalCpuMs: "--total-cpu",
  deadlineMs: "--deadline",
  maxScannedPages: "--scanned-pages",
};

/** Options for the limits of one document. */
export function limitOptions(): Option[] {
  return [
    new Option(
      `${FLAGS.cpuMs} <seconds>`,
      "CPU time of one document, and of each page of a scan (default: 30)",
    ).argParser(secondsToMs),
    new Option(
      `${FLAGS.totalCpuMs} <seconds>`,
      "CPU time of one document with all its scanned pages (default: 1800)",
    ).argParser(secondsToMs),
    new Option(
      `${FLAGS.deadlineMs} <seconds>`,
      "time limit of one document by the clock (default: 14400)",
    ).argParser(secondsToMs),
    new Option(
      `${FLAGS.maxScannedPages} <n>`,
      "distinct scanned pages that one document may have (default: 200)",
    ).argParser(wholeNumber),
  ];
}

/** The engine's options for the limits that were given. */
export function limitsOf({ cpu, totalCpu, deadline, scannedPages }: LimitFlags): Pick<ExtractOptions, Limit> {
  return {
    ...(cpu === undefined ? {} : { cpuMs: cpu }),
    ...(totalCpu === undefined ? {} : { totalCpuMs: totalCpu }),
    ...(deadline === undefined ? {} : { deadlineMs: deadline }),
    ...(scannedPages === undefined ? {} : { maxScannedPages: scannedPages }),
  };
}

/** The option that raises a limit of the engine; null for what is no limit. */
export function flagOf(option: unknown): string | null {
  return FLAGS[option as Limit] ?? null;
}
