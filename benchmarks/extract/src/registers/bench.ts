import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Child } from "../child.ts";
import { coldStart } from "../cold-start.ts";
import { CONTENDERS } from "../contender.ts";
import { describeMachine } from "../machine.ts";
import { busyCores } from "../other-load.ts";
import { pairedRatio, spreadOf } from "../statistics.ts";
import { denseRegister, plainRegister, type GeneratedRegister } from "./generated.ts";
import { peersHere, type Peer } from "./peers.ts";
import { barsOf, type LengthCost, type RegisterReport, type RegisterRow } from "./report.ts";

export interface RegisterOptions {
  rounds: number;
  /** Pages of the dense register, and of the longest plain one. */
  densePages: number;
  longestPages: number;
  /** Readings before the count, so that compilers are done. */
  warmUps: number;
}

/** Pages of what slow programs read, and of what the longest register is compared with. */
const SHORT_PAGES = 10;

/** Readings of a round that make up one figure: a collection of garbage falls into one of them, or into none. */
const READINGS = 4;

interface Run {
  wallMs: number;
  cpuMs: number;
}

/** One program beside the others, with its runs by round. */
interface Runner {
  key: string;
  label: string;
  pages: number;
  run: () => Promise<Run>;
  runs: Run[];
}

/** Measures generated registers: the dense one beside other programs, the longest one beside a short one. */
export async function benchRegisters(
  { rounds, densePages, longestPages, warmUps }: RegisterOptions,
  command: string,
  scratch: string,
  onProgress: (message: string) => void,
): Promise<RegisterReport> {
  const before = await busyCores();
  onProgress("generating registers");
  const dense = await denseRegister(densePages, scratch);
  const short = await denseRegister(SHORT_PAGES, scratch);
  const { peers, skipped } = peersHere();
  const children = CONTENDERS.flatMap((contender) =>
    contender.reader === "pdftotext" ? [] : [{ contender, child: new Child(contender) }],
  );
  const runners: Runner[] = [
    ...children.map(({ contender: { key, label }, child }) => ({
      key,
      label,
      pages: dense.pages,
      run: () => child.ask("repeat", { path: dense.path, times: READINGS }),
      runs: [],
    })),
    ...peers.map((peer) => peerRunner(peer, peer.slow ? short : dense)),
  ];
  const against: string[] = [];
  try {
    for (const { contender, child } of children) {
      onProgress(`warm-up: ${contender.label}`);
      const answers = join(scratch, contender.key);
      mkdirSync(answers);
      await child.ask("warmUp", { paths: [dense.path], answersFolder: answers });
      if (contender.reader === "engine") against.push(...faultsOf(dense, answers));
      await child.ask("repeat", { path: dense.path, times: warmUps });
    }
    for (let round = 1; round <= rounds; round++) {
      onProgress(`round ${round} of ${rounds}`);
      for (const runner of runners) runner.runs.push(await runner.run());
    }
  } finally {
    await Promise.all(children.map(({ child }) => child.close()));
  }
  onProgress("memory");
  const { peakMb } = await coldStart("engine", dense.path);
  const { peakMb: pdfjsPeakMb } = await coldStart("pdfjs", dense.path);
  const lengths = await lengthsOf(longestPages, rounds, scratch, against, onProgress);
  const rows = runners.map(rowOf);
  const engine = runners[0]!;
  const ratios = runners.slice(1).map(({ key, label, pages, runs }) => ({
    key,
    label,
    cpu: pairedRatio(
      engine.runs.map(({ cpuMs }) => cpuMs / engine.pages),
      runs.map(({ cpuMs }) => cpuMs / pages),
    ),
  }));
  const two = runners.find(({ key }) => key === "engine-2");
  const pdftotext = runners.find(({ key }) => key === "pdftotext");
  const wallOfTwo =
    two && pdftotext
      ? pairedRatio(
          two.runs.map(({ wallMs }) => wallMs),
          pdftotext.runs.map(({ wallMs }) => wallMs),
        )
      : null;
  const measured = { ratios, wallOfTwo, memory: { peakMb, pdfjsPeakMb }, lengths };
  return {
    date: new Date().toISOString(),
    command,
    machine: describeMachine(),
    rounds,
    otherCores: spreadOf([before, await busyCores()]),
    dense: { pages: dense.pages, employees: dense.employees },
    rows,
    skipped,
    ...measured,
    against,
    targets: barsOf(measured),
  };
}

function peerRunner(peer: Peer, { path, pages }: GeneratedRegister): Runner {
  return { key: peer.key, label: peer.label, pages, run: async () => peer.run(path), runs: [] };
}

function rowOf({ key, label, pages, runs }: Runner): RegisterRow {
  return {
    key,
    label,
    pages,
    cpuMsPerPage: spreadOf(runs.map(({ cpuMs }) => cpuMs / pages)),
    wallMsPerPage: spreadOf(runs.map(({ wallMs }) => wallMs / pages)),
  };
}

/** What is wrong with an answer: a fast one that loses people would look good. */
function faultsOf({ name, netPay }: GeneratedRegister, answers: string): string[] {
  const answer = JSON.parse(readFileSync(join(answers, `${name}.json`), "utf8")) as {
    error?: string;
    confidence_score: number;
    canonical_output: { employees: { net_pay: number | null }[] };
  };
  if (answer.error !== undefined) return [`${name}: ${answer.error}`];
  const read = answer.canonical_output.employees.map(({ net_pay }) => net_pay);
  const wrong = netPay.filter((net, i) => net !== read[i]).length;
  if (read.length === netPay.length && wrong === 0) return [];
  return [`${name}: ${read.length} of ${netPay.length} employees, ${wrong} wrong net pays`];
}

/** Registers of growing length, each in turn in one process of one thread; memory in a process of its own. */
async function lengthsOf(
  longestPages: number,
  rounds: number,
  scratch: string,
  against: string[],
  onProgress: (message: string) => void,
): Promise<LengthCost[]> {
  const registers = [await plainRegister(SHORT_PAGES, scratch), await plainRegister(longestPages, scratch)];
  const child = new Child(CONTENDERS[0]);
  const costs = registers.map((): number[] => []);
  try {
    onProgress(`registers of ${registers.map(({ pages }) => pages).join(" and ")} pages`);
    const answers = join(scratch, "lengths");
    mkdirSync(answers);
    await child.ask("warmUp", { paths: registers.map(({ path }) => path), answersFolder: answers });
    for (const register of registers) against.push(...faultsOf(register, answers));
    for (let round = 0; round < rounds; round++) {
      for (const [i, { path, pages }] of registers.entries()) {
        const times = Math.max(1, Math.round(longestPages / 2 / pages));
        costs[i]!.push((await child.ask("repeat", { path, times })).cpuMs / pages);
      }
    }
  } finally {
    await child.close();
  }
  const lengths: LengthCost[] = [];
  for (const [i, { pages, employees, path }] of registers.entries()) {
    const { peakMb } = await coldStart("engine", path);
    lengths.push({
      pages,
      employees,
      cpuMsPerPage: spreadOf(costs[i]!),
      toShortest: pairedRatio(costs[i]!, costs[0]!),
      peakMb,
    });
  }
  return lengths;
}
