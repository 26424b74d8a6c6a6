import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Attack } from "./attacks.ts";
import {
  deleteDocument,
  deleteWebhook,
  makeWebhook,
  startUpload,
  storedBytes,
  whatBecameOf,
  type Neighbour,
  type Uploaded,
} from "./client.ts";
import { quantile } from "./quantile.ts";
import { startReceiver } from "./receiver.ts";
import { severalAtOnce } from "./several-at-once.ts";
import type { UploadOrder, UploadReport } from "./upload-thread.ts";
import type { WatchedService } from "./watched-service.ts";

/** How others fared while one organization did its worst, and what became of that. */
export interface AttackReport {
  /** Documents that were taken, and how many were refused. */
  readonly documents: number;
  readonly refused: number;
  /** Seconds of others' documents of one page, from the upload to the end of the job. */
  readonly othersP50: number;
  readonly othersP99: number;
  readonly othersSlowest: number;
  readonly others: number;
  /** How the attacker's jobs had ended by then, and how many each. */
  readonly ends: Readonly<Record<string, number>>;
  /** What its documents took by then, as the service says, and by how much its folder had grown. */
  readonly storedBytes: number;
  readonly grownBytes: number;
  /** Seconds until all that was still there was cancelled and deleted. */
  readonly deletedSeconds: number;
}

/** As many as an organization may have. */
const WEBHOOKS = 16;

/** Uploads all at once, lets others be served meanwhile, and deletes what is under way. */
export async function attack(
  service: WatchedService,
  key: string,
  neighbour: Neighbour,
  { overAndOver = false, webhooks }: Attack,
  documents: readonly Buffer[],
  seconds: number,
): Promise<AttackReport> {
  const { url } = service;
  const receiver = webhooks === undefined ? null : await startReceiver(webhooks);
  const made: string[] = [];
  for (let i = 0; receiver !== null && i < WEBHOOKS; i++)
    made.push(await makeWebhook(url, key, receiver.url));
  const bytesBefore = await service.bytesOnDisk();
  const endMs = performance.now() + 1_000 * seconds;
  const uploaded: Uploaded[] = [];
  let refused = 0;
  if (overAndOver) {
    // In another thread: this one measures how the others fare.
    const report = await uploadOverAndOver({ url, key, document: documents[0]!, seconds });
    uploaded.push(...report.uploaded);
    refused = report.refused;
  } else {
    for (const bytes of documents) uploaded.push(await startUpload(url, key, bytes));
  }
  while (performance.now() < endMs) await pause(100);
  const times = neighbour.take();
  const ends: Record<string, number> = {};
  for (const one of uploaded) {
    const end = await whatBecameOf(url, key, one);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  const stored = await storedBytes(url, key);
  const grownBytes = (await service.bytesOnDisk()) - bytesBefore;
  const beganMs = performance.now();
  const left = uploaded.values();
  await severalAtOnce(async () => {
    for (const one of left) await deleteDocument(url, key, one);
  });
  const deletedSeconds = (performance.now() - beganMs) / 1_000;
  for (const id of made) await deleteWebhook(url, key, id);
  await receiver?.stop();
  return {
    documents: uploaded.length,
    refused,
    others: times.length,
    othersP50: quantile(times, 0.5),
    othersP99: quantile(times, 0.99),
    othersSlowest: Math.max(0, ...times),
    ends,
    storedBytes: stored,
    grownBytes,
    deletedSeconds,
  };
}

async function uploadOverAndOver(order: UploadOrder): Promise<UploadReport> {
  const thread = new Worker(new URL("upload-thread.ts", import.meta.url), { workerData: order });
  const [report] = await once(thread, "message");
  await thread.terminate();
  return report as UploadReport;
}
