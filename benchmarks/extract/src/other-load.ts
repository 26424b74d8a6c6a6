import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";

const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/**
 * Cores that other programs kept busy meanwhile: what the whole machine spent beyond the CPU time of the measured process.
 * It tells a slow contender from one that was not given the cores.
 */
export async function withOtherLoad<Run extends { wallMs: number; cpuMs: number }>(
  run: () => Promise<Run>,
): Promise<Run & { otherCores: number }> {
  const before = busyMs();
  const result = await run();
  const others = busyMs() - before - result.cpuMs;
  return { ...result, otherCores: Math.max(0, others / result.wallMs) };
}

/** Cores that other programs keep busy while this one waits for a second. */
export async function busyCores(): Promise<number> {
  const { otherCores } = await withOtherLoad(async () => {
    const startedMs = performance.now();
    await setTimeout(1_000);
    return { wallMs: performance.now() - startedMs, cpuMs: 0 };
  });
  return otherCores;
}
