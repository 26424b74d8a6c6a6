import type { MortalOptions } from "./messages.ts";
import { startMortal, type MortalService } from "./mortal-service.ts";
import type { Scene } from "./scenes.ts";

/** What came of a scene in which the service was killed at its steps. */
export interface KillReport {
  readonly kills: number;
  /** Each says at which step the service was killed, and what was wrong afterwards. */
  readonly faults: readonly string[];
}

export interface KillOptions {
  /** Of so many steps one is tried; 1 for each. */
  readonly every: number;
  readonly say: (text: string) => void;
}

/** A lease of a dead worker lasts ten seconds; what takes longer than thrice that is stuck. */
const PATIENCE_MS = 30_000;

/** Plays a scene again and again, killing the service one step later each time, until it gets through. */
export async function killAtEach(
  scene: Scene,
  options: MortalOptions,
  { every, say }: KillOptions,
): Promise<KillReport> {
  const service = await startMortal(options);
  const faults: string[] = [];
  let kills = 0;
  try {
    for (let step = 1; ; step += every) {
      const attempt = await scene.prepare(service, `${scene.name}-${step}`);
      await service.arm(step);
      const answered = await attempt.run();
      const got = await service.disarm();
      const isThrough = got !== null && got < step;
      if (!isThrough) {
        kills += 1;
        say(`${scene.name}: killed at step ${step}`);
        if (answered) faults.push(`step ${step}: answered by a dead service`);
        await finish(service, attempt.run);
      }
      faults.push(...(await attempt.faults()).map((fault) => `step ${step}: ${fault}`));
      if (isThrough) return { kills, faults };
    }
  } finally {
    await service.stop();
  }
}

async function finish(service: MortalService, run: () => Promise<boolean>): Promise<void> {
  await service.revive();
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await run()) && Date.now() < giveUpAt);
}
