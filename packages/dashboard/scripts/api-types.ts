import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { createSessionCookie } from "../../server/src/http/auth/session-cookie.ts";
import { createOpenApiDocument } from "../../server/src/http/openapi/document.ts";
import { resolveRouterOptions } from "../../server/src/http/options.ts";
import { createRoutes } from "../../server/src/http/routes.ts";

export const API_TYPES = fileURLToPath(new URL("../src/api/schema.ts", import.meta.url));

const NOTE = "// Made from the service's OpenAPI document by `npm run types`. Do not change it by hand.\n\n";

/** The TypeScript of the service's OpenAPI document, as it is now. */
export async function apiTypes(): Promise<string> {
  const cookie = createSessionCookie(true);
  // Routes are only described here: none is called, so that no store is needed.
  const routes = createRoutes(resolveRouterOptions({ store: {} as never, providers: [] }), cookie);
  const document = JSON.stringify(createOpenApiDocument(routes, { cookieName: cookie.name }));
  return NOTE + astToString(await openapiTS(document, { alphabetize: true, exportType: false }));
}
