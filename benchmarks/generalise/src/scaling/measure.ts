import { createEngine, type Engine, type Timings } from "@paylift/engine";
import { median } from "@paylift/benchmark-extract";
import { longRegisters, type LongRegister } from "./long-register.ts";
import { added, purpose, sharesOf, spentOf, type ByStage } from "./stages.ts";

export interface LengthCost {
  pages: number;
  employees: number;
  /** CPU time a page over that of the reference length; the document as a whole, helper threads included. */
  cpuPerPage: number;
  /** The same for all stages but opening and reading, by wall clock. */
  ownPerPage: number;
  /** Where the wall clock of the document goes. */
  shares: ByStage;
}

export interface ReadingMode {
  mode: "by variant" | "by inference";
  lengths: LengthCost[];
}

/** Pages of the documents; cost a page is told relative to the second. */
export const LENGTHS = [1, 10, 100, 1000] as const;
const REFERENCE = 1;

const LAYOUT = "paychex-journal";
const PROVIDER = "paychex";
/** About so many pages are read for each figure, so that short documents are read often. */
const PAGES_A_FIGURE = 200;
const ROUNDS = 3;
/** A machine that is asleep for a while does not end the measurement. */
const CPU_MS = 3_600_000;

interface Cost {
  cpuMsPerPage: number;
  ownMsPerPage: number;
  spent: ByStage;
}

/** Reads registers of growing length in both ways and tells how the cost of a page grows. */
export async function measureScaling(say: (message: string) => void): Promise<ReadingMode[]> {
  say(`registers of ${LENGTHS.join(", ")} pages`);
  const registers = await longRegisters(LAYOUT, LENGTHS);
  const modes: ReadingMode[] = [];
  for (const [mode, excludeProviders] of [
    ["by variant", []],
    ["by inference", [PROVIDER]],
  ] as const) {
    const engine = await createEngine({ threads: 1, excludeProviders, cpuMs: CPU_MS });
    try {
      say(mode);
      modes.push({ mode, lengths: await costsOf(engine, registers) });
    } finally {
      await engine.close();
    }
  }
  return modes;
}

async function costsOf(engine: Engine, registers: readonly LongRegister[]): Promise<LengthCost[]> {
  const warmUp = registers[REFERENCE];
  if (warmUp === undefined) throw new RangeError("no register of the reference length");
  await costOf(engine, warmUp);
  // Rounds over all lengths, so that a busy minute of the machine weighs on all of them.
  const rounds: Cost[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const costs: Cost[] = [];
    for (const register of registers) costs.push(await costOf(engine, register));
    rounds.push(costs);
  }
  const ratioTo = (index: number, of: (cost: Cost) => number): number =>
    median(rounds.map((costs) => of(costs[index]!) / of(costs[REFERENCE]!)));
  return registers.map(({ pages, employees }, index) => ({
    pages,
    employees,
    cpuPerPage: ratioTo(index, ({ cpuMsPerPage }) => cpuMsPerPage),
    ownPerPage: ratioTo(index, ({ ownMsPerPage }) => ownMsPerPage),
    shares: sharesOf(added(rounds.map((costs) => costs[index]!.spent))),
  }));
}

async function costOf(engine: Engine, { pdf, pages }: LongRegister): Promise<Cost> {
  const times = Math.max(1, Math.round(PAGES_A_FIGURE / pages));
  const readings: Timings[] = [];
  const from = process.cpuUsage();
  for (let time = 0; time < times; time++) readings.push((await engine.extract(pdf)).timings);
  const { user, system } = process.cpuUsage(from);
  const spent = spentOf(readings);
  return {
    cpuMsPerPage: (user + system) / 1000 / (pages * times),
    ownMsPerPage: (purpose(spent, "understand") + purpose(spent, "prove")) / (pages * times),
    spent,
  };
}
