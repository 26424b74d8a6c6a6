import type { LayoutData } from "./api/layout.ts";
import type { ExtractOptions, InspectOptions, Progress, ReaderChoice } from "./api/engine.ts";
import { EngineError } from "./errors.ts";
import { LONGEST_DEADLINE_MS, wholeNumber } from "./option-values.ts";
import { readerChoice, type ResolvedEngineOptions } from "./options.ts";

/** The options of one call, checked, with the engine's own where the call names none. */
export interface ResolvedExtractOptions {
  signal: AbortSignal | null;
  onProgress: ((progress: Progress) => void) | null;
  password: string | null;
  group: string | null;
  cpuMs: number;
  totalCpuMs: number;
  deadlineMs: number;
  maxScannedPages: number;
  reader: ReaderChoice;
  layouts: readonly LayoutData[];
  asVariant: string | null;
}

const AS_VARIANT = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Fills in the defaults and checks every value. Throws `invalid_argument` that names the option. */
export function resolveExtractOptions(
  options: ExtractOptions = {},
  engine: ResolvedEngineOptions,
): Readonly<ResolvedExtractOptions> {
  if (typeof options !== "object" || options === null) refuse("options", "an object");
  const { signal, onProgress, password, group, layouts = [], asVariant } = options;
  if (!Array.isArray(layouts)) refuse("layouts", "an array of layouts");
  if (signal !== undefined && !(signal instanceof AbortSignal)) refuse("signal", "an AbortSignal");
  if (onProgress !== undefined && typeof onProgress !== "function") refuse("onProgress", "a function");
  if (password !== undefined && typeof password !== "string") refuse("password", "a string");
  if (group !== undefined && typeof group !== "string") refuse("group", "a string");
  if (asVariant !== undefined && (typeof asVariant !== "string" || !AS_VARIANT.test(asVariant)))
    refuse("asVariant", "provider/variant, two slugs");
  return Object.freeze({
    signal: signal ?? null,
    onProgress: onProgress ?? null,
    password: password ?? null,
    group: group ?? null,
    cpuMs: wholeNumber("cpuMs", options.cpuMs ?? engine.cpuMs, 1),
    totalCpuMs: wholeNumber("totalCpuMs", options.totalCpuMs ?? engine.totalCpuMs, 1),
    deadlineMs: wholeNumber("deadlineMs", options.deadlineMs ?? engine.deadlineMs, 1, LONGEST_DEADLINE_MS),
    maxScannedPages: wholeNumber("maxScannedPages", options.maxScannedPages ?? engine.maxScannedPages, 1),
    reader: readerChoice(options.reader ?? engine.reader),
    layouts,
    asVariant: asVariant ?? null,
  });
}

/** The page that `inspect` is to show, from 1. Throws `invalid_argument`. */
export function resolveInspectPage(options: InspectOptions = {}): number {
  return wholeNumber("page", options?.page ?? 1, 1);
}

function refuse(option: string, expected: string): never {
  throw new EngineError("invalid_argument", `${option} must be ${expected}`, { option });
}
