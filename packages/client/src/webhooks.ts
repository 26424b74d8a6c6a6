import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { WebhookSignatureError } from "./errors.ts";
import type { components } from "./schema.ts";

type Schemas = components["schemas"];

/** What the service tells a webhook, by `type`. */
export type WebhookEvent =
  | Schemas["JobCompletedEvent"]
  | Schemas["JobFailedEvent"]
  | Schemas["ValidationCompletedEvent"]
  | Schemas["ValidationFailedEvent"];

/**
 * The event in a request to a webhook, once it is sure that the service has sent it. `body` is the text as it arrived:
 * what was parsed and printed again has another signature. An event may come twice, with the same `webhook-id`.
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
