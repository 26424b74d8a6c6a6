import type Router from "@koa/router";
import type { Context } from "koa";
import { requestIdOf } from "../request/request-id.ts";
import { setSecurityHeaders } from "../response/security-headers.ts";
import { REFERENCE_PAGE_CSP, referencePageFiles } from "./reference-page.ts";

const DOCS = "/api/v1/docs/";
const DOCUMENT = "/api/v1/openapi.json";

/** Serves the OpenAPI document, and a page that shows it without any other host. */
export function mountReference(router: Router, document: object): void {
  const json = JSON.stringify(document);
  serve(DOCUMENT, { contentType: "application/json; charset=utf-8", read: async () => json });
  for (const [name, file] of referencePageFiles()) serve(DOCS + name, file);

  function serve(path: string, file: { contentType: string; read(): Promise<Buffer | string> }): void {
    router.get(path, async (ctx: Context) => {
      requestIdOf(ctx);
      setSecurityHeaders(ctx);
      ctx.set("Content-Type", file.contentType);
      ctx.set("Cache-Control", "no-cache");
      if (path !== DOCUMENT) ctx.set("Content-Security-Policy", REFERENCE_PAGE_CSP);
      ctx.body = await file.read();
    });
  }
}
