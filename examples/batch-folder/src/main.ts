import { join } from "node:path";
import { createEngine } from "@paylift/engine";
import { callOf } from "./call.ts";
import { pdfsIn } from "./documents.ts";
import { employeesCsv } from "./employees-csv.ts";
import { Outcomes, type Outcome } from "./outcomes.ts";
import { runBatch } from "./run-batch.ts";
import { writeWhole } from "./write-whole.ts";

const { folder, out, threads } = callOf(process.argv.slice(2));

// Once: a second Ctrl-C ends the process the hard way, which loses no more than the documents in hand.
const interruption = new AbortController();
process.once("SIGINT", () => interruption.abort());
process.once("SIGTERM", () => interruption.abort());

const names = await pdfsIn(folder);
const outcomes = new Outcomes(join(out, "results"));
await outcomes.open();

let done = 0;
let resumed = 0;
let failed = 0;
const onDone = (name: string, { result, error }: Outcome, wasResumed: boolean): void => {
  done += 1;
  if (error !== null) failed += 1;
  if (wasResumed) resumed += 1;
  else {
    const what =
      result === null
        ? `failed: ${error.message}`
        : `${result.canonical_output.employees.length} employees, confidence ${result.confidence_score}`;
    console.error(`[${done}/${names.length}] ${name}  ${what}`);
  }
};

const engine = await createEngine({ threads });
try {
  // One more than threads: the next document is read from disk while the threads are busy.
  const batch = { engine, folder, names, outcomes, concurrency: threads + 1, onDone };
  await runBatch({ ...batch, signal: interruption.signal });
} catch (error) {
  if (!interruption.signal.aborted) throw error;
  console.error(`interrupted: ${done} of ${names.length} documents are done; start again to go on`);
  process.exit(130);
} finally {
  await engine.close();
}

const csv = join(out, "employees.csv");
const all = await Promise.all(names.map(async (name) => [name, await outcomes.get(name)] as const));
await writeWhole(csv, employeesCsv(all.filter((entry): entry is [string, Outcome] => entry[1] !== null)));
console.error(`${csv}: ${names.length} documents, ${resumed} of them from an earlier run, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
