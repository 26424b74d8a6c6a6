import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createEngine, EngineError } from "@paylift/engine";
import { withSpreadsheets, type SpreadsheetResult } from "@paylift/tabular";
import {
  compare,
  reportHtml,
  reportXlsx,
  ValidationError,
  type ValidationOptions,
} from "@paylift/validation";
import { callOf } from "./call.ts";
import { placesOf } from "./places.ts";

/** Below it a result says itself that a person should look. */
const SURE = 0.85;

/** What `--map` holds. */
interface MapFile {
  employees?: NonNullable<ValidationOptions["crosswalk"]>;
  lines?: NonNullable<ValidationOptions["mapping"]>;
}

const call = callOf(process.argv.slice(2));

async function json<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, "utf8")) as Value;
}

const columns = call.columns === null ? {} : { map: await json<unknown>(call.columns) };
const map = call.map === null ? {} : await json<MapFile>(call.map);
// One engine reads both kinds, told by their content. The columns are those of spreadsheets; a PDF has none to be told.
const engine = withSpreadsheets(await createEngine(), columns);
try {
  const [source, target] = await Promise.all([engine.extract(call.source), engine.extract(call.target)]);
  const report = compare(source, target, { crosswalk: map.employees ?? [], mapping: map.lines ?? [] });
  const labels = {
    source: { name: basename(call.source), detail: source.canonical_output.provider ?? "" },
    target: { name: basename(call.target), detail: target.canonical_output.provider ?? "" },
  };
  const { mapping } = target as SpreadsheetResult;

  const files: Record<string, string | Uint8Array> = {
    "report.html": reportHtml(report, labels),
    "report.xlsx": reportXlsx(report),
    "places.json": `${JSON.stringify(placesOf(report, source, target), null, 2)}\n`,
    ...(mapping == null ? {} : { "columns.json": `${JSON.stringify(mapping, null, 2)}\n` }),
  };
  await mkdir(call.out, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(call.out, name), content);

  for (const [{ name }, { canonical_output: output, confidence_score: confidence, ...result }] of [
    [labels.source, source],
    [labels.target, target],
  ] as const) {
    console.log(`${name}: ${output.employees.length} employees, confidence ${confidence.toFixed(2)}`);
    // What a spreadsheet hides is in nobody's sum, and may be what is missing.
    for (const { cell, words } of result.hidden_text ?? [])
      console.log(`  not read: ${cell ?? "hidden"}, ${words} cells`);
    if (confidence < SURE)
      for (const { message, effect } of result.confidence_reasons)
        if (effect > 0) console.log(`  ${message}`);
  }
  for (const { severity, title, employees, money_at_risk } of report.groups)
    console.log(
      `${severity.padEnd(6)} ${title} (employees: ${employees}, at risk: ${money_at_risk.toFixed(2)})`,
    );
  process.exitCode = report.groups.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof EngineError || error instanceof ValidationError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 2;
} finally {
  await engine.close();
}
