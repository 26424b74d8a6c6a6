import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ProviderDescription } from "../api/engine.ts";
import { EngineError } from "../errors.ts";
import { compileVariant, type Variant } from "./compiled-variant.ts";
import { providerSchema, variantSchema, type ProviderData, type VariantData } from "./variant-schema.ts";

const BUNDLED = fileURLToPath(new URL("../../providers", import.meta.url));
const PROVIDER_FILE = "provider.json";

let validators: { provider: ValidateFunction<ProviderData>; variant: ValidateFunction<VariantData> } | null =
  null;
const loaded = new Map<string, Variant[]>();

/**
 * All variants of the given folders, then the bundled ones. A folder holds one folder a provider, with `provider.json`
 * and one file a variant. Throws `EngineError` (`invalid_variant`) naming the file and the place in it.
 */
export function loadVariants(folders: readonly string[]): Variant[] {
  return [...folders, BUNDLED].flatMap(loadFolder);
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
    variants = foldersIn(folder).flatMap((name) => loadProvider(join(folder, name)));
    loaded.set(folder, variants);
  }
  return variants;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isDirectory())
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

function loadProvider(folder: string): Variant[] {
  validators ??= compileValidators();
  const provider = readJson(join(folder, PROVIDER_FILE), validators.provider);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== PROVIDER_FILE)
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const data = readJson(file, validators!.variant);
      if (`${data.slug}.json` !== basename(file))
        throw broken(file, `slug: expected ${basename(file, ".json")}`);
      try {
        return compileVariant(provider, data);
      } catch (error) {
        throw broken(file, (error as Error).message, error);
      }
    });
}

function compileValidators(): NonNullable<typeof validators> {
  const ajv = new Ajv2020({ strict: true, allErrors: false });
  return {
    provider: ajv.compile<ProviderData>(providerSchema),
    variant: ajv.compile<VariantData>(variantSchema),
  };
}

function readJson<T>(file: string, validate: ValidateFunction<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw broken(file, (error as Error).message, error);
  }
  if (validate(value)) return value;
  const { instancePath, message } = validate.errors![0]!;
  throw broken(file, `${instancePath || "/"} ${message}`);
}

function broken(file: string, what: string, cause?: unknown): EngineError {
  return new EngineError("invalid_variant", `${file}: ${what}`, { file }, { cause });
}
