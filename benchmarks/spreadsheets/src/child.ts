import { CONTENDERS, type Found } from "./contenders.ts";

/** What a process measures of one reading. */
export interface Measured extends Found {
  readonly wallMs: number;
  /** User and system time, helper threads included. */
  readonly cpuMs: number;
  /** The greatest resident size of the process. */
  readonly peakMb: number;
}

// node child.ts CONTENDER FILE
const [name = "", file = ""] = process.argv.slice(2);
const [start, cpu] = [performance.now(), process.cpuUsage()];
const found = await CONTENDERS[name]!.read(file);
const { user, system } = process.cpuUsage(cpu);
const measured: Measured = {
  ...found,
  wallMs: performance.now() - start,
  cpuMs: (user + system) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(measured));
