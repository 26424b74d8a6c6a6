import type { Engine, EngineOptions } from "@paylift/engine";
import type { Context } from "../context.ts";
import { UsageError } from "../usage-error.ts";
import { engineError } from "../documents/engine-error.ts";

/** Creates the engine; options that it refuses, and faulty variants of the caller's, are usage errors. */
export async function openEngine(
  context: Context,
  options: EngineOptions & { map?: unknown },
): Promise<Engine> {
  try {
    return await context.createEngine(options);
  } catch (error) {
    const failure = engineError(error);
    if (failure?.code === "invalid_variant" || failure?.code === "invalid_argument") {
      throw new UsageError(failure.message);
    }
    throw error;
  }
}
