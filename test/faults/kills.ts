import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@paylift/samples";
import type { Member, Node } from "./fleet.ts";

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_500;
/** Longer than a lease lives without a sign of life. */
const STANDSTILL_MS = 13_000;

export interface KillOptions {
  readonly rounds: number;
  /** Decides which of a kind is killed, and when. */
  readonly seed: number;
  readonly kill: (member: Member) => Promise<void>;
}

/** Kinds in a fixed order, again and again; which of a kind and when is for the seed to say. */
export async function killInTurn(
  kinds: readonly (readonly Member[])[],
  { rounds, seed, kill }: KillOptions,
): Promise<void> {
  const random = new Random(seed);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      await pause(SHORTEST_PAUSE_MS + random.next() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
      await kill(random.pick(kind));
    }
  }
}

/** A process whose clock stops for longer than its leases last, while the others are killed. */
export function clockOf(node: Node): Member {
  let running: NodeJS.Timeout | undefined;
  return {
    name: "clock",
    kill: async () => {
      if (running !== undefined) return;
      node.freeze();
      running = setTimeout(() => {
        node.thaw();
        running = undefined;
      }, STANDSTILL_MS);
    },
    // A stopped process does not hear that it is to end.
    stop: async () => {
      clearTimeout(running);
      node.thaw();
    },
  };
}
