import { createTurns } from "../../../worker/turns.ts";
import { Problem } from "../../errors/problem.ts";
import { ClientGone } from "../../request/client-gone.ts";

/** More do not wait: at ten a second the last of them would have to for half a minute. */
const WAITING_MAX = 256;
const RETRY_SECONDS = 30;
/** Remembered at once; beyond, the oldest are forgotten. */
const KNOWN_MAX = 10_000;

/** Somebody who has said a password. */
export interface Claimant {
  readonly email: string;
  /** Where from. */
  readonly address: string;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

/**
 * Checking a password takes two of the few threads that also write and read files, for a tenth of a second: one is checked
 * at a time. E-mail addresses take turns, and every other turn is of those who have signed in from the same place before,
 * so that wrong passwords, from however many places, keep neither them nor other users waiting.
 */
export interface PasswordLine {
  /** Null where the check says so, else whom it found. @throws Problem `too_many_attempts`, ClientGone. */
  check<User>(claimant: Claimant, work: () => Promise<User | null>): Promise<User | null>;
}

export function createPasswordLine(waitingMax: number = WAITING_MAX): PasswordLine {
  const line = createTurns();
  const lanes = { known: createTurns(), others: createTurns() };
  const known = new Set<string>();

  function remember(who: string): void {
    known.delete(who);
    known.add(who);
    const [oldest] = known;
    if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  }

  return {
    async check({ email, address, isGone }, work) {
      const who = JSON.stringify([email, address]);
      const lane = known.has(who) ? "known" : "others";
      if (lanes[lane].length >= waitingMax) {
        throw new Problem("too_many_attempts", "too many try to sign in: try again in half a minute", {
          headers: { "Retry-After": String(RETRY_SECONDS) },
        });
      }
      return lanes[lane].take(email, async () => {
        if (isGone()) throw new ClientGone("before its turn");
        const user = await line.take(lane, work);
        if (user !== null) remember(who);
        return user;
      });
    },
  };
}
