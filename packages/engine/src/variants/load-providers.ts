import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ProviderDescription, ProvidersCheck } from "../api/engine.ts";
import { EngineError } from "../errors.ts";
import { compileVariant, type Variant } from "./compiled-variant.ts";
import { compileFault, readVariantFile } from "./variant-file.ts";
import { providerSchema, variantSchema, type ProviderData, type VariantData } from "./variant-schema.ts";

const BUNDLED = fileURLToPath(new URL("../../providers", import.meta.url));
const PROVIDER_FILE = "provider.json";
/** Sample documents may stand beside the variants that they are for. */
const SAMPLES = "samples";

let validators: { provider: ValidateFunction<ProviderData>; variant: ValidateFunction<VariantData> } | null =
  null;
const loaded = new Map<string, Variant[]>();

/**
 * All variants of the given folders, then the bundled ones. A folder holds one folder a provider, with `provider.json`
 * and one file a variant; folders named `samples` are left alone. Throws `EngineError` (`invalid_variant`) naming the
 * file, line, column and path of what is wrong.
 */
export function loadVariants(folders: readonly string[]): Variant[] {
  return [...folders, BUNDLED].flatMap(loadFolder);
}

/**
 * Looks through a folder of providers to its end: who is in it, and every file that does not fit, one error a file.
 * Throws `EngineError` (`invalid_variant`) where the folder itself cannot be read.
 */
export function checkProviders(folder: string): ProvidersCheck {
  const faults: EngineError[] = [];
  const variants = foldersIn(folder).flatMap((name) =>
    loadProvider(join(folder, name), (fault) => faults.push(fault)),
  );
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

function loadFolder(folder: string): Variant[] {
  let variants = loaded.get(folder);
  if (variants === undefined) {
    const refuse = (fault: EngineError): never => {
      throw fault;
    };
    variants = foldersIn(folder).flatMap((name) => loadProvider(join(folder, name), refuse));
    loaded.set(folder, variants);
  }
  return variants;
}

function foldersIn(folder: string): string[] {
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

/** The variants of one provider; files that do not fit go to `refuse`. */
function loadProvider(folder: string, refuse: (fault: EngineError) => void): Variant[] {
  validators ??= compileValidators();
  const { provider: ofProvider, variant: ofVariant } = validators;
  const provider = unlessFaulty(() => {
    const read = readVariantFile(join(folder, PROVIDER_FILE), ofProvider);
    if (read.data.slug !== basename(folder))
      throw compileFault(read, new SyntaxError(`slug: expected ${basename(folder)}, as the folder is named`));
    return read.data;
  }, refuse);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== PROVIDER_FILE);
  return files.sort().flatMap((name) => {
    const read = (): Variant => loadVariant(join(folder, name), provider ?? NOBODY, ofVariant);
    return unlessFaulty(read, refuse) ?? [];
  });
}

/** Stands in for a provider whose own file is faulty, so that its variants are looked at all the same. */
const NOBODY: ProviderData = { slug: "unknown", name: "", description: "" };

function unlessFaulty<T>(read: () => T, refuse: (fault: EngineError) => void): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    refuse(error);
    return null;
  }
}

function loadVariant(file: string, provider: ProviderData, validate: ValidateFunction<VariantData>): Variant {
  const read = readVariantFile(file, validate);
  const expected = basename(file, ".json");
  try {
    if (read.data.slug !== expected)
      throw new SyntaxError(`slug: expected ${expected}, as the file is named`);
    return compileVariant(provider, read.data);
  } catch (error) {
    throw compileFault(read, error as Error);
  }
}

function compileValidators(): NonNullable<typeof validators> {
  const ajv = new Ajv2020({ strict: true, allErrors: false });
  return {
    provider: ajv.compile<ProviderData>(providerSchema),
    variant: ajv.compile<VariantData>(variantSchema),
  };
}
