import { availableParallelism } from "node:os";
import { EngineError, type EngineOptions } from "@paylift/engine";
import type { SpreadsheetOptions } from "@paylift/tabular";
import { silentLog, type Log } from "../log.ts";

const GIB = 2 ** 30;

/** Options of the engine in the child, for which spreadsheets are documents, too. */
export type HostedEngineOptions = EngineOptions & Pick<SpreadsheetOptions, "spreadsheetHeapMb">;

export interface EngineHostOptions {
  /** Options of the engine in the child. */
  engine?: HostedEngineOptions;
  /** Documents that the child has at once; further ones wait here. Default twice the engine's threads and two more; minimum 1. */
  maxInFlight?: number;
  /** Documents that may wait here before `extract` refuses with `queue_full`. Default 1000. */
  maxWaiting?: number;
  /**
   * Resident memory of the child in bytes. Above it a child without work is replaced; above twice it, the child is
   * killed with its work. Default 2,147,483,648 (2 GiB); minimum 33,554,432 (32 MiB).
   */
  maxRssBytes?: number;
  /** Told when the child starts, ends, is replaced. Default: nobody. */
  logger?: Log;
}

/** What the host works with: every option set and checked. */
export interface ResolvedEngineHostOptions extends Readonly<Required<EngineHostOptions>> {}

/** Fills in the defaults. @throws EngineError `invalid_argument` that names the option. */
export function resolveEngineHostOptions(options: EngineHostOptions): ResolvedEngineHostOptions {
  const engine = options.engine ?? {};
  const threads = engine.threads ?? availableParallelism();
  // Threads that make no sense are for the engine to refuse.
  const enough = threads >= 1 ? 2 * threads + 2 : 1;
  return Object.freeze({
    engine,
    maxInFlight: atLeast("maxInFlight", options.maxInFlight ?? enough, 1),
    maxWaiting: atLeast("maxWaiting", options.maxWaiting ?? 1000, 0),
    maxRssBytes: atLeast("maxRssBytes", options.maxRssBytes ?? 2 * GIB, GIB / 32),
    logger: options.logger ?? silentLog,
  });
}

function atLeast(option: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new EngineError("invalid_argument", `${option} must be a whole number of at least ${least}`, {
    option,
  });
}
