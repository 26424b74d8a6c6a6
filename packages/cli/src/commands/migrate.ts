import { Command } from "commander";
import { administer } from "../administration/administer.ts";
import { readSettings } from "../config/read-settings.ts";
import { settingsHelp } from "../config/settings-help.ts";
import { STORE_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES, EXIT_CODES_HELP } from "../exit-code.ts";
import { dataOption } from "../options/service-options.ts";
import { writeText } from "../output/write-text.ts";
import type { RunCommand } from "../run-command.ts";

export interface MigrateFlags {
  data?: string;
}

/** `paylift migrate …` */
export function migrateCommand(run: RunCommand): Command {
  const up = new Command("up")
    .description(
      "Migrates the schema. Harmless if it is up to date, and when several processes run it at once.",
    )
    .addOption(dataOption())
    .action((flags: MigrateFlags, command: Command) =>
      run(command, (context) => migrate("migrate", flags, context)),
    );
  const status = new Command("status")
    .description("Shows which steps are applied. Exits with 1 if some are not.")
    .addOption(dataOption())
    .action((flags: MigrateFlags, command: Command) =>
      run(command, (context) => migrate("migrationStatus", flags, context)),
    );
  return new Command("migrate")
    .summary("migrate the database schema")
    .description("Migrates the schema of the service's database, or shows its state.")
    .addCommand(up)
    .addCommand(status)
    .addHelpText("after", settingsHelp(STORE_SETTINGS))
    .addHelpText("afterAll", EXIT_CODES_HELP);
}

export async function migrate(
  operation: "migrate" | "migrationStatus",
  { data }: MigrateFlags,
  { terminal }: Context,
): Promise<number> {
  const settings = readSettings(STORE_SETTINGS, { data }, terminal.env);
  const { applied, pending } = await administer(settings, operation, null);
  const lines = [...applied.map((step) => `applied  ${step}`), ...pending.map((step) => `pending  ${step}`)];
  await writeText(terminal.stdout, `${lines.join("\n")}\n`);
  return pending.length === 0 ? EXIT_CODES.ok : EXIT_CODES.failed;
}
