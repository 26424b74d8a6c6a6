import { Command } from "commander";
import type { ReaderChoice } from "@paylift/engine";
import type { Context } from "../context.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { limitOptions, limitsOf, type LimitFlags } from "../options/limit-options.ts";
import { wholeNumber } from "../options/number-options.ts";
import { passwordOption, readerOption, variantsOption } from "../options/shared-options.ts";
import { variantFolders } from "../options/variant-folders.ts";
import type { RunCommand } from "../run-command.ts";

export interface McpFlags extends LimitFlags {
  password?: string;
  threads?: number;
  variants?: string[];
  reader?: ReaderChoice;
}

const EXAMPLES = `
Examples:
  paylift mcp ~/payroll
  paylift mcp ./old-provider ./new-provider

A host starts it, as its configuration says:
  { "mcpServers": { "paylift":
    { "command": "paylift", "args": ["mcp", "/home/ada/payroll"] } } }

Exit codes: 0 the host has ended it, or it was interrupted; 1 failed; 2 wrong
arguments.`;

/** `paylift mcp [FOLDER…]` */
export function mcpCommand(run: RunCommand): Command {
  const command = new Command("mcp")
    .summary("serve folders of documents to an MCP host")
    .description(
      "Speaks the Model Context Protocol on standard input and output, so that a language model can read and compare payroll documents of this machine. It reads files below the folders alone, and opens no connection.",
    )
    .argument("[folder...]", "folders whose files may be read (default: the working directory)")
    .addOption(passwordOption())
    .option("--threads <n>", "worker threads (default: one per processor)", wholeNumber)
    .addOption(variantsOption())
    .addOption(readerOption())
    .addHelpText("after", EXAMPLES)
    .action((folders: string[], flags: McpFlags, command: Command) =>
      run(command, (context) => mcp(folders, flags, context)),
    );
  for (const option of limitOptions()) command.addOption(option);
  return command;
}

export async function mcp(folders: readonly string[], flags: McpFlags, context: Context): Promise<number> {
  const { threads, password, reader } = flags;
  const options = {
    folders,
    ...(await variantFolders(flags.variants)),
    ...(threads === undefined ? {} : { threads }),
    extract: {
      ...(password === undefined ? {} : { password }),
      ...(reader === undefined ? {} : { reader }),
      ...limitsOf(flags),
    },
  };
  // Imported late: the other commands speak no protocol.
  const { serveMcp } = await import("../mcp/serve-mcp.ts");
  await serveMcp(options, context);
  return EXIT_CODES.ok;
}
