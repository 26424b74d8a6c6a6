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
    .description("Brings the schema up to date. Harmless when it is, and when several do it at once.")
    .addOption(dataOption())
    .action((flags: MigrateFlags, command: Command) =>
      run(command, (context) => migrate("migrate", flags, context)),
    );
  const status = new Command("status")
    .description("Shows which steps are applied. Exits with 1 when some are not.")
    .addOption(dataOption())
    .action((flags: MigrateFlags, command: Command) =>
      run(command, (context) => migrate("migrationStatus", flags, context)),
    );
  return new Command("migrate")
    .summary("bring the database's schema up to date")
    .description("Brings the schema of the service's database up to date, or shows how far it is.")
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
