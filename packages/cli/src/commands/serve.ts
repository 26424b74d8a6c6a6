import { Command } from "commander";
import { readSettings } from "../config/read-settings.ts";
import { settingsHelp } from "../config/settings-help.ts";
import { HTTP_SETTINGS, PROCESS_SETTINGS, STORE_SETTINGS, WORKER_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { dataOption, threadsOption } from "../options/service-options.ts";
import { variantsOption } from "../options/shared-options.ts";
import type { RunCommand } from "../run-command.ts";
import { givenVariants, type ServiceFlags } from "../service/service-flags.ts";

export interface ServeFlags extends ServiceFlags {
  port?: string;
  host?: string;
  /** False with `--no-worker`. */
  worker: boolean;
  demo?: boolean;
}

const EXAMPLES = `
Examples:
  paylift serve --demo
  paylift serve --port 80 --host 0.0.0.0 --data /var/lib/paylift
  DATABASE_URL=postgres://paylift@db/paylift paylift serve --no-worker

SIGTERM and Ctrl-C let requests under way finish and give running jobs back;
a second Ctrl-C ends at once. Exit codes: 0 ended as asked; 1 failed; 2 wrong
arguments or settings.`;

/** `paylift serve` */
export function serveCommand(run: RunCommand): Command {
  return new Command("serve")
    .summary("serve the API, and process its queues")
    .description(
      "Serves the API over HTTP and processes its queues. It needs only a folder: the database is embedded, unless DATABASE_URL names a Postgres.",
    )
    .option("--port <n>", "port to listen on; 0 picks a free one (default: 8080)")
    .option("--host <address>", "address to listen on (default: 127.0.0.1)")
    .addOption(dataOption())
    .option("--no-worker", "only answer requests; `paylift work` does the rest")
    .addOption(threadsOption())
    .addOption(variantsOption())
    .option("--demo", "at the first start, create a sample key and show the whole flow")
    .addHelpText(
      "after",
      `${settingsHelp(HTTP_SETTINGS, WORKER_SETTINGS, PROCESS_SETTINGS, STORE_SETTINGS)}\n${EXAMPLES}`,
    )
    .action((flags: ServeFlags, command: Command) => run(command, (context) => serve(flags, context)));
}

export async function serve(flags: ServeFlags, context: Context): Promise<number> {
  const group = { ...STORE_SETTINGS, ...PROCESS_SETTINGS, ...WORKER_SETTINGS, ...HTTP_SETTINGS };
  const given = {
    ...(flags.worker ? {} : { worker: "false" }),
    data: flags.data,
    host: flags.host,
    port: flags.port,
    threads: flags.threads,
    variants: givenVariants(flags),
  };
  const settings = readSettings(group, given, context.terminal.env);
  context.endAtLeisure?.();
  const { startService } = await import("../service/start-service.ts");
  const service = await startService(settings, { demo: flags.demo === true }, context);
  try {
    await service.untilEnd(context.signal);
  } finally {
    await service.stop();
  }
  return EXIT_CODES.ok;
}
