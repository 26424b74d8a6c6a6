import { ROLES, type Role } from "@paylift/store";
import { Command, Option } from "commander";
import { administer } from "../administration/administer.ts";
import { readSettings } from "../config/read-settings.ts";
import { STORE_SETTINGS } from "../config/settings.ts";
import type { Context } from "../context.ts";
import { EXIT_CODES, EXIT_CODES_HELP } from "../exit-code.ts";
import { readPassword } from "../input/read-password.ts";
import { dataOption } from "../options/service-options.ts";
import { writeText } from "../output/write-text.ts";
import type { RunCommand } from "../run-command.ts";
import { UsageError } from "../usage-error.ts";

export interface CreateUserFlags {
  email: string;
  organization: string;
  role: Role;
  data?: string;
}

const EXAMPLES = `
Examples:
  paylift users create --email ada@example.com --organization acme
  paylift users create --email bo@example.com --organization acme --role reader
  paylift users create --email ada@example.com --organization acme < word.txt`;

/** `paylift users …` */
export function usersCommand(run: RunCommand): Command {
  const create = new Command("create")
    .description("Creates a dashboard user. Prompts for the password, or reads it from standard input.")
    .requiredOption("--email <address>", "what the user signs in with")
    .requiredOption("--organization <name>", "a new name creates an organization")
    .addOption(new Option("--role <role>", "what the user may do").choices(ROLES).default("admin"))
    .addOption(dataOption())
    .addHelpText("after", EXAMPLES)
    .action((flags: CreateUserFlags, command: Command) =>
      run(command, (context) => createUser(flags, context)),
    );
  return new Command("users")
    .summary("create dashboard users")
    .description("Creates dashboard users.")
    .addCommand(create)
    .addHelpText("after", EXAMPLES)
    .addHelpText("afterAll", EXIT_CODES_HELP);
}

export async function createUser(flags: CreateUserFlags, { terminal, signal }: Context): Promise<number> {
  const { email, organization, role, data } = flags;
  if (!/^\S+@\S+$/.test(email)) throw new UsageError("--email has to be an e-mail address");
  if (organization.trim() === "") throw new UsageError("--organization must not be empty");
  const settings = readSettings(STORE_SETTINGS, { data }, terminal.env);
  const password = await readPassword("Password: ", terminal, signal);
  const made = await administer(settings, "createUser", { email, organization, password, role });
  if (made.created) terminal.stderr.write("paylift: created a new organization\n");
  await writeText(terminal.stdout, `id  ${made.id}\n`);
  return EXIT_CODES.ok;
}
