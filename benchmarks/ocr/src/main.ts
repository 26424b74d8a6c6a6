import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { createEngine, type Engine } from "@paylift/engine";
import { figuresRight, readByCommand, readByEngine, type Reading } from "./contenders.ts";
import { register } from "./register.ts";
import { draw, noisy, turned, type Picture } from "./scan.ts";
import { wallOfThreads } from "./threads.ts";

/** Both read each page so often, in turn; the round of the median ratio is told. An odd number. */
const ROUNDS = 7;
/** Readings before those: WebAssembly is compiled anew while it runs, until its loops are as fast as they become. */
const WARMING = 8;

const { pdf, amounts } = await register(7);
const at = (dpi: number): Promise<Picture> => draw(pdf, dpi);
const pages: Record<string, Picture> = {
  "300 dpi": await at(300),
  "200 dpi": await at(200),
  "150 dpi": await at(150),
  "300 dpi, 1.5° skew": turned(await at(300), 1.5),
  "300 dpi, noise": noisy(await at(300), 11),
  "200 dpi, noise, skew": turned(noisy(await at(200), 12), -0.8),
  "300 dpi, on its side": turned(await at(300), 90),
};

const rows = [];
let first: Round;
const engine = await createEngine({ threads: 1, cpuMs: 600_000 });
try {
  // A service loads the recogniser once: what that costs is told apart.
  first = await both(engine, pages["300 dpi"]!);
  for (let reading = 0; reading < WARMING; reading++) await readByEngine(engine, pages["300 dpi"]!);
  console.log(
    `${amounts.length} amounts a page; CPU seconds a page, amounts read exactly, amounts read wrong\n`,
  );
  console.log(["page", "engine", "tesseract --psm 6", "ratio"].map((text) => text.padEnd(24)).join(""));
  for (const [page, picture] of Object.entries(pages)) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await both(engine, picture));
    rounds.sort((x, y) => (x.cpuRatio ?? x.engine.cpuS) - (y.cpuRatio ?? y.engine.cpuS));
    const median = rounds[(ROUNDS - 1) / 2]!;
    const spread = [rounds[0]!.cpuRatio, rounds.at(-1)!.cpuRatio];
    rows.push({ page, ...median, spread });
    console.log(
      [
        page,
        told(median.engine),
        median.command === null ? "" : told(median.command),
        median.cpuRatio === null
          ? "not installed"
          : `${median.cpuRatio.toFixed(2)} × [${spread.map((ratio) => ratio!.toFixed(2)).join("–")}]`,
      ]
        .map((text) => text.padEnd(24))
        .join(""),
    );
  }
} finally {
  await engine.close();
}
const threads = await wallOfThreads(pages["300 dpi"]!);
console.log(
  `\nthe first page of a process: ${first.engine.cpuS.toFixed(1)} s` +
    `\n${threads.pages} pages at 300 dpi: ${threads.oneS.toFixed(1)} s by one thread, ${threads.twoS.toFixed(1)} s by two`,
);

const out = fileURLToPath(new URL("../../results/", import.meta.url));
mkdirSync(out, { recursive: true });
const report = {
  date: new Date().toISOString(),
  command: "npm run bench:ocr",
  machine: describeMachine(),
  amounts: amounts.length,
  first,
  rows,
  threads,
};
writeFileSync(`${out}ocr.json`, `${JSON.stringify(report, null, 2)}\n`);

interface Round {
  engine: Measured;
  /** Null where the command is not installed. */
  command: Measured | null;
  cpuRatio: number | null;
}

interface Measured {
  cpuS: number;
  /** Share of the amounts that were read exactly. */
  right: number;
  /** Amounts that the page does not print. */
  wrong: number;
}

async function both(engine: Engine, picture: Picture): Promise<Round> {
  const own = measured(await readByEngine(engine, picture));
  const reading = readByCommand(picture, 6);
  const command = reading === null ? null : measured(reading);
  return { engine: own, command, cpuRatio: command === null ? null : own.cpuS / command.cpuS };
}

function measured({ words, cpuS }: Reading): Measured {
  const { share, wrong } = figuresRight(amounts, words);
  return { cpuS, right: share, wrong };
}

function told({ cpuS, right, wrong }: Measured): string {
  return `${cpuS.toFixed(1)} s  ${(100 * right).toFixed(1)} %  ${wrong}`;
}
