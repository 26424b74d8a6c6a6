import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Answers, MemorySample, Question, Repeat, Round, Tasks, WarmUp } from "./messages.ts";
import type { Reader } from "./reader.ts";
import { readAll } from "./read-all.ts";
import { median } from "./statistics.ts";

const MEGABYTE = 1024 * 1024;

const cpuMsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

export function answerQuestion(reader: Reader, { kind, task }: Question): Promise<Answers[keyof Answers]> {
  switch (kind) {
    case "warmUp":
      return warmUp(reader, task);
    case "round":
      return round(reader, task);
    case "repeat":
      return repeat(reader, task);
    case "memory":
      return memory(reader, task);
  }
}

async function warmUp(reader: Reader, { paths, answersFolder }: Tasks["warmUp"]): Promise<WarmUp> {
  const pages: number[] = [];
  const failures: string[] = [];
  await readAll(reader, paths, async (reading, path, index) => {
    const name = basename(path, ".pdf");
    pages[index] = reading.pages;
    if (reading.failure !== null) failures.push(`${name}: ${reading.failure}`);
    if (answersFolder !== null) {
      const answer = reading.answer === null ? { error: reading.failure } : timeless(reading.answer);
      await writeFile(join(answersFolder, `${name}.json`), JSON.stringify(answer));
    }
  });
  return { pages, failures };
}

/** All of a result but what differs between two runs. */
function timeless(answer: object): object {
  return { ...answer, timings: undefined };
}

async function round(reader: Reader, { paths }: Tasks["round"]): Promise<Round> {
  globalThis.gc?.();
  let pages = 0;
  let employees = 0;
  let failures = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  await readAll(reader, paths, (reading) => {
    pages += reading.pages;
    employees += reading.answer?.canonical_output.employees.length ?? 0;
    if (reading.failure !== null) failures++;
  });
  const wallMs = performance.now() - start;
  const cpuMs = cpuMsSince(cpu);
  return { wallMs, cpuMs, pages, employees, failures, peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function repeat(reader: Reader, { path, times }: Tasks["repeat"]): Promise<Repeat> {
  const walls: number[] = [];
  const cpu = process.cpuUsage();
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    await reader.read(path);
    walls.push(performance.now() - start);
  }
  // One read is too short for the grain of the CPU clock; the sum of all is not.
  return { wallMs: median(walls), cpuMs: cpuMsSince(cpu) / times };
}

async function memory(reader: Reader, { paths, documents, every }: Tasks["memory"]): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  for (let done = 0; done < documents; done += every) {
    const next = Array.from({ length: every }, (_, index) => paths[(done + index) % paths.length] as string);
    await readAll(reader, next, () => {});
    globalThis.gc?.();
    samples.push({ documents: done + every, rssMb: process.memoryUsage.rss() / MEGABYTE });
  }
  return samples;
}
