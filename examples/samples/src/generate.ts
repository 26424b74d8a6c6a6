import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEGRADATIONS } from "./degradations.ts";
import { LAYOUTS } from "./layouts/index.ts";
import { Random } from "./random.ts";
import { EMPLOYEES_MAX, generateSample } from "./sample.ts";
import { truthText } from "./truth/text.ts";

const USAGE = `usage: node examples/samples/src/generate.ts --out DIR [options]

  --out DIR         where to write <name>.pdf and <name>.truth.json
  --seed N          the first seed (1)
  --count N         documents of each layout, each with a seed of its own (1)
  --layout NAME     one layout instead of all: ${LAYOUTS.map(({ name }) => name).join(", ")}
  --degrade NAME    one or several joined by "+" (clean), or "each" for one document of every kind:
${DEGRADATIONS.map(({ name, about }) => `                    ${name.padEnd(15)} ${about}`).join("\n")}
  --employees N     1 to ${EMPLOYEES_MAX}; without it the seed decides, mostly between 1 and 40`;

class UsageError extends Error {}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least} on, not "${text}"`);
  return value;
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: "string" },
        seed: { type: "string", default: "1" },
        count: { type: "string", default: "1" },
        layout: { type: "string" },
        degrade: { type: "string", default: "clean" },
        employees: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function employeesFor(seed: number): number {
  const random = new Random(seed).fork("employees");
  return random.chance(0.08) ? random.int(41, 300) : random.int(1, 40);
}

async function main(args: string[]): Promise<void> {
  const options = readArguments(args);
  if (options.help) {
    console.log(USAGE);
    return;
  }
  if (!options.out) throw new UsageError("--out DIR is missing");
  const firstSeed = wholeNumber("seed", options.seed, 0);
  const count = wholeNumber("count", options.count, 1);
  const employees = options.employees === undefined ? null : wholeNumber("employees", options.employees, 1);
  const layouts = options.layout === undefined ? LAYOUTS.map(({ name }) => name) : [options.layout];
  const degradations = options.degrade === "each" ? DEGRADATIONS.map(({ name }) => name) : [options.degrade];
  await mkdir(options.out, { recursive: true });
  for (const layout of layouts) {
    for (const degrade of degradations) {
      for (let seed = firstSeed; seed < firstSeed + count; seed++) {
        const sample = await generateSample({
          layout,
          seed,
          employees: employees ?? employeesFor(seed),
          degrade,
        });
        await writeFile(join(options.out, `${sample.name}.pdf`), sample.pdf);
        await writeFile(join(options.out, `${sample.name}.truth.json`), truthText(sample.truth));
        console.log(`${sample.name}.pdf`);
      }
    }
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof RangeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
