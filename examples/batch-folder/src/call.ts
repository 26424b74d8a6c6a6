import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

const USAGE = "usage: node src/main.ts FOLDER OUT [--threads N]";

export interface Call {
  folder: string;
  out: string;
  threads: number;
}

/** The call as the command line states it; ends the process with 2 where it cannot be meant. */
export function callOf(args: string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { threads: { type: "string" } },
    });
    const [folder, out, ...more] = positionals;
    if (folder === undefined || out === undefined || more.length > 0)
      throw new Error("FOLDER and OUT are needed");
    const threads = Number(values.threads ?? availableParallelism());
    if (!Number.isInteger(threads) || threads < 1)
      throw new Error("--threads takes a whole number from 1 on");
    return { folder, out, threads };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
