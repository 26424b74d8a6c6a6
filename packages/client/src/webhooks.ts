import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { WebhookSignatureError } from "./errors.ts";
import type { components } from "./schema.ts";

type Schemas = components["schemas"];

/** An event sent to a webhook, by `type`. */
export type WebhookEvent =
  | Schemas["JobCompletedEvent"]
  | Schemas["JobFailedEvent"]
  | Schemas["ValidationCompletedEvent"]
  | Schemas["ValidationFailedEvent"];

/**
 * The event in a webhook request, after its signature was verified. `body` is the text as received: JSON that was
 * parsed and printed again has another signature. An event may arrive twice, with the same `webhook-id`.
 * @throws WebhookSignatureError.
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
): WebhookEvent {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  try {
    return new Webhook(secret).verify(body, Object.fromEntries(texts)) as WebhookEvent;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    throw new WebhookSignatureError(error.message, { cause: error });
  }
}
