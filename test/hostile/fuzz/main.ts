import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createEngine } from "@paylift/engine";
import { damagedCase, originals, tryCase } from "./fuzz-engine.ts";

// npm run fuzz -- [--seconds N] [--seed S] [--write FILE]: from seed S on; with --write the document of seed S alone, as a file
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    write: { type: "string" },
  },
});
const from = await originals();
const first = Number(values.seed);
if (values.write !== undefined) {
  await writeFile(values.write, damagedCase(from, first).pdf);
} else {
  const engine = await createEngine({ cpuMs: 20_000 });
  const until = performance.now() + 1000 * Number(values.seconds);
  const outcomes = new Map<string, number>();
  let next = first;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const { outcome, fault } = await tryCase(engine, from, next++);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (fault === null) continue;
      console.log(`seed ${fault.seed} (${fault.document}): ${fault.what}`);
      process.exitCode = 1;
    }
  };
  await Promise.all([work(), work()]);
  await engine.close();
  console.log(
    `${next - first} documents:`,
    Object.fromEntries([...outcomes].toSorted(([, a], [, b]) => b - a)),
  );
}
