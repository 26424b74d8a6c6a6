/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  "job.completed",
  "job.failed",
  "validation.completed",
  "validation.failed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
