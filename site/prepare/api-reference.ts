import { cell, schemaTables, table, typeOf, type Schema } from "./schema-tables.ts";

interface Content {
  readonly [type: string]: { readonly schema?: Schema; readonly example?: unknown };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly {
    name: string;
    in: string;
    description?: string;
    required?: boolean;
    schema: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Record<string, { readonly description: string; readonly content?: Content }>;
  readonly security: readonly Record<string, readonly string[]>[];
}

/** What the reference is made of. */
export interface Document {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

/** A page that is made, by its path. */
export interface Made {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const reference = (name: string): string => `[${name}](schemas.md#${name.toLowerCase()})`;

/** The reference of the interface: a page for each tag, and one of all schemas. */
export function apiReference(document: Document): Made[] {
  const operations = [
    ...Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        line: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    ),
    ...Object.entries(document.webhooks).flatMap(([event, item]) =>
      Object.values(item).map((operation) => ({ line: `POST (your address)   # ${event}`, operation })),
    ),
  ];
  const pages = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const parts = own.map(({ line, operation }) => operationPart(line, operation));
    return {
      path: `reference/api/${slug(name)}`,
      title: name,
      markdown: [`# ${name}`, description, ...parts].join("\n\n"),
    };
  });
  return [overview(document), ...pages, schemas(document)];
}

function overview({ info, tags }: Document): Made {
  const rows = tags.map(({ name, description }) => [`[${name}](${slug(name)}.md)`, cell(description)]);
  const markdown = [
    "# The interface",
    "Every path begins with `/api/v1/` and ends with a slash. Programs send a key as `X-API-Key`; each operation names the scope that the key needs. A running service has the same reference at `/api/v1/docs/`, and the OpenAPI 3.1 document at `/api/v1/openapi.json`.",
    "## What there is",
    table(["Part", "What it is about"], rows),
    "## Errors",
    info.description.split("\n\n").slice(1).join("\n\n"),
  ].join("\n\n");
  return { path: "reference/api/overview", title: "Overview", markdown };
}

function operationPart(line: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const scopes = security.flatMap((each) => each["apiKey"] ?? []);
  const needs =
    security.length === 0
      ? "Needs no key."
      : scopes.length > 0
        ? `Needs the scope \`${scopes[0]}\`.`
        : "Needs a session of the dashboard.";
  const isWebhook = line.includes("(your address)");
  return [
    `## ${summary}`,
    `\`\`\`http\n${line}\n\`\`\``,
    [isWebhook ? "Sent by the service." : needs, description ?? ""].join(" ").trim(),
    ...parameterPart(parameters),
    ...bodyPart(requestBody),
    ...answerPart(responses),
  ].join("\n\n");
}

function parameterPart(parameters: Operation["parameters"]): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, schema, description }) => [
    `\`${name}\``,
    place,
    typeOf(schema, reference),
    required === true ? "yes" : "no",
    cell(description ?? (typeof schema === "boolean" ? "" : String(schema["description"] ?? ""))),
  ]);
  return [table(["Parameter", "In", "Type", "Required", "Meaning"], rows)];
}

function bodyPart(body: Operation["requestBody"]): string[] {
  return Object.entries(body?.content ?? {}).flatMap(([type, { schema, example }]) => [
    `The body is \`${type}\`${schema === undefined ? "" : bodySchema(schema)}. An example:`,
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ]);
}

function bodySchema(schema: Schema): string {
  if (typeof schema !== "boolean" && schema["$ref"] === undefined) {
    const names = Object.keys((schema["properties"] ?? {}) as object);
    return ` with ${names.map((name) => `\`${name}\``).join(", ")}`;
  }
  return `, ${typeOf(schema, reference)}`;
}

function answerPart(responses: Operation["responses"]): string[] {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const bodies = Object.entries(content).map(([type, { schema }]) =>
      type.endsWith("json") && schema !== undefined ? typeOf(schema, reference) : `\`${type}\``,
    );
    return [status, cell(description.replaceAll("\n\n", "; ")), [...new Set(bodies)].join(", ")];
  });
  return [table(["Status", "When", "Body"], rows)];
}

function schemas({ components }: Document): Made {
  const parts = Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => {
      const [first, ...inner] = schemaTables(schema as Exclude<Schema, boolean>, reference);
      return [
        `## ${name}`,
        cell(first?.description ?? ""),
        first?.markdown ?? "",
        ...inner.flatMap(({ path, markdown }) => [`\`${path}\`:`, markdown]),
      ]
        .filter((part) => part !== "")
        .join("\n\n");
    });
  const markdown = ["# Schemas", "What is sent and what is answered, by name.", ...parts].join("\n\n");
  return { path: "reference/api/schemas", title: "Schemas", markdown };
}
