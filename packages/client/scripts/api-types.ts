import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "./openapi-document.ts";

export const API_TYPES = fileURLToPath(new URL("../src/schema.ts", import.meta.url));

const NOTE = "// Made from the service's OpenAPI document by `npm run types`. Do not change it by hand.\n\n";

/** The TypeScript of the service's OpenAPI document, as it is now. */
export async function apiTypes(): Promise<string> {
  const document = JSON.stringify(openApiDocument());
  return NOTE + astToString(await openapiTS(document, { alphabetize: true, exportType: false }));
}
