import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { ProvidersCheck } from "@paylift/engine";
import { UsageError } from "../usage-error.ts";

/** What a folder of providers holds; a folder that is none, or an empty one, is a usage error. */
export async function readProviders(dir: string): Promise<ProvidersCheck> {
  const stats = await stat(dir).catch(() => null);
  if (stats === null) throw new UsageError(`no such folder: ${dir}`);
  if (!stats.isDirectory()) throw new UsageError(`${dir} is no folder`);
  const own = await stat(join(dir, "provider.json")).catch(() => null);
  if (own !== null)
    throw new UsageError(`${dir} is the folder of one provider, expected the folder above it`);
  // Imported late, so that wrong arguments are answered without loading a PDF reader.
  const { checkProviders } = await import("@paylift/engine");
  const found = await checkProviders(dir);
  if (found.providers.length === 0 && found.faults.length === 0)
    throw new UsageError(
      `no format variant in ${dir}: expected <provider>/provider.json and <provider>/<variant>.json`,
    );
  return found;
}
