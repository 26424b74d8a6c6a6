import type {
  HandlerContext,
  JsonObject,
  Lease,
  Outcome,
  RunType,
  Store,
  Validation,
  ValidationCompletion,
} from "@paylift/store";
import {
  ValidationError,
  type ExtractedSide,
  type ValidationOptions,
  type ValidationReport,
} from "@paylift/validation";
import { settingsDigest } from "../comparison/basis.ts";
import { ComparisonTooLarge } from "../comparison/compare-in-thread.ts";
import { toValidationOptions } from "../comparison/stored-settings.ts";
import { RunUnavailable, runOutput } from "./run-output.ts";
import { sideSummary } from "./side-summary.ts";

/** Compares what was read from the source run's document with what was read from the target run's. */
export type Compare = (
  source: ExtractedSide,
  target: ExtractedSide,
  options: ValidationOptions,
  /** Aborts when nobody waits for the report any more. */
  signal: AbortSignal,
) => ValidationReport | Promise<ValidationReport>;

interface Parts {
  readonly store: Store;
  readonly compare?: Compare;
}

/** Compares the two runs of a validation by its payroll migration's settings, once their documents have been read. */
export async function validateRuns(
  lease: Lease,
  context: HandlerContext,
  { store, compare }: Parts,
): Promise<Outcome<ValidationCompletion>> {
  if (compare === undefined) return failed("validation_unavailable", "this service does not compare runs");
  const validation = await store.validations.getById(lease.organizationId, lease.id);
  if (validation === null) return failed("validation_missing", "the validation is no longer there");

  const signal = AbortSignal.any([context.lost, context.stopping]);
  const { organizationId, migrationId, sourceRunId, targetRunId } = validation;
  try {
    const output = (id: string, type: RunType) => runOutput(store, place(validation), { id, type }, signal);
    const source = await output(sourceRunId, "source");
    const target = await output(targetRunId, "target");
    const stored = await store.comparisonSettings.get(organizationId, migrationId);
    const settings = stored ?? { mapping: {}, tolerance: {} };
    const report = await compare(source.side, target.side, toValidationOptions(settings), signal);
    const sides = { source: sideSummary(source), target: sideSummary(target) };
    const basis = { sides, settings_digest: settingsDigest(settings) };
    return { kind: "completed", completion: { report: { ...asJson(report), ...basis } } };
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    if (isLasting(error)) return failed(error.code, error.message);
    throw error;
  }
}

function isLasting(error: unknown): error is RunUnavailable | ValidationError | ComparisonTooLarge {
  return (
    error instanceof RunUnavailable || error instanceof ValidationError || error instanceof ComparisonTooLarge
  );
}

function place({ organizationId, migrationId }: Validation): { organizationId: string; migrationId: string } {
  return { organizationId, migrationId };
}

/** A report survives JSON by its own contract; interfaces just do not show it to the compiler. */
function asJson(report: ValidationReport): JsonObject {
  return report as unknown as JsonObject;
}

function failed(code: string, message: string): Outcome<ValidationCompletion> {
  return { kind: "failed", error: { code, message } };
}
