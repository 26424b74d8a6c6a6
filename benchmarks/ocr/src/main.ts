import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { createEngine } from "@paylift/engine";
import { figuresRight, readByCommand, readByEngine, type Reading } from "./contenders.ts";
import { register } from "./register.ts";
import { draw, noisy, turned, type Picture } from "./scan.ts";
import { wallOfThreads } from "./threads.ts";

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
const engine = await createEngine({ threads: 1, deadlineMs: 600_000 });
try {
  // Loads the recogniser, which is not counted, as a service has it loaded.
  await readByEngine(engine, pages["150 dpi"]!);
  console.log(
    `${amounts.length} amounts a page; CPU seconds a page, amounts read exactly, amounts read wrong\n`,
  );
  console.log(["page", "engine", "tesseract --psm 6", "ratio"].map((text) => text.padEnd(24)).join(""));
  for (const [page, picture] of Object.entries(pages)) {
    const own = measured(await readByEngine(engine, picture));
    const reading = readByCommand(picture, 6);
    const command = reading === null ? null : measured(reading);
    const cpuRatio = command === null ? null : own.cpuS / command.cpuS;
    rows.push({ page, engine: own, command, cpuRatio });
    console.log(
      [
        page,
        told(own),
        command === null ? "" : told(command),
        cpuRatio === null ? "not installed" : `${cpuRatio.toFixed(2)} ×`,
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
  `\n${threads.pages} pages at 300 dpi: ${threads.oneS.toFixed(1)} s by one thread, ${threads.twoS.toFixed(1)} s by two`,
);

const out = fileURLToPath(new URL("../../results/", import.meta.url));
mkdirSync(out, { recursive: true });
const report = {
  date: new Date().toISOString(),
  command: "npm run bench:ocr",
  machine: describeMachine(),
  amounts: amounts.length,
  rows,
  threads,
};
writeFileSync(`${out}ocr.json`, `${JSON.stringify(report, null, 2)}\n`);

interface Measured {
  cpuS: number;
  /** Share of the amounts that were read exactly. */
  right: number;
  /** Amounts that the page does not print. */
  wrong: number;
}

function measured({ words, cpuS }: Reading): Measured {
  const { share, wrong } = figuresRight(amounts, words);
  return { cpuS, right: share, wrong };
}

function told({ cpuS, right, wrong }: Measured): string {
  return `${cpuS.toFixed(1)} s  ${(100 * right).toFixed(1)} %  ${wrong}`;
}
