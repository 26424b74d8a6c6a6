import { SCOPES } from "../auth/scopes.ts";
import type { Route } from "../routing/route.ts";
import { createComponents } from "./components.ts";
import { toOperation } from "./operation.ts";

/** Of the interface, not of this package. */
const INTERFACE_VERSION = "1.0.0";

/** The OpenAPI 3.1 document of some routes. */
export function createOpenApiDocument(
  routes: readonly Route[],
  options: { readonly cookieName: string },
): object {
  const components = createComponents();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operations = (paths[route.path] ??= {});
    operations[route.method] = toOperation(route, components);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Paylift",
      version: INTERFACE_VERSION,
      description:
        "Payroll documents into canonical payroll data, and proof that a payroll migration is right.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        apiKey: {
          type: "apiKey",
          in: "header",
          name: "X-API-Key",
          description: `A key has scopes: ${SCOPES.join(", ")}.`,
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: options.cookieName,
          description:
            "A dashboard session; POST, PUT, PATCH and DELETE also need its csrf_token as X-CSRF-Token.",
        },
      },
    },
  };
}
