import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { providerSchema, variantSchema, type ProviderData, type VariantData } from "./variant-schema.ts";

/** What checks the files of a provider. */
export interface Validators {
  provider: ValidateFunction<ProviderData>;
  variant: ValidateFunction<VariantData>;
}

let compiled: Validators | null = null;

/** Compiled when they are first needed. */
export function validators(): Validators {
  if (compiled !== null) return compiled;
  const ajv = new Ajv2020({ strict: true, allErrors: false });
  compiled = {
    provider: ajv.compile<ProviderData>(providerSchema),
    variant: ajv.compile<VariantData>(variantSchema),
  };
  return compiled;
}
