import Router, { RouterEvents } from "@koa/router";
import Koa from "koa";
import { errorFields } from "../worker/error-fields.ts";
import { serveDashboard } from "./dashboard/serve-dashboard.ts";
import { Problem } from "./errors/problem.ts";
import { mountOperations } from "./operations/mount-operations.ts";
import { observeRequests } from "./operations/observe-requests.ts";
import { createRequestMetrics } from "./operations/request-metrics.ts";
import type { ResolvedServerOptions } from "./options.ts";
import { setSecurityHeaders } from "./response/security-headers.ts";
import { sendProblem } from "./response/send-problem.ts";
import { createRouter } from "./router.ts";
import { answerUnmatched } from "./routing/unmatched.ts";

/** What a client that goes away leaves behind. */
const GONE = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ECONNABORTED"]);

/** The interface, the operator's paths, the dashboard, and a 404 for everything else. */
export function createApplication(options: ResolvedServerOptions, isStopping: () => boolean): Koa {
  const { store, logger: log, publicUrl, trustProxy, dashboardFolder } = options;
  const metrics = options.metrics ? createRequestMetrics(store) : null;
  const operations = new Router({ strict: true, sensitive: true });
  mountOperations(operations, { store, log, metrics, isStopping });
  operations.on(RouterEvents.NotFound, answerUnmatched(operations));

  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  app.on("error", (error: NodeJS.ErrnoException) => {
    if (!GONE.has(error.code ?? "")) log.error(errorFields(error), "answering failed");
  });
  const { publicUrl: _resolved, ...routerOptions } = options;
  const router = createRouter({ ...routerOptions, ...(publicUrl === null ? {} : { publicUrl }) });
  app.use(observeRequests(log, metrics));
  app.use(router.routes());
  app.use(operations.routes());
  if (dashboardFolder !== null) app.use(serveDashboard(dashboardFolder, log));
  app.use((ctx) => {
    setSecurityHeaders(ctx);
    sendProblem(ctx, new Problem("not_found", "see /api/v1/docs/ for what there is"));
  });
  return app;
}
