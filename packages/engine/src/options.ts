import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { READER_CHOICES, type EngineOptions, type ReaderChoice } from "./api/engine.ts";
import { EngineError } from "./errors.ts";
import { LONGEST_DEADLINE_MS, wholeNumber, yesOrNo } from "./option-values.ts";
import { resolveVoters, type ResolvedVoter } from "./voters/terms.ts";

/** What the engine works with: every option set, checked, frozen. Units as in `EngineOptions`. */
export type ResolvedEngineOptions = Readonly<
  Required<Omit<EngineOptions, "voters">> & { voters: readonly ResolvedVoter[] }
>;

// Below this a thread runs out of memory before it has loaded the reader.
export const SMALLEST_HEAP_MB = 64;

/**
 * Fills in the defaults and checks every value.
 * Throws `invalid_argument` that names the option, what was expected and what was got, also for an option that is none.
 */
export function resolveEngineOptions(options: EngineOptions = {}): ResolvedEngineOptions {
  if (typeof options !== "object" || options === null) {
    throw new EngineError("invalid_argument", "options must be an object", { option: "options" });
  }
  const resolved = {
    threads: wholeNumber("threads", options.threads ?? availableParallelism(), 1, 1024),
    spareThreads: wholeNumber("spareThreads", options.spareThreads ?? 0, 0, 1024),
    warm: yesOrNo("warm", options.warm ?? false),
    maxQueue: wholeNumber("maxQueue", options.maxQueue ?? 1000, 0),
    cpuMs: wholeNumber("cpuMs", options.cpuMs ?? 30_000, 1),
    totalCpuMs: wholeNumber("totalCpuMs", options.totalCpuMs ?? 1_800_000, 1),
    deadlineMs: wholeNumber("deadlineMs", options.deadlineMs ?? 14_400_000, 1, LONGEST_DEADLINE_MS),
    maxBytes: wholeNumber("maxBytes", options.maxBytes ?? 100 * 2 ** 20, 1),
    maxPages: wholeNumber("maxPages", options.maxPages ?? 5000, 1),
    maxScannedPages: wholeNumber("maxScannedPages", options.maxScannedPages ?? 200, 1),
    maxInflatedBytes: wholeNumber("maxInflatedBytes", options.maxInflatedBytes ?? 256 * 2 ** 20, 1),
    heapMb: wholeNumber("heapMb", options.heapMb ?? 1024, SMALLEST_HEAP_MB),
    variants: folders("variants", options.variants ?? []),
    excludeProviders: slugs("excludeProviders", options.excludeProviders ?? []),
    reader: readerChoice(options.reader ?? "both"),
    voters: resolveVoters(options.voters ?? []),
  };
  const unknown = Object.keys(options).find((option) => !Object.hasOwn(resolved, option));
  // A limit that is spelled wrongly would not hold, and nobody would know.
  if (unknown !== undefined) {
    const known = Object.keys(resolved).join(", ");
    throw new EngineError("invalid_argument", `there is no option ${unknown}; options are ${known}`, {
      option: unknown,
    });
  }
  return Object.freeze(resolved);
}

/** The value, if it names readers; throws `invalid_argument` that lists the names otherwise. */
export function readerChoice(value: unknown): ReaderChoice {
  const choice = READER_CHOICES.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw new EngineError("invalid_argument", `reader must be one of ${READER_CHOICES.join(", ")}`, {
    option: "reader",
  });
}

function slugs(option: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((slug) => typeof slug === "string" && slug !== "")) {
    throw new EngineError("invalid_argument", `${option} must be an array of provider slugs`, { option });
  }
  return Object.freeze([...value] as string[]);
}

// Absolute from the start, so that a later change of the working directory changes nothing.
function folders(option: string, value: unknown): readonly string[] {
  if (!Array.isArray(value) || !value.every((folder) => typeof folder === "string" && folder !== "")) {
    throw new EngineError("invalid_argument", `${option} must be an array of folder paths`, { option });
  }
  return Object.freeze(value.map((folder: string) => resolve(folder)));
}
