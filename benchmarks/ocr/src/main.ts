import { createEngine } from "@paylift/engine";
import { figuresRight, readByCommand, readByEngine, type Reading } from "./contenders.ts";
import { register } from "./register.ts";
import { draw, noisy, turned, type Picture } from "./scan.ts";

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

const engine = await createEngine({ threads: 1, deadlineMs: 600_000 });
try {
  // Loads the recogniser, which is not counted, as a service has it loaded.
  await readByEngine(engine, pages["150 dpi"]!);
  console.log(
    `${amounts.length} amounts a page; CPU seconds a page, amounts read exactly, amounts read wrong\n`,
  );
  console.log(["page", "engine", "tesseract --psm 6", "ratio"].map((text) => text.padEnd(24)).join(""));
  for (const [name, picture] of Object.entries(pages)) {
    const own = await readByEngine(engine, picture);
    const command = readByCommand(picture, 6);
    const ratio = command === null ? "not installed" : `${(own.cpuS / command.cpuS).toFixed(2)} ×`;
    console.log(
      [name, told(own), command === null ? "" : told(command), ratio].map((text) => text.padEnd(24)).join(""),
    );
  }
} finally {
  await engine.close();
}

function told({ words, cpuS }: Reading): string {
  const { share, wrong } = figuresRight(amounts, words);
  return `${cpuS.toFixed(1)} s  ${(100 * share).toFixed(1)} %  ${wrong}`;
}
