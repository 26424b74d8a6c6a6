import type { DeliveryCompletion, HandlerContext, Lease, Outcome, Store } from "@paylift/store";
import type { Pace } from "./pace.ts";
import { postWebhook, ReceiverError } from "./post-webhook.ts";
import { signWebhook } from "./sign-webhook.ts";

export interface WebhookOptions {
  /** How long a receiver may take to answer, in milliseconds. Default 10,000. */
  readonly webhookTimeoutMs?: number;
  /** Whether webhooks may go to private, local and reserved addresses. Default false. */
  readonly allowPrivateWebhooks?: boolean;
}

interface Parts extends WebhookOptions {
  readonly store: Store;
  /** Of each organization's deliveries. */
  readonly pace: Pace;
}

/** Sends one event to one webhook, as Standard Webhooks has it (https://www.standardwebhooks.com). */
export async function deliverWebhook(
  lease: Lease,
  context: HandlerContext,
  { store, pace, webhookTimeoutMs = 10_000, allowPrivateWebhooks = false }: Parts,
): Promise<Outcome<DeliveryCompletion>> {
  const signal = AbortSignal.any([context.lost, context.stopping]);
  try {
    await pace.next(lease.organizationId, signal);
  } catch {
    return { kind: "released" };
  }
  const delivery = await store.deliveries.get(lease.organizationId, lease.id);
  const webhook =
    delivery === null ? null : await store.webhooks.get(lease.organizationId, delivery.webhookId);
  if (delivery === null || webhook === null)
    return failed("webhook_missing", "the webhook is no longer there");

  const { id, event, payload, createdAt } = delivery;
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: payload });
  const headers = signWebhook({ id, body, secret: webhook.secret, at: new Date() });
  try {
    const status = await postWebhook(webhook.url, headers, body, {
      signal,
      timeoutMs: webhookTimeoutMs,
      allowPrivate: allowPrivateWebhooks,
    });
    return answered(status);
  } catch (error) {
    if (signal.aborted) return { kind: "released" };
    if (error instanceof ReceiverError)
      return failed(error.code, error.message, error.code !== "address_refused");
    throw error;
  }
}

function answered(status: number): Outcome<DeliveryCompletion> {
  if (status >= 200 && status < 300) return { kind: "completed", completion: { responseStatus: status } };
  // The receiver's own word for never again.
  if (status === 410) return failed("receiver_gone", "the receiver answered 410");
  const redirects = status >= 300 && status < 400 ? "; redirects are not followed" : "";
  return failed("receiver_refused", `the receiver answered ${status}${redirects}`, true);
}

function failed(code: string, message: string, retry = false): Outcome<DeliveryCompletion> {
  return { kind: "failed", error: { code, message }, retry };
}
