import type { EngineOptions } from "@paylift/engine";
import { createEngine } from "@paylift/engine";
import type { FastifyInstance } from "fastify";
import { signalOfClient } from "./signal-of-client.ts";
import { sendProblem } from "./problem.ts";

export interface PayrollRoutesOptions {
  engine?: EngineOptions;
  /** Largest body in bytes. Default 26 214 400 (25 MiB). */
  bodyLimit?: number;
}

/**
 * A Fastify plugin: `POST /payroll` takes a PDF and answers with its extraction result. The parser of PDF bodies and the
 * error answers are seen by the routes of this plugin alone; the rest of the service stays as it is.
 */
export async function payrollRoutes(app: FastifyInstance, options: PayrollRoutesOptions): Promise<void> {
  const bodyLimit = options.bodyLimit ?? 25 * 2 ** 20;
  // One engine for the life of the service: its threads stay warm between requests.
  const engine = await createEngine({ ...options.engine, maxBytes: bodyLimit });
  // Runs after the last request has been answered.
  app.addHook("onClose", () => engine.close());

  app.setErrorHandler((error, _request, reply) => sendProblem(error, reply));
  app.addContentTypeParser("application/pdf", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: Buffer | undefined }>("/payroll", { bodyLimit }, async (request, reply) =>
    // Without a body the engine gets no bytes, and says so.
    engine.extract(request.body ?? new Uint8Array(), { signal: signalOfClient(reply.raw) }),
  );
}
