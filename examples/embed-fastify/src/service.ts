import { fastify, type FastifyInstance, type FastifyServerOptions } from "fastify";
import { payrollRoutes, type PayrollRoutesOptions } from "./payroll-routes.ts";

export interface ServiceOptions extends PayrollRoutesOptions {
  logger?: FastifyServerOptions["logger"];
}

/** Stands for a service that was there before; payroll is one more `register`. */
export function createService({ logger = false, ...options }: ServiceOptions = {}): FastifyInstance {
  const app = fastify({ logger });
  app.get("/health", async () => ({ status: "ok" }));
  app.register(payrollRoutes, options);
  return app;
}
