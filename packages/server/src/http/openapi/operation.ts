import type { Role } from "@paylift/store";
import { LEAST_ROLE } from "../auth/roles.ts";
import { PROBLEM_CODES, statusOf, type ProblemCode } from "../errors/problem-codes.ts";
import { PASSWORD_MAX } from "../request/document-password.ts";
import { FILE_KINDS, type UploadKind } from "../request/file-kind.ts";
import { ORDERINGS, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from "../request/page-request.ts";
import type { Route } from "../routing/route.ts";
import type { Components } from "./components.ts";
import { problemSchema } from "./problem-schema.ts";

const uploadSchema = (kind: UploadKind): object => ({
  type: "object",
  required: ["file"],
  properties: {
    file: {
      type: "string",
      contentMediaType: FILE_KINDS[kind].mediaTypes.join(", "),
      description: "at most 25 MB",
    },
    create_job: { type: "boolean", default: false, description: "create an extraction job at once" },
    password: {
      type: "string",
      maxLength: PASSWORD_MAX,
      description:
        "of an encrypted document, with create_job; kept until the reading has ended, and in no answer",
    },
  },
});

/** The OpenAPI operation of a route. */
export function toOperation(route: Route, components: Components): object {
  const { operationId, tag, summary } = route;
  const description = descriptionOf(route);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [...pathParameters(route), ...queryParameters(route, components), ...headerParameters(route)],
    ...requestBody(route, components),
    responses: responses(route, components),
    security: security(route),
  };
}

/** What the route says of itself, and which users may call it. */
function descriptionOf(route: Route): string | undefined {
  const least = leastRole(route);
  const users =
    least === null ? [] : [`Users need the role ${least}${least === "admin" ? "" : " or above"}.`];
  const parts = [...(route.description === undefined ? [] : [route.description]), ...users];
  return parts.length === 0 ? undefined : parts.join(" ");
}

/** The least role of a session's user; null where any will do, or none is asked for. */
function leastRole({ access, role }: Route): Role | null {
  const least = role ?? (access === "public" || access === "session" ? "reader" : LEAST_ROLE[access]);
  return least === "reader" ? null : least;
}

function security({ access }: Route): object[] {
  if (access === "public") return [];
  return access === "session" ? [{ session: [] }] : [{ apiKey: [access] }, { session: [] }];
}

function pathParameters({ path, ids }: Route): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const isId = ids !== undefined && Object.hasOwn(ids, name);
    const schema = { type: "string", ...(isId ? { format: "uuid" } : {}) };
    return { name, in: "path", required: true, schema };
  });
}

function queryParameters({ list, query }: Route, components: Components): object[] {
  const filters = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    schema: components.refer(schema),
  }));
  if (list !== true) return filters;
  const pageSize = { type: "integer", minimum: 1, default: PAGE_SIZE_DEFAULT };
  return [
    { name: "page", in: "query", schema: { type: "integer", minimum: 1, default: 1 } },
    {
      name: "page_size",
      in: "query",
      description: `more than ${PAGE_SIZE_MAX} is ${PAGE_SIZE_MAX}`,
      schema: pageSize,
    },
    {
      name: "ordering",
      in: "query",
      schema: { type: "string", enum: [...ORDERINGS], default: ORDERINGS[0] },
    },
    ...filters,
  ];
}

function headerParameters({ method, access }: Route): object[] {
  if (method !== "post" || access === "public") return [];
  const description = "a repetition with the same key is given the first answer, for 24 hours";
  return [{ name: "Idempotency-Key", in: "header", description, schema: { type: "string", maxLength: 255 } }];
}

function requestBody(route: Route, components: Components): object {
  const { body, example, optionalBody, upload, fileTypes } = route;
  if (fileTypes !== undefined) {
    const file = { schema: { type: "string" }, example: "(the bytes of the file)" };
    return {
      requestBody: { required: true, content: Object.fromEntries(fileTypes.map((type) => [type, file])) },
    };
  }
  if (upload !== undefined) {
    const form = {
      schema: uploadSchema(upload),
      example: { file: "(the bytes of the file)", create_job: true },
    };
    return { requestBody: { required: true, content: { "multipart/form-data": form } } };
  }
  if (body === undefined) return {};
  const content = { "application/json": { schema: components.refer(body), example } };
  return { requestBody: { required: optionalBody !== true, content } };
}

function responses(route: Route, components: Components): object {
  const described: Record<string, object> = {};
  for (const [
    status,
    { description, schema, contentType = "application/json", texts = [] },
  ] of Object.entries(route.replies)) {
    const media = schema === undefined ? {} : { schema: components.refer(schema) };
    const hasBody = schema !== undefined || contentType !== "application/json";
    described[status] = {
      description,
      ...(hasBody ? { content: { [contentType]: media, ...textMedia(texts) } } : {}),
    };
  }
  const content = { "application/problem+json": { schema: components.refer(problemSchema) } };
  for (const [status, codes] of Map.groupBy(problemsOf(route), statusOf)) {
    const description = codes.map((code) => `\`${code}\`: ${PROBLEM_CODES[code][1]}`).join("\n\n");
    described[status] = { description, content };
  }
  return described;
}

function textMedia(types: readonly string[]): object {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }]));
}

/** Every problem that a route may answer. */
export function problemsOf(route: Route): ProblemCode[] {
  const takesJson = route.body !== undefined;
  const isKeyedPost = route.method === "post" && route.access !== "public";
  const codes: ProblemCode[] = [
    ...(takesJson
      ? (["invalid_json", "invalid_body", "body_too_large", "unsupported_media_type"] as const)
      : []),
    ...(route.fileTypes === undefined ? [] : (["body_too_large", "unsupported_media_type"] as const)),
    ...(route.list === true || route.query !== undefined ? (["invalid_query"] as const) : []),
    ...(route.list === true ? (["page_not_found"] as const) : []),
    ...(route.access === "public" ? [] : (["not_authenticated"] as const)),
    ...(route.access === "public" || route.access === "session" ? [] : (["missing_scope"] as const)),
    ...(leastRole(route) === null ? [] : (["missing_role"] as const)),
    ...(route.access !== "public" && route.method !== "get" ? (["csrf_token_invalid"] as const) : []),
    ...Object.values(route.ids ?? {}),
    ...(isKeyedPost
      ? (["invalid_idempotency_key", "idempotency_in_progress", "idempotency_mismatch"] as const)
      : []),
    ...(route.problems ?? []),
    ...(route.method === "get" ? [] : (["insufficient_storage"] as const)),
    "rate_limited",
    "internal",
    "unavailable",
  ];
  return [...new Set(codes)];
}
