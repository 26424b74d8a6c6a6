import type { ProviderDescription, ProvidersCheck } from "../api/engine.ts";
import type { EngineError } from "../errors.ts";
import { bundledVariants } from "./bundled-providers.ts";
import type { Variant } from "./compiled-variant.ts";

const loaded = new Map<string, Variant[]>();

/**
 * All variants of the given folders, then the bundled ones. A folder holds one folder per provider, with
 * `provider.json` and one file per variant; folders named `samples` are skipped. Rejects with `EngineError`
 * (`invalid_variant`) naming the file, line, column and path of what is wrong.
 */
export async function loadVariants(folders: readonly string[]): Promise<Variant[]> {
  const own: Variant[] = [];
  for (const folder of folders) own.push(...(await loadFolder(folder)));
  return [...own, ...bundledVariants()];
}

/**
 * Validates a whole folder of providers: returns the providers, and one error per faulty file. Rejects with
 * `EngineError` (`invalid_variant`) where the folder itself cannot be read.
 */
export async function checkProviders(folder: string): Promise<ProvidersCheck> {
  const { validatedProviders } = await import("./validated-providers.ts");
  const faults: EngineError[] = [];
  const variants = validatedProviders(folder, (fault) => faults.push(fault));
  return { providers: describeProviders(variants), faults };
}

/** What a caller may show of the known providers, sorted by slug. */
export function describeProviders(variants: readonly Variant[]): ProviderDescription[] {
  const bySlug = new Map<string, ProviderDescription>();
  for (const { provider, data } of variants) {
    const known = bySlug.get(provider.slug) ?? { ...provider, supported_formats: [], format_variants: [] };
    bySlug.set(provider.slug, known);
    if (!known.supported_formats.includes(data.format_type)) known.supported_formats.push(data.format_type);
    known.format_variants.push({
      slug: data.slug,
      name: data.name,
      format_type: data.format_type,
      version: data.version,
      evidence: data.evidence,
    });
  }
  return [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

async function loadFolder(folder: string): Promise<Variant[]> {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const { validatedProviders } = await import("./validated-providers.ts");
  const variants = validatedProviders(folder, (fault) => {
    throw fault;
  });
  loaded.set(folder, variants);
  return variants;
}
