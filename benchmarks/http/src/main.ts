import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandLineOrEnd } from "@paylift/benchmark-extract/command-line-or-end.ts";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { busyCores } from "@paylift/benchmark-extract/other-load.ts";
import { startPostgres } from "../../../packages/store/test/support/postgres-server.ts";
import { parseCommandLine, USAGE } from "./command-line.ts";
import { measureDrain } from "./drain.ts";
import { plot } from "./plot.ts";
import { printReport } from "./print.ts";
import { reportOf } from "./report.ts";
import { measureRequests } from "./requests.ts";
import { measureUploadMemory } from "./upload-memory.ts";

const args = process.argv.slice(2);
const { rounds, seconds, documents, threads, ...options } = commandLineOrEnd(
  () => parseCommandLine(args),
  USAGE,
);
const out = options.out ?? fileURLToPath(new URL("../../results", import.meta.url));
const onProgress = (text: string): void => console.error(`… ${text}`);
const scratch = mkdtempSync(join(tmpdir(), "bench-http-"));
const postgres = await startPostgres();
if (typeof postgres === "string") throw new Error(postgres);
const newEnv = async (): Promise<Record<string, string>> => ({
  DATABASE_URL: await postgres.createMigrated(),
  PAYLIFT_DATA: join(scratch, crypto.randomUUID()),
});
try {
  const otherCores = await busyCores();
  const measurements = {
    requests: await measureRequests(await newEnv(), { rounds, seconds, onProgress }),
    uploadGrowthMb: await measureUploadMemory(await newEnv(), { rounds, onProgress }),
    drain: await measureDrain(newEnv, { rounds, documents, threads, onProgress }),
  };
  // The report is published; where somebody keeps their files is not.
  const shown = args.map((argument) => (isAbsolute(argument) ? basename(argument) : argument));
  const about = {
    date: new Date().toISOString(),
    command: ["npm run bench:http --", ...shown].join(" "),
    machine: describeMachine(),
    rounds,
    otherCores,
    documents,
    threads,
  };
  const report = reportOf(about, measurements);
  console.log(printReport(report));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "http.json"), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(out, "http.svg"), plot(report));
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
