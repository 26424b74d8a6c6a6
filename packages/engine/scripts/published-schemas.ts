import { fileURLToPath } from "node:url";
import { providerSchema, variantSchema } from "../src/variants/variant-schema.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The schemas that editors of variants read, by the path of their file. */
export function publishedSchemas(): ReadonlyMap<string, string> {
  const schemas = {
    "variant.schema.json": { title: "Paylift format variant", ...variantSchema },
    "provider.schema.json": { title: "Paylift provider", ...providerSchema },
  };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      fileURLToPath(new URL(`../schemas/${name}`, import.meta.url)),
      `${JSON.stringify({ $schema: DIALECT, ...schema }, null, 2)}\n`,
    ]),
  );
}
