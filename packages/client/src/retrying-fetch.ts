import { pause } from "./pause.ts";

type Fetch = (request: Request) => Promise<Response>;

/** Answers after which the same request may be taken a moment later. */
const BUSY = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends a request again, up to so many times, where the service is busy or cannot be reached: after as long as its
 * `Retry-After` says, else after twice as long each time. Only what may be sent twice is: reading, replacing, deleting, and what has an
 * `Idempotency-Key`.
 */
export function retryingFetch(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    const mayRepeat = request.method !== "POST" || request.headers.has("Idempotency-Key");
    for (let attempt = 0; ; attempt++) {
      const isLast = !mayRepeat || attempt >= retries;
      // A body can be sent once; the copy is sent, so that the request has it still.
      const answer = await fetch(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return null;
      });
      if (answer !== null && (isLast || !BUSY.has(answer.status))) return answer;
      await answer?.body?.cancel();
      const asked = Number(answer?.headers.get("Retry-After") ?? Number.NaN) * 1_000;
      const own = FIRST_PAUSE_MS * 2 ** attempt;
      await pause(Math.min(Number.isNaN(asked) ? own : asked, LONGEST_PAUSE_MS), request.signal);
    }
  };
}
