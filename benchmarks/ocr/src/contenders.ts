import { spawnSync } from "node:child_process";
import type { Engine } from "@paylift/engine";
import { imagePdf, portableGraymap, type Picture } from "./scan.ts";

export interface Reading {
  words: string[];
  /** User and system time of all threads, in seconds. */
  cpuS: number;
  wallS: number;
}

/** The engine, everything included: opening, turning, cleaning, recognising, and looking again. */
export async function readByEngine(engine: Engine, picture: Picture, pages = 1): Promise<Reading> {
  const pdf = imagePdf(picture, pages);
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const { words } = await engine.inspect(pdf);
  const { user, system } = process.cpuUsage(cpu);
  return {
    words: words.map(({ text }) => text),
    cpuS: (user + system) / 1e6,
    wallS: (performance.now() - wall) / 1000,
  };
}

/**
 * The command on the same pixels, in one thread, as a table is best read (page segmentation 6). Null where it is not
 * installed. More threads only spin: they cost it several times the CPU time and no less wall clock.
 */
export function readByCommand(picture: Picture, segmentation: number): Reading | null {
  const wall = performance.now();
  const time = ["-f", "%U %S"];
  const args = ["stdin", "stdout", "--psm", String(segmentation), "--dpi", String(picture.dpi)];
  const { status, stdout, stderr } = spawnSync("/usr/bin/time", [...time, "tesseract", ...args], {
    input: portableGraymap(picture),
    env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) return null;
  const [user = 0, system = 0] = stderr.trim().split("\n").at(-1)!.split(" ").map(Number);
  return { words: stdout.split(/\s+/), cpuS: user + system, wallS: (performance.now() - wall) / 1000 };
}

/** Share of the amounts that were read exactly, and the number of amounts read that the page does not print. */
export function figuresRight(
  amounts: readonly string[],
  words: readonly string[],
): { share: number; wrong: number } {
  const left = new Map<string, number>();
  for (const amount of amounts) left.set(amount, (left.get(amount) ?? 0) + 1);
  let [right, wrong] = [0, 0];
  for (const word of words) {
    if (!/^[\d,]+\.\d\d$/.test(word)) continue;
    const count = left.get(word) ?? 0;
    if (count > 0) right++;
    else wrong++;
    left.set(word, count - 1);
  }
  return { share: right / amounts.length, wrong };
}
