import { setTimeout as pause } from "node:timers/promises";
import type { Backlog, Store } from "@paylift/store";
import { Problem } from "../../errors/problem.ts";

/** How many jobs may wait. */
export interface QueueLimits {
  /** Over all organizations; above, nobody's jobs are accepted. */
  readonly all: number;
  /** Of one organization. */
  readonly organization: number;
}

/** Whether another job is accepted. */
export interface Admission {
  /** @throws Problem `queue_full`, `too_many_waiting`, both with the time until it may be tried again. */
  admit(organizationId: string): Promise<void>;
}

/** Counting is dear where much waits, and what comes within a second changes little. */
const FRESH_MS = 1_000;
/** Where all connections to the database are in use, a look waits in line with the rest, and the one before must do. */
const PATIENCE_MS = 100;
const ORGANIZATIONS_MAX = 10_000;
const RETRY_UNKNOWN_SECONDS = 60;
const RETRY_MOST_SECONDS = 3_600;

interface Look {
  readonly atMs: number;
  /** What was found, or where that takes long, what was found before. */
  readonly answer: Promise<Backlog>;
  /** Null until it is known. */
  found: Backlog | null;
}

/** `nowMs` is a clock that never goes back. */
export function createAdmission(
  store: { readonly jobs: Pick<Store["jobs"], "backlog"> },
  limits: QueueLimits,
  nowMs: () => number = () => performance.now(),
): Admission {
  const looks = new Map<string | null, Look>();

  function backlogOf(organizationId: string | null): Promise<Backlog> {
    const atMs = nowMs();
    const known = looks.get(organizationId);
    if (known !== undefined && (known.found === null || atMs - known.atMs < FRESH_MS)) return known.answer;
    if (looks.size >= ORGANIZATIONS_MAX) looks.clear();
    const backlog = store.jobs.backlog(organizationId);
    const before = known?.found ?? null;
    const answer =
      before === null ? backlog : Promise.race([backlog, pause(PATIENCE_MS, before, { ref: false })]);
    const look: Look = { atMs, answer, found: null };
    looks.set(organizationId, look);
    backlog.then(
      (found) => {
        look.found = found;
      },
      () => looks.delete(organizationId),
    );
    return answer;
  }

  return {
    async admit(organizationId) {
      const [all, own] = await Promise.all([backlogOf(null), backlogOf(organizationId)]);
      if (own.waiting >= limits.organization) {
        const detail = `${limits.organization} jobs of the organization wait already`;
        throw new Problem("too_many_waiting", detail, { headers: retryAfter(own, limits.organization) });
      }
      if (all.waiting >= limits.all) {
        throw new Problem("queue_full", "more jobs wait than the service takes", {
          headers: retryAfter(all, limits.all),
        });
      }
    },
  };
}

/** When there will be a place again, should jobs go on ending as in the last minute. */
function retryAfter({ waiting, endedLastMinute }: Backlog, limit: number): Record<string, string> {
  const excess = waiting - limit + 1;
  const seconds = endedLastMinute === 0 ? RETRY_UNKNOWN_SECONDS : Math.ceil((excess * 60) / endedLastMinute);
  return { "Retry-After": String(Math.min(Math.max(seconds, 1), RETRY_MOST_SECONDS)) };
}
