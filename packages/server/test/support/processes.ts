import { setTimeout as pause } from "node:timers/promises";

/** Whether a process runs. One that has ended and whom nobody asked about yet does not. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the condition holds; rejects when it does not within the time. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, withinMs = 150_000) {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await pause(20);
  }
}
