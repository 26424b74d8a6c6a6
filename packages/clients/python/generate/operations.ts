import { createModels, docstring, literal, type Models, type Schema } from "./types.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { readonly content?: Record<string, { schema?: Schema }> }>;
  readonly security: readonly Record<string, unknown>[];
}

export interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const NOTE = "# Made from the service's OpenAPI document. Do not change it by hand.\n";

/** The two files that are made: classes of what is exchanged, and a method for each operation that a key may use. */
export function pythonOf(document: Document): { models: string; operations: string } {
  const models = createModels();
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) models.typeOf(schema, name);
  const methods = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      isForKeys(operation) ? [methodOf(path, method, operation, models)] : [],
    ),
  );
  const used = Object.keys(schemas).filter((name) =>
    methods.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  return {
    models: [
      NOTE,
      '"""What is sent to the service, and what it answers."""\n',
      "from __future__ import annotations\n",
      "from typing import Any, Literal, NotRequired, TypedDict\n\n",
      models.source(),
      "",
    ].join("\n"),
    operations: [
      NOTE,
      '"""Every operation of the interface that an API key may use."""\n',
      "from __future__ import annotations\n",
      "from typing import Any, Literal\n",
      "from .models import (",
      ...used.toSorted().map((name) => `    ${name},`),
      ")",
      "from .transport import Transport\n\n",
      "class Operations:",
      '    """A method for each operation of the interface, called as in its reference."""\n',
      "    _transport: Transport\n",
      methods.join("\n\n"),
      "",
    ].join("\n"),
  };
}

/** Uploads are made by hand; what only a dashboard session may do is left out. */
function isForKeys({ tags, security, requestBody }: Operation): boolean {
  if (requestBody?.content["multipart/form-data"] !== undefined || tags.includes("Session")) return false;
  return security.length === 0 || security.some((each) => "apiKey" in each);
}

function methodOf(path: string, method: string, operation: Operation, models: Models): string {
  const { operationId, parameters, requestBody } = operation;
  const inPath = parameters.filter((each) => each.in === "path");
  const inQuery = parameters.filter((each) => each.in === "query");
  const isKeyed = parameters.some(({ name }) => name === "Idempotency-Key");
  const body = requestBody?.content["application/json"]?.schema;
  const bodyType = body === undefined ? null : models.typeOf(body, "");
  const fileTypes = body === undefined ? Object.keys(requestBody?.content ?? {}) : [];
  const isFile = fileTypes.length > 0;
  const named = [
    ...inQuery.map(({ name, schema }) => `${name}: ${models.typeOf(schema, "")} | None = None`),
    ...(isKeyed ? ["idempotency_key: str | None = None"] : []),
  ];
  const isOptional = requestBody?.required === false;
  const taken = [
    "self",
    ...inPath.map(({ name }) => `${name}: str`),
    ...(isFile ? ["file: bytes", `content_type: ${literal(fileTypes)}`] : []),
    ...(bodyType === null ? [] : [isOptional ? `body: ${bodyType} | None = None` : `body: ${bodyType}`]),
    ...(named.length === 0 ? [] : ["*", ...named]),
  ];
  const given = [
    JSON.stringify(method.toUpperCase()),
    inPath.length === 0 ? JSON.stringify(path) : JSON.stringify(path) + formatCall(inPath),
    ...(inQuery.length === 0
      ? []
      : [`query={${inQuery.map(({ name }) => `"${name}": ${name}`).join(", ")}}`]),
    ...(bodyType === null ? [] : ["body=body"]),
    ...(isFile ? ["file", '{"Content-Type": content_type}', "None"] : []),
    ...(isKeyed ? ["idempotency_key=idempotency_key"] : []),
  ];
  const answer = answerOf(operation, models);
  const isEmpty = answer === "None";
  return [
    `    def ${snake(operationId)}(`,
    ...taken.map((each) => `        ${each},`),
    `    ) -> ${answer}:`,
    ...docstring(operation.summary, 8),
    `        ${isEmpty ? "" : `answer: ${answer} = `}self._transport.${isFile ? "send" : "request"}(`,
    ...given.map((each) => `            ${each},`),
    "        )",
    ...(isEmpty ? [] : ["        return answer"]),
  ].join("\n");
}

function formatCall(parameters: readonly Parameter[]): string {
  return `.format(${parameters.map(({ name }) => `${name}=Transport.quoted(${name})`).join(", ")})`;
}

/** JSON as its class; a file as its bytes; either, where the caller says which. */
function answerOf({ responses }: Operation, models: Models): string {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const content = Object.entries(answer?.content ?? {});
  if (content.length === 0) return "None";
  const types = content.map(([type, { schema }]) =>
    type === "application/json" && schema !== undefined ? models.typeOf(schema, "") : "bytes",
  );
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? (distinct[0] as string) : "Any";
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
