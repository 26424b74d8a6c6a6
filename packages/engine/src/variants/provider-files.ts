import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { EngineError } from "../errors.ts";

export const PROVIDER_FILE = "provider.json";
/** Sample documents may stand beside the variants that they are for. */
const SAMPLES = "samples";

/** The folders of the providers in a folder, sorted. Throws `EngineError` (`invalid_variant`) where it cannot be read. */
export function providerFolders(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name !== SAMPLES && statSync(join(folder, name)).isDirectory())
      .sort();
  } catch (error) {
    throw new EngineError(
      "invalid_variant",
      `the folder of variants ${folder} cannot be read`,
      { folder },
      { cause: error },
    );
  }
}

/** The files of a provider's variants, sorted. */
export function variantFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== PROVIDER_FILE)
    .sort();
}
