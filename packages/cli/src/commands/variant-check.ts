import { Command } from "commander";
import type { Engine } from "@paylift/engine";
import type { Context } from "../context.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { openEngine } from "../options/open-engine.ts";
import { variantFolders } from "../options/variant-folders.ts";
import { writeText } from "../output/write-text.ts";
import { faultLines } from "../report/fault-lines.ts";
import { sampleLines, variantLine, withoutSamples } from "../report/sample-lines.ts";
import type { RunCommand } from "../run-command.ts";
import { checkSample, isFine } from "../samples/check-sample.ts";
import { findSamples, type VariantSamples } from "../samples/find-samples.ts";
import { paintFor, type Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { wrap } from "../text/wrap.ts";
import { readProviders } from "../samples/read-providers.ts";

export interface VariantCheckFlags {
  update?: boolean;
}

const EXAMPLES = `
Samples of a variant are DIR/<provider>/samples/<variant>*.pdf. What one is
expected to give stands beside it in <same>.expected.json: the canonical output,
or a part of it; only what stands there is compared.

Examples:
  paylift variant check providers
  paylift variant check providers --update

Exit codes: 0 all fine; 1 a variant or a sample failed; 2 wrong arguments;
130 interrupted.`;

/** `paylift variant check DIR` */
export function variantCheckCommand(run: RunCommand): Command {
  return new Command("check")
    .summary("check the variants in a folder, and what they read from their samples")
    .description(
      "Checks every variant in a folder of providers, and what each reads from its sample documents.",
    )
    .argument("<dir>", "folder of providers")
    .option("--update", "write what the samples give now to their expected files")
    .addHelpText("after", EXAMPLES)
    .action((dir: string, flags: VariantCheckFlags, command: Command) =>
      run(command, (context) => variantCheck(dir, flags, context)),
    );
}

export async function variantCheck(dir: string, flags: VariantCheckFlags, context: Context): Promise<number> {
  const paint = paintFor(context.terminal);
  const { providers, faults } = await readProviders(dir);
  if (faults.length > 0) {
    const faulty = faults.flatMap((fault) => faultLines(fault, columns(context), paint));
    const summary = `${plural(faults.length, "faulty file")}; samples are read once there is none.`;
    await writeText(context.terminal.stdout, [...faulty, "", summary, ""].join("\n"));
    return EXIT_CODES.failed;
  }
  const { variants, strays } = await findSamples(dir, providers);
  const engine = await openEngine(context, { ...(await variantFolders([dir])), threads: 1 });
  const tally = { samples: 0, failed: strays.length };
  try {
    for (const variant of variants) await checkVariant(engine, variant, { flags, context, paint, tally });
  } finally {
    await engine.close();
  }
  const { stdout } = context.terminal;
  for (const stray of strays) {
    const text = `${stray}: no variant of its provider begins its name`;
    await writeText(stdout, wrap(text, columns(context), `${paint.red("STRAY")}  `).join("\n") + "\n");
  }
  const counts = `${plural(variants.length, "variant")}, ${plural(tally.samples, "sample")}`;
  await writeText(stdout, `\n${counts}: ${tally.failed === 0 ? "all fine" : `${tally.failed} failed`}\n`);
  return tally.failed === 0 ? EXIT_CODES.ok : EXIT_CODES.failed;
}

interface Run {
  flags: VariantCheckFlags;
  context: Context;
  paint: Paint;
  tally: { samples: number; failed: number };
}

async function checkVariant(engine: Engine, variant: VariantSamples, run: Run): Promise<void> {
  const { flags, context, paint, tally } = run;
  const { stdout } = context.terminal;
  await writeText(stdout, variantLine(variant, columns(context), paint) + "\n");
  if (variant.samples.length === 0)
    await writeText(stdout, withoutSamples(variant, columns(context), paint).join("\n") + "\n");
  for (const sample of variant.samples) {
    const found = await checkSample(engine, variant, sample, flags.update === true, context);
    tally.samples++;
    if (!isFine(found)) tally.failed++;
    await writeText(stdout, sampleLines(found, columns(context), paint).join("\n") + "\n");
  }
}

function columns({ terminal }: Context): number {
  return terminal.stdout.columns ?? 80;
}
