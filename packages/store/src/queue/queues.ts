import { randomUUID } from "node:crypto";
import type { Queues } from "../api/store.ts";
import type { JobCompletion, WrittenCompletion } from "../api/results.ts";
import type { LayoutCompletion } from "../api/layouts.ts";
import type { ValidationCompletion } from "../api/validations.ts";
import type { DeliveryCompletion } from "../api/webhooks.ts";
import type { WorkQueue } from "../api/work-queue.ts";
import { toReportColumn } from "../sealing/sealed-reports.ts";
import { toContentColumns } from "../sealing/sealed-results.ts";
import { handOutAll } from "./hand-out.ts";
import { consume, type ConsumerParts } from "./consume.ts";
import { createLeases, type QueueKind, type QueueParts } from "./leases.ts";

const FIRST_REDELIVERY_SECONDS = 30;

const jobs: QueueKind<JobCompletion | WrittenCompletion> = {
  name: "jobs",
  maxAttempts: 3,
  retryDelaySeconds: () => 0,
  async store({ db, now, sealing }, finished) {
    const rows = finished.map(async ({ lease, completion }) => ({
      id: randomUUID(),
      organization_id: lease.organizationId,
      job_id: lease.id,
      confidence: completion.confidence,
      ...(await toContentColumns(sealing, lease.id, completion)),
      created_at: now(),
    }));
    await db
      .insertInto("results")
      .values(await Promise.all(rows))
      .execute();
  },
  weigh: (completion) => ("json" in completion ? lengthOf(Object.values(completion.json)) : Infinity),
};

const validations: QueueKind<ValidationCompletion> = {
  name: "validations",
  maxAttempts: 3,
  retryDelaySeconds: () => 0,
  async store({ db, sealing }, finished) {
    for (const { lease, completion } of finished) {
      const column = await toReportColumn(sealing, lease.id, completion.report);
      await db.updateTable("validations").set({ report: column }).where("id", "=", lease.id).execute();
    }
  },
  weigh: () => Infinity,
};

const deliveries: QueueKind<DeliveryCompletion> = {
  name: "deliveries",
  maxAttempts: 8,
  prepare: handOutAll,
  // Over an hour in all: long enough for a receiver to come back.
  retryDelaySeconds: (attempt) => FIRST_REDELIVERY_SECONDS * 2 ** (attempt - 1),
  async store({ db }, finished) {
    for (const { lease, completion } of finished) {
      await db
        .updateTable("deliveries")
        .set({ response_status: completion.responseStatus })
        .where("id", "=", lease.id)
        .execute();
    }
  },
  weigh: () => 0,
};

const layouts: QueueKind<LayoutCompletion> = {
  name: "layouts",
  maxAttempts: 3,
  retryDelaySeconds: () => 0,
  async store({ db }, finished) {
    for (const { lease, completion } of finished) {
      const { layout, accepted, report } = completion;
      const tried = { layout: JSON.stringify(layout), accepted, report: JSON.stringify(report) };
      await db.updateTable("layouts").set(tried).where("id", "=", lease.id).execute();
    }
  },
  weigh: () => Infinity,
};

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** The queues; `guard` wraps what their consumers use as well as what a caller uses. */
export function createQueues(
  parts: QueueParts,
  consumers: ConsumerParts,
  guard: <T extends object>(methods: T) => T,
): Queues {
  function build<Completion>(kind: QueueKind<Completion>): WorkQueue<Completion> {
    const leases = guard(createLeases(kind, parts));
    const consumer: Pick<WorkQueue<Completion>, "consume"> = {
      consume: (options) => consume(leases, kind.name, consumers, options),
    };
    return { ...leases, ...guard(consumer) };
  }
  return {
    jobs: build(jobs),
    validations: build(validations),
    deliveries: build(deliveries),
    layouts: build(layouts),
  };
}
