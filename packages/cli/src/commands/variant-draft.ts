import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import type { VariantDraft } from "@paylift/engine";
import type { Context } from "../context.ts";
import { engineError } from "../documents/engine-error.ts";
import { resolveDocuments, type NamedDocument } from "../documents/resolve-documents.ts";
import { draftOf } from "../draft/draft-of.ts";
import { tryDraft } from "../draft/try-draft.ts";
import { writeDraft } from "../draft/write-draft.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { passwordOption } from "../options/shared-options.ts";
import { writeText } from "../output/write-text.ts";
import { draftJson, nextSteps, obstacleLines, todoLines, trialLines } from "../report/draft-lines.ts";
import type { RunCommand } from "../run-command.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";

export interface VariantDraftFlags {
  output?: string;
  provider?: string;
  name?: string;
  password?: string;
}

const EXAMPLES = `
Give two or more documents of one layout and of different companies: what they
share is the layout. The draft goes to standard output as JSON, or to
DIR/<provider>/; what it reads and what is left to do goes to standard error.

Examples:
  paylift variant draft june.pdf july.pdf --output providers \\
    --provider northwind --name "Northwind Pay"
  paylift variant draft register.pdf > draft.json

Exit codes: 0 drafted; 1 no draft is possible, or a document failed;
2 wrong arguments; 130 interrupted.`;

/** `paylift variant draft FILE…` */
export function variantDraftCommand(run: RunCommand): Command {
  return new Command("draft")
    .summary("propose a variant from sample documents, to be finished by hand")
    .description("Proposes a format variant from sample documents of one layout, to be finished by hand.")
    .argument("<file...>", "PDF files of one layout; a folder stands for its *.pdf")
    .option("-o, --output <dir>", "folder of providers to write to; nothing is overwritten")
    .option("--provider <slug>", "slug of the provider (default: my-provider)")
    .option("--name <text>", "name of the provider (default: from the slug)")
    .addOption(passwordOption())
    .addHelpText("after", EXAMPLES)
    .action((files: string[], flags: VariantDraftFlags, command: Command) =>
      run(command, (context) => variantDraft(files, flags, context)),
    );
}

export async function variantDraft(
  files: readonly string[],
  flags: VariantDraftFlags,
  context: Context,
): Promise<number> {
  const { stdout, stderr } = context.terminal;
  const { documents } = await resolveDocuments(files);
  const paint = paintFor({ stdout: stderr, env: context.terminal.env });
  const width = stderr.columns ?? 80;
  const drafted = await draftOrFail(documents, flags, context);
  if (drafted === null) return EXIT_CODES.failed;
  if (drafted.variant === null) {
    await writeText(stderr, obstacleLines(drafted, width, paint).join("\n") + "\n");
    return EXIT_CODES.failed;
  }
  const written = flags.output === undefined ? null : await writeDraft(flags.output, drafted, context);
  const text = written === null ? draftJson(drafted) : written.map((file) => `${printable(file)}\n`).join("");
  await writeText(stdout, text);
  const trials = await withFolder(flags.output, drafted, context, (folder) =>
    tryDraft(folder, documents, drafted, flags, context),
  );
  const lines = [
    ...trialLines(trials, width, paint),
    ...todoLines(drafted, trials, width, paint),
    ...nextSteps(flags.output, drafted, width),
  ];
  await writeText(stderr, `${lines.join("\n")}\n`);
  return EXIT_CODES.ok;
}

async function draftOrFail(
  documents: readonly NamedDocument[],
  flags: VariantDraftFlags,
  context: Context,
): Promise<VariantDraft | null> {
  try {
    return await draftOf(documents, flags, context);
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = engineError(error);
    if (failure === null) throw error;
    const { document } = (error as { details?: { document?: number } }).details ?? {};
    const file = document === undefined ? "" : `${documents[document]!.file}: `;
    await writeText(
      context.terminal.stderr,
      `paylift: ${printable(`${file}${failure.code}: ${failure.message}`)}\n`,
    );
    return null;
  }
}

/** The folder that a draft was written to; or one for the time of a trial. */
async function withFolder<T>(
  output: string | undefined,
  draft: VariantDraft,
  context: Context,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (output !== undefined) return work(output);
  const folder = await mkdtemp(join(tmpdir(), "paylift-draft-"));
  try {
    await writeDraft(folder, draft, context);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
