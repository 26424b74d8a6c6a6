import { SCOPES } from "../auth/scopes.ts";
import { PROBLEM_CODES, statusOf, type ProblemCode } from "../errors/problem-codes.ts";
import type { Route } from "../routing/route.ts";
import { createComponents } from "./components.ts";
import { problemsOf, toOperation } from "./operation.ts";
import { describeTags } from "./tags.ts";
import { webhookOperations } from "./webhook-operations.ts";

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
      description: [
        "Payroll documents into canonical payroll data, and proof that a payroll migration is right.\n",
        "Every error is `application/problem+json` (RFC 9457) with a `code`. Each operation lists its own codes; any request may be answered with these too:\n",
        ...problemsOfAnyRequest(routes).map(
          (code) => `- ${statusOf(code)} \`${code}\`: ${PROBLEM_CODES[code][1]}`,
        ),
      ].join("\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: describeTags(routes.map(({ tag }) => tag)),
    paths,
    webhooks: webhookOperations(components),
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

/** Problems that no operation is named for: of the connection, of the path, of the method. */
function problemsOfAnyRequest(routes: readonly Route[]): ProblemCode[] {
  const told = new Set(routes.flatMap(problemsOf));
  return (Object.keys(PROBLEM_CODES) as ProblemCode[]).filter((code) => !told.has(code));
}
