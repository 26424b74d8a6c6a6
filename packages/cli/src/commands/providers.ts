import { Command } from "commander";
import type { RunCommand } from "../run-command.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES, EXIT_CODES_HELP } from "../exit-code.ts";
import { openEngine } from "../options/open-engine.ts";
import { variantsOption } from "../options/shared-options.ts";
import { variantFolders } from "../options/variant-folders.ts";
import { writeText } from "../output/write-text.ts";
import { providerTable } from "../report/provider-table.ts";
import { paintFor } from "../text/paint.ts";

export interface ProvidersFlags {
  json?: boolean;
  variants?: string[];
}

const EXAMPLES = `
Examples:
  paylift providers
  paylift providers --json --variants ./our-variants`;

/** `paylift providers` */
export function providersCommand(run: RunCommand): Command {
  return new Command("providers")
    .summary("list the known providers and their format variants")
    .description("Lists the providers and format variants that paylift recognises.")
    .option("--json", "print them as a JSON array")
    .addOption(variantsOption())
    .addHelpText("after", EXAMPLES)
    .addHelpText("afterAll", EXIT_CODES_HELP)
    .action((flags: ProvidersFlags, command: Command) =>
      run(command, (context) => providers(flags, context)),
    );
}

export async function providers(flags: ProvidersFlags, context: Context): Promise<number> {
  const { stdout } = context.terminal;
  const engine = await openEngine(context, { ...(await variantFolders(flags.variants)), threads: 1 });
  try {
    const known = engine.providers();
    const text =
      flags.json === true
        ? JSON.stringify(known, null, 2)
        : providerTable(known, stdout.columns ?? 80, paintFor(context.terminal));
    await writeText(stdout, `${text}\n`);
  } finally {
    await engine.close();
  }
  return EXIT_CODES.ok;
}
