import { createConfig, lintFromString } from "@redocly/openapi-core";
import { WEBHOOK_EVENTS } from "@paylift/store";
import { test } from "tap";
import { createRouter, PROBLEM_CODES } from "../../src/index.ts";
import { silentLog } from "../../src/log.ts";
import { breakingChanges } from "../compatibility/breaking-changes.ts";
import { acceptedChanges, releasedDocument } from "../compatibility/released.ts";
import { openApiSchemas } from "./support/openapi-schemas.ts";
import { OPERATIONS } from "./support/operations.ts";
import { PROVIDERS } from "./support/samples.ts";
import { startService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

/** Every path of the interface ends in a slash; parts of an example's schema say less than the whole. */
const LINT_RULES = {
  "no-path-trailing-slash": "off",
  "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true },
} as const;

const METHODS = ["get", "post", "put", "patch", "delete"];

test("the OpenAPI document", async (t) => {
  const service = await startService(t);
  const { body: document } = await service.client.get("openapi.json");
  const operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
    Object.entries<any>(item).map(([method, operation]) => ({ path, method, operation })),
  );

  await t.test("has the router's routes and no others", async (t) => {
    const router = createRouter({ store: service.store, providers: PROVIDERS, logger: silentLog });
    const mounted = router.stack
      .filter(({ path }) => !/^\/api\/v1\/(docs\/|openapi\.json)/.test(String(path)))
      .flatMap(({ path, methods }) =>
        methods
          .filter((method) => method !== "HEAD")
          .map((method) => `${method} ${String(path).replaceAll(/:(\w+)/g, "{$1}")}`),
      );
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    t.same(described.toSorted(), mounted.toSorted());
    t.equal(new Set(described).size, 104);
  });

  await t.test("breaks no client of the last release", async (t) => {
    const accepted = acceptedChanges();
    t.ok(accepted.every(({ reason }) => reason.trim() !== ""));
    t.same(
      breakingChanges({ released: releasedDocument(), current: document }).toSorted(),
      accepted.map(({ change }) => change).toSorted(),
      "only what packages/server/api/accepted-changes.json names; see the README beside it",
    );
  });

  await t.test("is well formed", async (t) => {
    t.equal(document.openapi, "3.1.0");
    t.match(document.info, { title: String, version: String });
    t.equal(new Set(operations.map(({ operation }) => operation.operationId)).size, operations.length);
    for (const { path, method, operation } of operations) {
      t.ok(METHODS.includes(method));
      t.ok(path.startsWith("/api/v1/") && path.endsWith("/"), path);
      const declared = operation.parameters
        .filter((each: any) => each.in === "path")
        .map((each: any) => each.name);
      t.same(
        declared,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        path,
      );
      for (const parameter of operation.parameters)
        t.match(parameter, { name: String, in: String, schema: {} });
      t.ok(Object.keys(operation.responses).some((status) => status.startsWith("2")));
      for (const [status, response] of Object.entries<any>(operation.responses)) {
        t.match(status, /^\d{3}$/);
        t.type(response.description, "string");
        if (Number(status) < 400) continue;
        t.same(response.content, {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        });
      }
      for (const requirement of operation.security) {
        for (const scheme of Object.keys(requirement)) t.ok(scheme in document.components.securitySchemes);
      }
    }
  });

  await t.test("has references that lead somewhere, and schemas that compile", async (t) => {
    const references = new Set<string>();
    JSON.stringify(document, (key, value) => {
      if (key === "$ref") references.add(value);
      return value;
    });
    for (const reference of references) {
      t.ok(reference.slice("#/components/schemas/".length) in document.components.schemas, reference);
    }
    const ajv = openApiSchemas(document);
    for (const name of Object.keys(document.components.schemas)) {
      t.type(ajv.getSchema(`paylift#/components/schemas/${name}`), "function", name);
    }
  });

  await t.test("passes a linter", async (t) => {
    const source = JSON.stringify(document);
    const config = await createConfig({ extends: ["recommended-strict"], rules: LINT_RULES });
    const problems = await lintFromString({ source, config });
    const told = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    t.same(told, []);
    // One that says nothing would pass everything.
    const faulty = JSON.stringify({ ...document, maxDecimals: 2 });
    t.match(await lintFromString({ source: faulty, config }), [{ ruleId: "struct", message: /maxDecimals/ }]);
  });

  await t.test("has an example of every body that is sent, as its schema wants it", async (t) => {
    const ajv = openApiSchemas(document);
    const sent = Object.entries<any>({ paths: document.paths, webhooks: document.webhooks }).flatMap(
      ([root, items]) =>
        Object.entries<any>(items).flatMap(([path, item]) =>
          Object.entries<any>(item).flatMap(([method, { requestBody }]) =>
            Object.entries<any>(requestBody?.content ?? {}).map(([type, { example }]) => ({
              example,
              at: [root, path, method, "requestBody", "content", type, "schema"],
            })),
          ),
        ),
    );
    t.ok(sent.length > 30);
    for (const { example, at } of sent) {
      const pointer = at.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")));
      const validate = ajv.getSchema(`paylift#/${pointer.join("/")}`);
      t.ok(validate?.(example), `${at.join(" ")}: ${JSON.stringify(validate?.errors)}`);
    }
  });

  await t.test("tells of every event and every error code", async (t) => {
    t.same(Object.keys(document.webhooks), [...WEBHOOK_EVENTS]);
    const text = JSON.stringify(document);
    for (const [code, [, title]] of Object.entries(PROBLEM_CODES))
      t.ok(text.includes(`\`${code}\`: ${title}`), code);
  });

  await t.test("describes what is answered", async (t) => {
    const world = await createWorld(service);
    await service.client.put(`jobs/${world.completedJob}/review/`);
    const ajv = openApiSchemas(document);
    const check = (schemaAt: string, body: unknown): void => {
      const validate = ajv.getSchema(`paylift#${schemaAt}`);
      t.ok(validate?.(body), `${schemaAt}: ${JSON.stringify(validate?.errors)}`);
    };
    const pointer = (path: string, method: string, status: number, type: string): string =>
      ["", "paths", path, method, "responses", String(status), "content", type, "schema"]
        .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
        .join("/");
    const schemas = await Promise.all(
      [
        ["/api/v1/documents/", "/api/v1/documents/"],
        ["/api/v1/documents/{id}/", `/api/v1/documents/${world.document}/`],
        ["/api/v1/jobs/", "/api/v1/jobs/"],
        ["/api/v1/jobs/{id}/", `/api/v1/jobs/${world.completedJob}/`],
        ["/api/v1/jobs/{id}/", `/api/v1/jobs/${world.failedJob}/`],
        ["/api/v1/jobs/{id}/evidence/", `/api/v1/jobs/${world.completedJob}/evidence/`],
        ["/api/v1/jobs/{id}/checks/", `/api/v1/jobs/${world.completedJob}/checks/`],
        ["/api/v1/jobs/{id}/corrected/", `/api/v1/jobs/${world.completedJob}/corrected/`],
        ["/api/v1/jobs/{job_id}/corrections/", `/api/v1/jobs/${world.completedJob}/corrections/`],
        ["/api/v1/payroll-migrations/", "/api/v1/payroll-migrations/"],
        [
          "/api/v1/payroll-migrations/{migration_id}/runs/",
          `/api/v1/payroll-migrations/${world.migration}/runs/`,
        ],
        [
          "/api/v1/payroll-migrations/{migration_id}/validations/{id}/",
          `/api/v1/payroll-migrations/${world.migration}/validations/${world.validation}/`,
        ],
        ["/api/v1/providers/", "/api/v1/providers/"],
        ["/api/v1/dashboard/metrics/", "/api/v1/dashboard/metrics/"],
        ["/api/v1/dashboard/metrics/history/", "/api/v1/dashboard/metrics/history/"],
        ["/api/v1/dashboard/documents/", "/api/v1/dashboard/documents/?needs_review=true"],
        ["/api/v1/dashboard/documents/", "/api/v1/dashboard/documents/?filename=reg&status=pending"],
        ["/api/v1/dashboard/documents/", "/api/v1/dashboard/documents/?reviewed=true"],
        ["/api/v1/jobs/{job_id}/review/", `/api/v1/jobs/${world.completedJob}/review/`],
        ["/api/v1/retention/", "/api/v1/retention/"],
        ["/api/v1/storage/", "/api/v1/storage/"],
        ["/api/v1/retention/preview/", "/api/v1/retention/preview/?retention_days=30"],
        ["/api/v1/setup/", "/api/v1/setup/"],
        ["/api/v1/api-keys/", "/api/v1/api-keys/"],
        ["/api/v1/webhooks/", "/api/v1/webhooks/"],
        ["/api/v1/webhooks/{webhook_id}/deliveries/", `/api/v1/webhooks/${world.webhook}/deliveries/`],
        ["/api/v1/audit-log/", "/api/v1/audit-log/"],
      ].map(async ([template = "", path = ""]) => ({ template, ...(await service.client.get(path)) })),
    );
    for (const { template, status, body } of schemas) {
      t.equal(status, 200, template);
      check(pointer(template, "get", 200, "application/json"), body);
    }
    const { body: problem } = await service.client.get("documents/x/");
    check("/components/schemas/Problem", problem);
  });

  await t.test("names the scope of every operation", async (t) => {
    const scopes = operations.map(({ operation }) => operation.security[0]?.apiKey?.[0]);
    for (const { scope } of OPERATIONS) t.ok(scopes.includes(scope));
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    t.same(open.map(({ operation }) => operation.operationId).toSorted(), [
      "completeSetup",
      "createSession",
      "getProvider",
      "getSetup",
      "listProviders",
    ]);
  });
});

test("the reference page needs nothing but this server", async (t) => {
  const { client } = await startService(t);
  const { headers, body } = await client.get("docs/");
  t.match(headers.get("content-type"), /^text\/html/);
  t.match(
    headers.get("content-security-policy"),
    /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; .*connect-src 'self';/,
  );
  t.notMatch(headers.get("content-security-policy"), /https?:|unsafe-eval/);
  t.notMatch(body, /https?:/);
  t.notMatch(body, /<script>|style=/, "nothing inline");
  for (const [, name = ""] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    if (name === "data:,") continue;
    t.equal((await client.get(`docs/${name}`)).status, 200, name);
  }
  t.equal((await client.get("docs")).headers.get("location"), "/api/v1/docs/");
});
