export { startWorker } from "./start-worker.ts";
export type { Worker, WorkerOptions } from "./start-worker.ts";
export type { WebhookOptions } from "./deliver-webhook.ts";
export type { Compare } from "./validate-runs.ts";
