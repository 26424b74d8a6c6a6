import { once } from "node:events";
import { Command } from "commander";
import { readSettings } from "../config/read-settings.ts";
import { settingsHelp } from "../config/settings-help.ts";
import { PROCESS_SETTINGS, STORE_SETTINGS, WORKER_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { dataOption, threadsOption } from "../options/service-options.ts";
import { variantsOption } from "../options/shared-options.ts";
import { writeText } from "../output/write-text.ts";
import type { RunCommand } from "../run-command.ts";
import { Endings } from "../service/endings.ts";
import { startEngineHost } from "../service/engine-host.ts";
import { openStore } from "../service/open-store.ts";
import { givenVariants, type ServiceFlags } from "../service/service-flags.ts";
import { serviceLog } from "../service/service-log.ts";
import { startWorker } from "../service/start-worker.ts";
import { plural } from "../text/plural.ts";
import { UsageError } from "../usage-error.ts";

const EXAMPLES = `
Examples:
  DATABASE_URL=postgres://paylift@db/paylift paylift work --threads 8

SIGTERM and Ctrl-C give running jobs back; a second Ctrl-C ends at once.`;

/** `paylift work` */
export function workCommand(run: RunCommand): Command {
  return new Command("work")
    .summary("work on the queues of a service on Postgres")
    .description(
      "Reads documents, compares runs and delivers webhooks for a service whose database is a Postgres. Any number of these may run.",
    )
    .addOption(threadsOption())
    .addOption(variantsOption())
    .addOption(dataOption())
    .addHelpText("after", `${settingsHelp(WORKER_SETTINGS, PROCESS_SETTINGS, STORE_SETTINGS)}\n${EXAMPLES}`)
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
  const endings = new Endings();
  try {
    const { logger, end } = serviceLog(settings.logLevel, context.terminal.stderr);
    endings.add(async () => end());
    const store = await openStore(settings);
    endings.add(() => store.close());
    if (settings.migrate) await store.migrate();
    const host = await startEngineHost(settings, logger);
    endings.add(() => host.close());
    const worker = await startWorker(settings, { store, host, logger });
    endings.add(() => worker.stop());
    await writeText(context.terminal.stdout, `paylift works with ${plural(settings.threads, "thread")}\n`);
    const interrupted = context.signal.aborted ? Promise.resolve() : once(context.signal, "abort");
    await Promise.race([interrupted, worker.ended]);
  } finally {
    await endings.run();
  }
  return EXIT_CODES.ok;
}
