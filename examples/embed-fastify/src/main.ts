import { createService } from "./service.ts";

const app = createService({ logger: true });

// Close once: take no new requests, answer those under way, end the engine's threads, exit.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void app.close());
}

await app.listen({ host: process.env["HOST"] ?? "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) });
