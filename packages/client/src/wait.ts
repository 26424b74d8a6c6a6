import { WaitTimeoutError } from "./errors.ts";
import { pause } from "./pause.ts";

/** How long something is waited for, and how often it is looked at. */
export interface WaitOptions {
  /** How long at most, in milliseconds. Default 900,000: fifteen minutes. */
  readonly timeoutMs?: number;
  /** Longest time between two looks, in milliseconds; the first ones follow faster. Default 5,000. */
  readonly pollMs?: number;
  readonly signal?: AbortSignal;
}

const FIRST_PAUSE_MS = 200;

/** Looks at some work until it has ended. @throws WaitTimeoutError; what `look` throws. */
export async function untilEnded<Work extends { readonly id: string; readonly status: string }>(
  look: () => Promise<Work>,
  { timeoutMs = 900_000, pollMs = 5_000, signal }: WaitOptions,
): Promise<Work> {
  const end = performance.now() + timeoutMs;
  for (let wait = FIRST_PAUSE_MS; ; wait *= 1.5) {
    const work = await look();
    if (work.status !== "pending" && work.status !== "processing") return work;
    const left = end - performance.now();
    if (left <= 0) throw new WaitTimeoutError(`${work.id} is still ${work.status} after ${timeoutMs} ms`);
    await pause(Math.min(wait, pollMs, left), signal);
  }
}
