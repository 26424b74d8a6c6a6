import { fastify, type FastifyInstance, type FastifyServerOptions } from "fastify";
import { payrollRoutes, type PayrollRoutesOptions } from "./payroll-routes.ts";

export interface ServiceOptions extends PayrollRoutesOptions {
  logger?: FastifyServerOptions["logger"];
}

/** Stands for a service that was there before; payroll is one more `register`. */
export function createService({ logger = false, ...options }: ServiceOptions = {}): FastifyInstance {
  const app = fastify({ logger });
  hangUpWhenClosing(app);
  app.get("/health", async () => ({ status: "ok" }));
  app.register(payrollRoutes, options);
  return app;
}

// A client that keeps its connection open after its last answer would hold up `close` for the keep-alive time.
function hangUpWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => void (closing = true));
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}
