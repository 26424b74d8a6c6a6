import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pairedRatio, spreadOf, type Spread } from "@paylift/benchmark-extract/statistics.ts";
import type { Measured } from "./child.ts";
import { CONTENDERS } from "./contenders.ts";
import { exportFile, type ExportFile } from "./export-file.ts";

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));
const PANDAS = fileURLToPath(new URL("pandas.py", import.meta.url));
/** Of the heap, as a thread of the engine has it for a spreadsheet. */
const HEAP_MB = 1024;

/** One contender on one file. */
export interface ContenderReport {
  readonly name: string;
  readonly wallMs: Spread;
  readonly cpuMs: Spread;
  readonly peakMb: number;
  /** The CPU of Paylift's whole reading over that of this one, round by round. */
  readonly payliftOverIt: Spread;
  /** Whether every row, every cent and, where it knows of them, every person was found. */
  readonly isRight: boolean;
}

export interface FileReport {
  readonly kind: "xlsx" | "csv";
  readonly rows: number;
  readonly megabytes: number;
  readonly contenders: readonly ContenderReport[];
}

/** Every contender on a file of a kind, each reading in a process of its own, one after the other in every round. */
export function measureFile(kind: "xlsx" | "csv", rows: number, rounds: number): FileReport {
  const made = exportFile(kind, rows);
  const folder = mkdtempSync(join(tmpdir(), "bench-spreadsheets-"));
  try {
    const file = join(folder, `export.${kind}`);
    writeFileSync(file, made.bytes);
    const names = Object.keys(CONTENDERS).filter((name) => CONTENDERS[name]!.of.includes(kind));
    const all = [...names, ...(hasPandas(kind) ? ["pandas"] : [])];
    const measured = new Map<string, Measured[]>(all.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const name of all) measured.get(name)!.push(measureOne(name, file));
    const own = measured.get("paylift")!.map(({ cpuMs }) => cpuMs);
    return {
      kind,
      rows: made.rows,
      megabytes: made.bytes.length / 2 ** 20,
      contenders: all.map((name) => reportOf(name, measured.get(name)!, own, made)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureOne(name: string, file: string): Measured {
  const [program, ...words] =
    name === "pandas"
      ? ["python3", PANDAS, file]
      : [process.execPath, ...process.execArgv, `--max-old-space-size=${HEAP_MB}`, CHILD, name, file];
  const text = execFileSync(program!, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return JSON.parse(text) as Measured;
}

function reportOf(
  name: string,
  rounds: readonly Measured[],
  own: readonly number[],
  { rows, cents, people }: ExportFile,
): ContenderReport {
  const cpuMs = rounds.map((one) => one.cpuMs);
  return {
    name,
    wallMs: spreadOf(rounds.map(({ wallMs }) => wallMs)),
    cpuMs: spreadOf(cpuMs),
    peakMb: Math.max(...rounds.map(({ peakMb }) => peakMb)),
    payliftOverIt: pairedRatio(own, cpuMs),
    isRight: rounds.every(
      (one) => one.rows === rows && one.cents === cents && (one.people === null || one.people === people),
    ),
  };
}

/** Pandas reads workbooks with openpyxl. */
function hasPandas(kind: "xlsx" | "csv"): boolean {
  const modules = kind === "xlsx" ? "pandas, openpyxl" : "pandas";
  return spawnSync("python3", ["-c", `import ${modules}`]).status === 0;
}
