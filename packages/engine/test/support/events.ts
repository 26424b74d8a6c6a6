import type { Progress, Stage } from "../../src/api/engine.ts";

/** An `onProgress` with a promise for the moment when a stage is reached. */
export function reaching(stage: Stage): { onProgress: (progress: Progress) => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    reached: promise,
    onProgress: (progress) => {
      if (progress.stage === stage) resolve();
    },
  };
}

/** The error that a promise rejects with; throws if it does not reject. */
export async function failure(promise: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error("it did not fail");
}
