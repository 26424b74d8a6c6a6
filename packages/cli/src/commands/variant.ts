import { Command } from "commander";
import type { RunCommand } from "../run-command.ts";
import { variantCheckCommand } from "./variant-check.ts";
import { variantDraftCommand } from "./variant-draft.ts";

const EXAMPLES = `
Examples:
  paylift variant draft register.pdf --output providers
  paylift variant check providers`;

/** `paylift variant …` */
export function variantCommand(run: RunCommand): Command {
  return new Command("variant")
    .summary("draft and check your own format variants")
    .description("Drafts and checks your own format variants.")
    .addCommand(variantDraftCommand(run))
    .addCommand(variantCheckCommand(run))
    .addHelpText("after", EXAMPLES);
}
