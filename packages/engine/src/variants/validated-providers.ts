import { basename, join } from "node:path";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { EngineError } from "../errors.ts";
import { compileVariant, type Variant } from "./compiled-variant.ts";
import { PROVIDER_FILE, providerFolders, variantFiles } from "./provider-files.ts";
import { compileFault, readVariantFile } from "./variant-file.ts";
import { validators } from "./validators.ts";
import type { ProviderData, VariantData } from "./variant-schema.ts";

/**
 * The variants of a folder of providers, each file checked against the schema; files that do not fit go to `refuse`.
 * The schema and its validator take longer to load than reading a page does: who reads the bundled variants alone, which
 * the tests have checked, does without this file.
 */
export function validatedProviders(folder: string, refuse: (fault: EngineError) => void): Variant[] {
  return providerFolders(folder).flatMap((name) => loadProvider(join(folder, name), refuse));
}

/** The variants of one provider; files that do not fit go to `refuse`. */
function loadProvider(folder: string, refuse: (fault: EngineError) => void): Variant[] {
  const { provider: ofProvider, variant: ofVariant } = validators();
  const provider = unlessFaulty(() => {
    const read = readVariantFile(join(folder, PROVIDER_FILE), ofProvider);
    if (read.data.slug !== basename(folder))
      throw compileFault(read, new SyntaxError(`slug: expected ${basename(folder)}, as the folder is named`));
    return read.data;
  }, refuse);
  return variantFiles(folder).flatMap((name) => {
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
