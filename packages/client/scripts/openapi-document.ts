import { createSessionCookie } from "../../server/src/http/auth/session-cookie.ts";
import { createOpenApiDocument } from "../../server/src/http/openapi/document.ts";
import { resolveRouterOptions } from "../../server/src/http/options.ts";
import { createRoutes } from "../../server/src/http/routes.ts";

/** The service's OpenAPI document, as it is now. */
export function openApiDocument(): object {
  const cookie = createSessionCookie(true);
  // Routes are only described here: none is called, so that no store is needed.
  const routes = createRoutes(resolveRouterOptions({ store: {} as never, providers: [] }), cookie);
  return createOpenApiDocument(routes, { cookieName: cookie.name });
}
