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
import { plural } from "../text/plural.ts";
import { UsageError } from "../usage-error.ts";

export interface EncryptionFlags {
  data?: string;
}

const EXAMPLES = `
Examples:
  export PAYLIFT_ENCRYPTION_KEYS="2027:$(openssl rand -base64 32),$PAYLIFT_ENCRYPTION_KEYS"
  paylift encryption rotate

The first key encrypts, the others are for what was encrypted before. Restart
every process with both keys, rotate, then restart them with the new one alone.`;

/** `paylift encryption …` */
export function encryptionCommand(run: RunCommand): Command {
  const rotate = new Command("rotate")
    .description(
      "Re-encrypts all data keys with the first encryption key, and starts a new one for new data.",
    )
    .addOption(dataOption())
    .action((flags: EncryptionFlags, command: Command) =>
      run(command, (context) => rotateKeys(flags, context)),
    );
  return new Command("encryption")
    .summary("replace the key that encrypts stored data")
    .description("Manages the encryption of stored documents, results and reports.")
    .addCommand(rotate)
    .addHelpText("after", `${settingsHelp(STORE_SETTINGS)}\n${EXAMPLES}`)
    .addHelpText("afterAll", EXIT_CODES_HELP);
}

export async function rotateKeys({ data }: EncryptionFlags, { terminal }: Context): Promise<number> {
  const settings = readSettings(STORE_SETTINGS, { data }, terminal.env);
  if (settings.encryptionKeys.length === 0) {
    throw new UsageError(
      `${STORE_SETTINGS.encryptionKeys.env} has to be set: the new key first, then those that are still in use`,
    );
  }
  const { wrapped } = await administer(settings, "rotateEncryption", null);
  await writeText(terminal.stdout, `${plural(wrapped, "data key")} wrapped, and a new one begun\n`);
  return EXIT_CODES.ok;
}
