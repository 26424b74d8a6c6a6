import type { Machine } from "@paylift/benchmark-extract/machine.ts";
import { pairedRatio, spreadOf, type Spread } from "@paylift/benchmark-extract/statistics.ts";
import type { DrainRounds } from "./drain.ts";
import type { RequestRounds } from "./requests.ts";

/** A bar of the service, and whether it was reached. */
export interface Target {
  readonly what: string;
  readonly value: number;
  readonly limit: string;
  readonly passed: boolean;
}

/** The content of `http.json`. */
export interface Report {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine;
  readonly rounds: number;
  readonly otherCores: number;
  readonly requests: {
    readonly servicePerSecond: Spread;
    readonly barePerSecond: Spread;
    readonly serviceCpuUs: Spread;
    readonly bareCpuUs: Spread;
    readonly ratio: Spread;
    readonly cpuRatio: Spread;
  };
  readonly uploadGrowthMb: Spread;
  readonly drain: {
    readonly documents: number;
    readonly distinct: number;
    readonly threads: number;
    readonly queuePerSecond: Spread;
    readonly enginePerSecond: Spread;
    readonly ratio: Spread;
  };
  readonly targets: readonly Target[];
}

export interface Measurements {
  readonly requests: RequestRounds;
  readonly uploadGrowthMb: readonly number[];
  readonly drain: DrainRounds;
}

const LEAST_REQUEST_RATIO = 0.5;
const MOST_UPLOAD_MB = 64;
const LEAST_DRAIN_RATIO = 0.8;

export function reportOf(
  about: Pick<Report, "date" | "command" | "machine" | "rounds" | "otherCores"> & {
    readonly documents: number;
    readonly threads: number;
  },
  { requests, uploadGrowthMb, drain }: Measurements,
): Report {
  const { documents, threads, ...rest } = about;
  const perSecond = (rounds: RequestRounds["bare"]) => rounds.map((round) => round.perSecond);
  const cpuUs = (rounds: RequestRounds["bare"]) => rounds.map((round) => round.cpuUs);
  const ratio = pairedRatio(perSecond(requests.service), perSecond(requests.bare));
  const growth = spreadOf(uploadGrowthMb);
  const drained = pairedRatio(drain.queue, drain.engine);
  return {
    ...rest,
    requests: {
      servicePerSecond: spreadOf(perSecond(requests.service)),
      barePerSecond: spreadOf(perSecond(requests.bare)),
      serviceCpuUs: spreadOf(cpuUs(requests.service)),
      bareCpuUs: spreadOf(cpuUs(requests.bare)),
      ratio,
      cpuRatio: pairedRatio(cpuUs(requests.service), cpuUs(requests.bare)),
    },
    uploadGrowthMb: growth,
    drain: {
      documents,
      distinct: drain.distinct,
      threads,
      queuePerSecond: spreadOf(drain.queue),
      enginePerSecond: spreadOf(drain.engine),
      ratio: drained,
    },
    targets: [
      {
        what: "GET a job, requests a second, service / bare route",
        value: ratio.median,
        limit: `≥ ${LEAST_REQUEST_RATIO}`,
        passed: ratio.median >= LEAST_REQUEST_RATIO,
      },
      {
        what: "upload of 25 MB, MiB of memory, the worst round",
        value: growth.max,
        limit: `≤ ${MOST_UPLOAD_MB}`,
        passed: growth.max <= MOST_UPLOAD_MB,
      },
      {
        what: "documents a second, queue / engine alone",
        value: drained.median,
        limit: `≥ ${LEAST_DRAIN_RATIO}`,
        passed: drained.median >= LEAST_DRAIN_RATIO,
      },
    ],
  };
}
