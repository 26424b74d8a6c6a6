import Router, { RouterEvents } from "@koa/router";
import { createAuthenticate } from "./auth/authenticate.ts";
import { createSessionCookie } from "./auth/session-cookie.ts";
import { createOpenApiDocument } from "./openapi/document.ts";
import { mountReference } from "./openapi/mount-reference.ts";
import { resolveRouterOptions, type RouterOptions } from "./options.ts";
import { FixedWindow } from "./request/fixed-window.ts";
import { createStorageQuota } from "./request/storage-quota.ts";
import { createUploadPlaces } from "./request/upload-places.ts";
import { createUploadReader } from "./request/upload.ts";
import { createRoutes } from "./routes.ts";
import { mountRoute, type Surroundings } from "./routing/mount-route.ts";
import { answerUnmatched } from "./routing/unmatched.ts";

/**
 * The interface as a router for a Koa application of your own: `app.use(createRouter({ store, providers }).routes())`.
 * Put nothing before it that reads request bodies. Paths that are not of the interface are passed on.
 * @throws ServerOptionError.
 */
export function createRouter(options: RouterOptions): Router {
  const resolved = resolveRouterOptions(options);
  const {
    store,
    logger: log,
    rateLimit,
    maxBodyBytes,
    maxUploadBytes,
    publicUrl,
    storageLimitBytes,
  } = resolved;
  const cookie = createSessionCookie(resolved.secureCookies);
  const around: Surroundings = {
    store,
    log,
    tracing: resolved.tracing,
    authenticate: createAuthenticate(store, cookie),
    readUpload: createUploadReader(store, maxUploadBytes),
    maxUploadBytes,
    uploadPlaces: createUploadPlaces(resolved.uploadsAtOnce),
    quota: createStorageQuota((id) => store.documents.storedBytes(id), storageLimitBytes),
    requestWindow: rateLimit === null ? null : new FixedWindow(rateLimit),
    maxBodyBytes,
    publicUrl,
  };
  const router = new Router({ strict: true, sensitive: true });
  const routes = createRoutes(resolved, cookie);
  for (const route of routes) mountRoute(router, route, around);
  mountReference(router, createOpenApiDocument(routes, { cookieName: cookie.name }));
  router.on(RouterEvents.NotFound, answerUnmatched(router));
  return router;
}
