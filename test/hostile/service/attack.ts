import { setTimeout as pause } from "node:timers/promises";
import type { Attack } from "./attacks.ts";
import { deleteDocument, startUpload, whatBecameOf, type Neighbour, type Uploaded } from "./client.ts";
import { quantile } from "./quantile.ts";

/** How others fared while one organization did its worst, and what became of that. */
export interface AttackReport {
  readonly documents: number;
  /** Seconds of others' documents of one page, from the upload to the end of the job. */
  readonly othersP50: number;
  readonly othersP99: number;
  readonly othersSlowest: number;
  readonly others: number;
  /** How the attacker's jobs had ended by then, and how many each. */
  readonly ends: Readonly<Record<string, number>>;
  /** Seconds until all that was still there was cancelled and deleted. */
  readonly deletedSeconds: number;
}

/** Uploads all at once, lets others be served meanwhile, and deletes what is under way. */
export async function attack(
  url: string,
  key: string,
  neighbour: Neighbour,
  make: Attack,
  seconds: number,
): Promise<AttackReport> {
  const documents = await make();
  // Making them may have kept this process from asking how the others fare.
  await pause(500);
  neighbour.take();
  const endMs = performance.now() + 1_000 * seconds;
  const uploaded: Uploaded[] = [];
  for (const bytes of documents) uploaded.push(await startUpload(url, key, bytes));
  while (performance.now() < endMs) await pause(100);
  const times = neighbour.take();
  const ends: Record<string, number> = {};
  for (const one of uploaded) {
    const end = await whatBecameOf(url, key, one);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  const beganMs = performance.now();
  for (const one of uploaded) await deleteDocument(url, key, one);
  return {
    documents: documents.length,
    others: times.length,
    othersP50: quantile(times, 0.5),
    othersP99: quantile(times, 0.99),
    othersSlowest: Math.max(0, ...times),
    ends,
    deletedSeconds: (performance.now() - beganMs) / 1_000,
  };
}
