import { Command } from "commander";
import { readSettings } from "../config/read-settings.ts";
import { settingsHelp } from "../config/settings-help.ts";
import { PROCESS_SETTINGS, STORE_SETTINGS, WORKER_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES, EXIT_CODES_HELP } from "../exit-code.ts";
import { dataOption, threadsOption } from "../options/service-options.ts";
import { variantsOption } from "../options/shared-options.ts";
import type { RunCommand } from "../run-command.ts";
import { givenVariants, type ServiceFlags } from "../service/service-flags.ts";
import { UsageError } from "../usage-error.ts";

const EXAMPLES = `
Examples:
  DATABASE_URL=postgres://paylift@db/paylift paylift work --threads 8

SIGTERM and Ctrl-C give running jobs back; a second Ctrl-C ends at once.`;

/** `paylift work` */
export function workCommand(run: RunCommand): Command {
  return new Command("work")
    .summary("process the queues of a service on Postgres")
    .description(
      "Reads documents, compares runs and delivers webhooks for a service on Postgres. Any number of these processes may run.",
    )
    .addOption(threadsOption())
    .addOption(variantsOption())
    .addOption(dataOption())
    .addHelpText("after", `${settingsHelp(WORKER_SETTINGS, PROCESS_SETTINGS, STORE_SETTINGS)}\n${EXAMPLES}`)
    .addHelpText("afterAll", EXIT_CODES_HELP)
    .action((flags: ServiceFlags, command: Command) => run(command, (context) => work(flags, context)));
}

export async function work(flags: ServiceFlags, context: Context): Promise<number> {
  const group = { ...STORE_SETTINGS, ...PROCESS_SETTINGS, ...WORKER_SETTINGS };
  const given = { data: flags.data, threads: flags.threads, variants: givenVariants(flags) };
  const settings = readSettings(group, given, context.terminal.env);
  if (settings.databaseUrl === null) {
    throw new UsageError(
      "DATABASE_URL has to be set: an embedded database has one process, and `paylift serve` works in it",
    );
  }
  context.endAtLeisure?.();
  const { workOnQueues } = await import("../service/work-on-queues.ts");
  await workOnQueues(settings, context);
  return EXIT_CODES.ok;
}
