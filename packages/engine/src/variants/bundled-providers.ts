import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileVariant, type Variant } from "./compiled-variant.ts";
import { PROVIDER_FILE, providerFolders, variantFiles } from "./provider-files.ts";
import type { ProviderData, VariantData } from "./variant-schema.ts";

/** The folder of the providers that come with the package. */
export const BUNDLED = fileURLToPath(new URL("../../providers", import.meta.url));

let bundled: Variant[] | null = null;

/** The variants that come with the package, as they are: the tests have checked them against the schema. */
export function bundledVariants(): Variant[] {
  bundled ??= providerFolders(BUNDLED).flatMap((name) => {
    const folder = join(BUNDLED, name);
    const provider = parsed<ProviderData>(join(folder, PROVIDER_FILE));
    return variantFiles(folder).map((file) =>
      compileVariant(provider, parsed<VariantData>(join(folder, file))),
    );
  });
  return bundled;
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** Whether a variant is one of those that come with the engine, and not of the caller's own. */
export function isBundled(variant: Variant): boolean {
  return bundledVariants().includes(variant);
}
