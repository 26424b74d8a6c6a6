import { Command } from "commander";
import { administer } from "../administration/administer.ts";
import { readSettings } from "../config/read-settings.ts";
import { STORE_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES, EXIT_CODES_HELP } from "../exit-code.ts";
import { dataOption } from "../options/service-options.ts";
import { writeText } from "../output/write-text.ts";
import { keyTable } from "../report/key-table.ts";
import type { RunCommand } from "../run-command.ts";
import { paintFor } from "../text/paint.ts";
import { UsageError } from "../usage-error.ts";

interface CommonFlags {
  data?: string;
  json?: boolean;
}

export interface CreateFlags extends CommonFlags {
  organization: string;
  scopes: string;
  name: string;
}

export interface ListFlags extends CommonFlags {
  organization?: string;
}

const EXAMPLES = `
Examples:
  paylift keys create --organization "Harbor Light Foods" --scopes all
  paylift keys create --organization acme --scopes jobs:read --json
  paylift keys list
  paylift keys revoke 0b5e3f0c-6a5e-4a57-9f3e-3f6f0a3a9b51

They work on DATABASE_URL, else on the embedded database in --data, whether or
not a server runs on it.`;

/** `paylift keys …` */
export function keysCommand(run: RunCommand): Command {
  const create = new Command("create")
    .description("Creates an API key and shows it once.")
    .requiredOption("--organization <name>", "whose key; a new name creates an organization")
    .requiredOption("--scopes <list>", "its scopes, such as jobs:read,jobs:write, or all")
    .option("--name <text>", "to tell keys apart", "command line")
    .addOption(dataOption())
    .option("--json", 'print {"id","key"}')
    .action((flags: CreateFlags, command: Command) => run(command, (context) => createKey(flags, context)));
  const list = new Command("list")
    .description("Lists API keys, without their secrets.")
    .option("--organization <name>", "only the keys of this one")
    .addOption(dataOption())
    .option("--json", "print them as a JSON array")
    .action((flags: ListFlags, command: Command) => run(command, (context) => listKeys(flags, context)));
  const revoke = new Command("revoke")
    .description("Revokes an API key at once and for good.")
    .argument("<id>", "id of the key")
    .addOption(dataOption())
    .action((id: string, flags: CommonFlags, command: Command) =>
      run(command, (context) => revokeKey(id, flags, context)),
    );
  return new Command("keys")
    .summary("create, list and revoke API keys")
    .description("Creates, lists and revokes API keys.")
    .addCommand(create)
    .addCommand(list)
    .addCommand(revoke)
    .addHelpText("after", EXAMPLES)
    .addHelpText("afterAll", EXIT_CODES_HELP);
}

export async function createKey(flags: CreateFlags, { terminal }: Context): Promise<number> {
  const { organization, name } = flags;
  const input = { organization: named(organization), name, scopes: await scopes(flags.scopes) };
  const made = await administer(storeSettings(flags, terminal.env), "createKey", input);
  if (made.created) terminal.stderr.write(`paylift: created a new organization\n`);
  const { id, key } = made;
  await writeText(
    terminal.stdout,
    flags.json === true ? `${JSON.stringify({ id, key })}\n` : `id   ${id}\nkey  ${key}\n`,
  );
  return EXIT_CODES.ok;
}

export async function listKeys(flags: ListFlags, { terminal }: Context): Promise<number> {
  const input = { organization: flags.organization ?? null };
  const keys = await administer(storeSettings(flags, terminal.env), "listKeys", input);
  const text =
    flags.json === true
      ? JSON.stringify(keys, null, 2)
      : keyTable(keys, terminal.stdout.columns ?? 80, paintFor(terminal));
  await writeText(terminal.stdout, `${text}\n`);
  return EXIT_CODES.ok;
}

export async function revokeKey(id: string, flags: CommonFlags, { terminal }: Context): Promise<number> {
  await administer(storeSettings(flags, terminal.env), "revokeKey", { id });
  await writeText(terminal.stdout, `revoked ${id}\n`);
  return EXIT_CODES.ok;
}

function storeSettings({ data }: CommonFlags, env: Context["terminal"]["env"]) {
  return readSettings(STORE_SETTINGS, { data }, env);
}

function named(organization: string): string {
  if (organization.trim() === "") throw new UsageError("--organization must not be empty");
  return organization;
}

async function scopes(list: string): Promise<string[]> {
  const { SCOPES } = await import("@paylift/server");
  if (list === "all") return [...SCOPES];
  if (list.trim() === "") throw new UsageError(`--scopes must not be empty; there are ${SCOPES.join(", ")}`);
  const wanted = [...new Set(list.split(",").map((scope) => scope.trim()))];
  const unknown = wanted.find((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (unknown === undefined) return wanted;
  throw new UsageError(`--scopes: there is no scope "${unknown}"; there are ${SCOPES.join(", ")}`);
}
