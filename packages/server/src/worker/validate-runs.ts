import type { CanonicalOutput } from "@paylift/canonical";
import type {
  HandlerContext,
  JsonObject,
  Lease,
  Outcome,
  Store,
  Validation,
  ValidationCompletion,
} from "@paylift/store";
import { RunUnavailable, runOutput } from "./run-output.ts";

/** Compares what was read from the source run's document with what was read from the target run's. */
export type Compare = (source: CanonicalOutput, target: CanonicalOutput) => JsonObject | Promise<JsonObject>;

interface Parts {
  readonly store: Store;
  readonly compare?: Compare;
}

/** Compares the two runs of a validation, once their documents have been read. */
export async function validateRuns(
  lease: Lease,
  context: HandlerContext,
  { store, compare }: Parts,
): Promise<Outcome<ValidationCompletion>> {
  if (compare === undefined) return failed("validation_unavailable", "this service does not compare runs");
  const validation = await store.validations.getById(lease.organizationId, lease.id);
  if (validation === null) return failed("validation_missing", "the validation is no longer there");

  const signal = AbortSignal.any([context.lost, context.stopping]);
  try {
    const output = (runId: string) => runOutput(store, place(validation), runId, signal);
    const source = await output(validation.sourceRunId);
    const target = await output(validation.targetRunId);
    return { kind: "completed", completion: { report: await compare(source, target) } };
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    if (error instanceof RunUnavailable) return failed(error.code, error.message);
    throw error;
  }
}

function place({ organizationId, migrationId }: Validation): { organizationId: string; migrationId: string } {
  return { organizationId, migrationId };
}

function failed(code: string, message: string): Outcome<ValidationCompletion> {
  return { kind: "failed", error: { code, message } };
}
