import type Router from "@koa/router";
import type { Store } from "@paylift/store";
import type { Context } from "koa";
import type { Log } from "../../log.ts";
import type { Tracing } from "../../tracing/tracing.ts";
import type { Authenticate } from "../auth/authenticate.ts";
import { requireRole, requireScope, type Caller } from "../auth/caller.ts";
import { Problem } from "../errors/problem.ts";
import { notFound } from "../errors/not-found.ts";
import { clientNetwork } from "../request/client-network.ts";
import type { FixedWindow } from "../request/fixed-window.ts";
import type { UploadKind } from "../request/file-kind.ts";
import { onceByKey } from "../request/idempotency.ts";
import { readJson } from "../request/json-body.ts";
import { readFileBody } from "../request/file-body.ts";
import { FIRST_PAGE, readPageRequest } from "../request/page-request.ts";
import { limitRate } from "../request/rate-limit.ts";
import { requestIdOf } from "../request/request-id.ts";
import type { StorageQuota } from "../request/storage-quota.ts";
import type { UploadPlaces } from "../request/upload-places.ts";
import type { UploadedForm } from "../request/upload.ts";
import { askForBody } from "../request/unread-body.ts";
import { isUuid } from "../request/uuid.ts";
import { bodyValidator, queryValidator } from "../request/validator.ts";
import { originOf } from "../response/base-url.ts";
import { inSchemaOrder } from "../response/in-schema-order.ts";
import { setSecurityHeaders } from "../response/security-headers.ts";
import { answeringProblems } from "../response/send-problem.ts";
import type { Reply, Route } from "./route.ts";

/** What every route works with. */
export interface Surroundings {
  readonly store: Store;
  readonly log: Log;
  readonly tracing: Tracing;
  readonly authenticate: Authenticate;
  readonly readUpload: (ctx: Context, kind: UploadKind) => Promise<UploadedForm>;
  readonly maxUploadBytes: number;
  readonly uploadPlaces: UploadPlaces;
  readonly quota: StorageQuota;
  readonly requestWindow: FixedWindow | null;
  readonly maxBodyBytes: number;
  readonly publicUrl: string | null;
}

/** Adds a route to the router: who asks, may they, what do they send; then the route itself, and its answer. */
export function mountRoute(router: Router, route: Route, around: Surroundings): void {
  const validateQuery = route.query === undefined ? () => ({}) : queryValidator(route.query);
  const validateBody = route.body === undefined ? null : bodyValidator(route.body);
  const arrangements = new Map(
    Object.entries(route.replies).flatMap(([status, { schema }]) =>
      schema === undefined ? [] : [[Number(status), inSchemaOrder(schema)]],
    ),
  );

  async function readBody(ctx: Context): Promise<unknown> {
    const { upload } = route;
    if (upload !== undefined) {
      askForBody(ctx.req, ctx.res);
      return around.tracing.within({ name: "receive document" }, () => around.readUpload(ctx, upload));
    }
    if (route.fileTypes !== undefined) {
      askForBody(ctx.req, ctx.res);
      return readFileBody(ctx, route.fileTypes, around.maxBodyBytes);
    }
    if (validateBody === null) return undefined;
    if (route.optionalBody === true && !hasBody(ctx)) return validateBody({});
    askForBody(ctx.req, ctx.res);
    return validateBody(await readJson(ctx, around.maxBodyBytes));
  }

  async function answer(ctx: Context): Promise<void> {
    const caller = await admit(ctx, route, around);
    const params = ctx["params"] as Record<string, string | undefined>;
    for (const [name, code] of Object.entries(route.ids ?? {})) {
      if (!isUuid(params[name] ?? "")) throw notFound(code);
    }
    const page = route.list === true ? readPageRequest(ctx.query) : FIRST_PAGE;
    const query = validateQuery(ctx.query);
    const param = (name: string): string => params[name] ?? "";
    const work = async (): Promise<Reply> => {
      const body = await readBody(ctx);
      const handle = (): Promise<Reply> => route.handle({ ctx, caller, param, query, body, page });
      return caller === null ? handle() : onceByKey(around.store, { ctx, route, caller, body }, handle);
    };
    const storing = caller !== null && route.upload !== undefined;
    const reply = await (storing ? withinLimits(ctx, caller, around, work) : work());
    await send(ctx, reply, arrangements.get(reply.status));
  }

  router[route.method](route.path.replaceAll(/\{(\w+)\}/g, ":$1"), async (ctx: Context) => {
    requestIdOf(ctx);
    setSecurityHeaders(ctx);
    ctx.state["origin"] = originOf(ctx, around.publicUrl);
    await traced(ctx, route, around.tracing, () => answeringProblems(ctx, around.log, () => answer(ctx)));
  });
}

/** Whether the headers announce any content (RFC 9112, section 6.3). */
function hasBody({ req: { headers } }: Context): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Carries out an upload where there is a place, and room for all that it says it sends, before any of it is read. */
async function withinLimits(
  ctx: Context,
  { organizationId }: Caller,
  { uploadPlaces, quota, maxUploadBytes }: Surroundings,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const announced = Number(ctx.req.headers["content-length"] ?? Infinity);
  const leave = uploadPlaces.take(organizationId);
  try {
    const end = await quota.take(organizationId, Math.min(announced, maxUploadBytes));
    let isStored = false;
    try {
      const reply = await work();
      isStored = true;
      return reply;
    } finally {
      end(isStored ? "document" : "nothing");
    }
  } finally {
    leave();
  }
}

/** The request as a span, named as the semantic conventions of OpenTelemetry have it. */
function traced(ctx: Context, route: Route, tracing: Tracing, work: () => Promise<void>): Promise<void> {
  const attributes = { "http.request.method": ctx.method, "http.route": route.path };
  const parent = ctx.get("traceparent") || null;
  const name = `${ctx.method} ${route.path}`;
  return tracing.within({ name, kind: "server", parent, attributes }, async (span) => {
    await work();
    span.set(() => ({ "http.response.status_code": ctx.status }));
    if (ctx.status >= 500) span.fail(String(ctx.status));
  });
}

async function admit(ctx: Context, route: Route, around: Surroundings): Promise<Caller | null> {
  const { requestWindow } = around;
  if (route.access === "public") {
    limitRate(ctx, requestWindow, `ip:${clientNetwork(ctx.ip)}`);
    return null;
  }
  let caller: Caller;
  try {
    caller = await around.authenticate(ctx);
  } catch (error) {
    limitRate(ctx, requestWindow, `ip:${clientNetwork(ctx.ip)}`);
    throw error;
  }
  ctx.state["caller"] = caller;
  limitRate(ctx, requestWindow, caller.actor);
  if (route.access === "session") {
    if (caller.kind !== "session") throw new Problem("not_authenticated", "only a session can do this");
  } else requireScope(caller, route.access);
  if (route.role !== undefined) requireRole(caller, route.role);
  return caller;
}

async function send(
  ctx: Context,
  { status, body, stream, headers }: Reply,
  arrange: (body: object | undefined) => object | undefined = (body) => body,
): Promise<void> {
  const content = ctx.method === "HEAD" ? undefined : await stream?.();
  ctx.body = content ?? arrange(body) ?? null;
  ctx.status = status;
  // Last: setting a body sets headers too.
  ctx.set({ ...headers });
}
