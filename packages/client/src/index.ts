// The client.
export { createClient } from "./client.ts";
export type { ClientOptions, CompletedJob, CompletedValidation, PayliftClient } from "./client.ts";
export type { RequestMethod } from "./requests.ts";
export type { UploadedDocument, UploadOptions } from "./upload.ts";
export type { WaitOptions } from "./wait.ts";
export type { ItemOf, ListInit, ListPath } from "./each.ts";

// Webhooks.
export { verifyWebhook } from "./webhooks.ts";
export type { WebhookEvent } from "./webhooks.ts";

// Errors.
export {
  ApiError,
  ConnectionError,
  JobFailedError,
  PayliftClientError,
  ValidationFailedError,
  WaitTimeoutError,
  WebhookSignatureError,
} from "./errors.ts";
export type { Problem } from "./errors.ts";

// The interface: paths with their parameters, bodies and answers, and the schemas of what is exchanged.
export type { components, paths } from "./schema.ts";
