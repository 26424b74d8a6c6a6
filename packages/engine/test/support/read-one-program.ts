// Reads a good document with a limit of CPU time, and prints how that ended.
import { createEngine } from "../../src/index.ts";
import { goodDocument } from "./good-document.ts";

const engine = await createEngine({ threads: 1 });
const node = process.threadCpuUsage === undefined ? "without" : "with";
const ended = await engine.extract(goodDocument(), { cpuMs: Number(process.argv[2]) }).then(
  ({ canonical_output: { employees } }) => `${employees.length} people`,
  (error: Error & { code?: string }) => error.code ?? error.message,
);
console.log(`${node} the time of threads: ${ended}`);
await engine.close();
