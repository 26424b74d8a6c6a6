import type { JsonObject } from "./json.ts";
import type { WorkError, WorkStatus } from "./jobs.ts";
import type { ListOptions, Page } from "./page.ts";

/** Each event of an organization is sent to all of its webhooks, each several times if need be: so there are few. */
export const WEBHOOKS_MAX = 16;

/** The events of webhooks, stored in the transaction of their cause. */
export const WEBHOOK_EVENTS = [
  "job.completed",
  "job.failed",
  "validation.completed",
  "validation.failed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An address that receives events. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  /** Signs each delivery: `whsec_` and 256 random bits in base64, as in Standard Webhooks. */
  readonly secret: string;
  /** Names of events, such as `job.completed`. */
  readonly events: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewWebhook {
  readonly url: string;
  readonly events: readonly string[];
}

export interface WebhookRepository {
  /**
   * Null when there is no such organization.
   * @throws StoreError `too_many_webhooks` when it has {@link WEBHOOKS_MAX} of them.
   */
  create(organizationId: string, webhook: NewWebhook): Promise<Webhook | null>;
  get(organizationId: string, id: string): Promise<Webhook | null>;
  list(organizationId: string, options?: ListOptions): Promise<Page<Webhook>>;
  update(organizationId: string, id: string, changes: Partial<NewWebhook>): Promise<Webhook | null>;
  /** With its deliveries. */
  delete(organizationId: string, id: string): Promise<boolean>;
}

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly organizationId: string;
  readonly webhookId: string;
  readonly event: string;
  readonly payload: JsonObject;
  readonly status: WorkStatus;
  /** HTTP status of the accepted delivery; null until completed. */
  readonly responseStatus: number | null;
  readonly error: WorkError | null;
  readonly attempt: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a worker hands in for an accepted delivery. */
export interface DeliveryCompletion {
  readonly responseStatus: number;
}

export interface DeliveryFilters {
  readonly webhookId?: string;
  readonly status?: WorkStatus;
}

export interface DeliveryRepository {
  /**
   * Queues one delivery for each webhook that subscribes to the event; `[]` if none does. Outcomes of jobs and
   * validations are sent without this.
   */
  enqueue(organizationId: string, event: string, payload: JsonObject): Promise<readonly Delivery[]>;
  get(organizationId: string, id: string): Promise<Delivery | null>;
  list(organizationId: string, options?: ListOptions<DeliveryFilters>): Promise<Page<Delivery>>;
  /** Queues a failed delivery again. @throws StoreError `invalid_state` unless failed. */
  resubmit(organizationId: string, id: string): Promise<Delivery | null>;
}
