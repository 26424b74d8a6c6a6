import { resolve } from "node:path";
import type { ProviderDescription } from "@paylift/engine";
import type { Context } from "../context.ts";
import { openEngine } from "../options/open-engine.ts";

/** The providers that an engine would know. It starts no threads as long as it reads nothing. */
export async function knownProviders(
  context: Context,
  variants: readonly string[],
): Promise<readonly ProviderDescription[]> {
  const engine = await openEngine(context, {
    threads: 1,
    variants: variants.map((folder) => resolve(folder)),
  });
  try {
    return engine.providers();
  } finally {
    await engine.close();
  }
}
