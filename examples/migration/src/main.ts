import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createEngine, EngineError } from "@paylift/engine";
import {
  reportCsv,
  reportHtml,
  ValidationError,
  type Decision,
  type ValidationOptions,
} from "@paylift/validation";
import { callOf } from "./call.ts";
import { readRun, signedReport, validateRun } from "./validate-run.ts";

const call = callOf(process.argv.slice(2));

async function json<Value>(file: string | null, none: Value): Promise<Value> {
  return file === null ? none : (JSON.parse(await readFile(file, "utf8")) as Value);
}

/** What `--map` holds. */
interface MapFile {
  employees?: NonNullable<ValidationOptions["crosswalk"]>;
  lines?: NonNullable<ValidationOptions["mapping"]>;
}

const engine = await createEngine();
try {
  const [map, decisions] = [await json<MapFile>(call.map, {}), await json<Decision[]>(call.decisions, [])];
  const [source, target] = await Promise.all([readRun(engine, call.source), readRun(engine, call.target)]);
  const options = { crosswalk: map.employees ?? [], mapping: map.lines ?? [] };
  const { report, outcome } = validateRun(source, target, options, decisions);

  await mkdir(call.out, { recursive: true });
  const labels = {
    source: { name: basename(call.source), detail: source.result.canonical_output.provider ?? "" },
    target: { name: basename(call.target), detail: target.result.canonical_output.provider ?? "" },
  };
  const record = signedReport(source, target, outcome, call.by, new Date());
  const files: Record<string, string> = {
    "report.html": reportHtml(report, labels),
    "report.csv": reportCsv(report),
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "sign-off.json": `${JSON.stringify(record, null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(call.out, name), text);

  for (const { severity, title, employees, money_at_risk } of report.groups)
    console.log(
      `${severity.padEnd(6)} ${title} (employees: ${employees}, at risk: ${money_at_risk.toFixed(2)})`,
    );
  console.log(record.go ? "GO" : `NO GO: ${record.reasons.join(", ")}`);
  if (record.signed !== null) console.log(`signed by ${record.signed.by}`);
  process.exitCode = record.go ? 0 : 1;
} catch (error) {
  if (!(error instanceof EngineError || error instanceof ValidationError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 2;
} finally {
  await engine.close();
}
