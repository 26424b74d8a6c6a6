import { Command, CommanderError } from "commander";
import { diffCommand } from "./commands/diff.ts";
import { encryptionCommand } from "./commands/encryption.ts";
import { extractCommand } from "./commands/extract.ts";
import { inspectCommand } from "./commands/inspect.ts";
import { keysCommand } from "./commands/keys.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { providersCommand } from "./commands/providers.ts";
import { serveCommand } from "./commands/serve.ts";
import { usersCommand } from "./commands/users.ts";
import { variantCommand } from "./commands/variant.ts";
import { workCommand } from "./commands/work.ts";
import type { Context } from "./context.ts";
import { EXIT_CODES } from "./exit-code.ts";
import { Interruption } from "./interruption.ts";
import type { RunCommand } from "./run-command.ts";
import { printable } from "./text/printable.ts";
import { UsageError } from "./usage-error.ts";
import { packageVersion } from "./version.ts";

const FOOTNOTES = `
Exit codes: 0 all fine; 1 something failed, or what was asked does not hold;
2 wrong arguments; 130 interrupted; 141 nobody reads the output any more.

Run "paylift help <command>" for the options, examples and exit codes of a
command.`;

/** Runs the command line with the arguments after the program's name; returns the exit code. */
export async function runCli(args: readonly string[], context: Context): Promise<number> {
  const { stderr } = context.terminal;
  let exitCode: number = EXIT_CODES.ok;

  const program = createProgram(context, async (command, work) => {
    try {
      exitCode = await work(context);
    } catch (error) {
      if (error instanceof UsageError) command.error(`error: ${printable(error.message)}`);
      throw error;
    }
  });

  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    // What the work rejects with after an abort is a consequence; the reason is the signal's.
    const cause = context.signal.reason ?? error;
    if (cause instanceof Interruption) {
      if (!cause.quiet) stderr.write("paylift: interrupted\n");
      return cause.exitCode;
    }
    // Commander has already printed: help and version exit with 0, everything else was a wrong call.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
    stderr.write(`paylift: ${printable(error instanceof Error ? error.message : String(error))}\n`);
    return EXIT_CODES.failed;
  }
}

function createProgram({ terminal }: Context, run: RunCommand): Command {
  const program = new Command("paylift")
    .description(
      "Reads payroll PDFs and spreadsheets into canonical JSON, and checks the figures against each other.",
    )
    .version(packageVersion(), "-V, --version", "print the version")
    .addHelpText("after", FOOTNOTES);
  program.addCommand(extractCommand(run));
  program.addCommand(inspectCommand(run));
  program.addCommand(diffCommand(run));
  program.addCommand(providersCommand(run));
  program.addCommand(variantCommand(run));
  program.addCommand(mcpCommand(run));
  program.addCommand(serveCommand(run));
  program.addCommand(workCommand(run));
  program.addCommand(keysCommand(run));
  program.addCommand(usersCommand(run));
  program.addCommand(migrateCommand(run));
  program.addCommand(encryptionCommand(run));

  for (const command of withSubcommands(program)) {
    const name = fullName(command);
    command
      .exitOverride()
      .configureOutput({
        writeOut: (text) => terminal.stdout.write(text),
        writeErr: (text) => terminal.stderr.write(text),
        getOutHelpWidth: () => terminal.stdout.columns ?? 80,
        getErrHelpWidth: () => terminal.stderr.columns ?? 80,
      })
      .showHelpAfterError(`Usage: ${name} ${command.usage()}\nRun "${name} --help" for its options.`);
  }
  return program;
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}
