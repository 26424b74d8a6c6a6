import { basename } from "node:path";
import { Command, Option } from "commander";
import type { PageInspection, ReaderChoice } from "@paylift/engine";
import type { RunCommand } from "../run-command.ts";
import type { Context } from "../context.ts";
import { engineError } from "../documents/engine-error.ts";
import { documentSource } from "../documents/read-document.ts";
import { resolveDocument, STDIN, type NamedDocument } from "../documents/resolve-documents.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { inspectionHtml } from "../inspection/inspection-html.ts";
import { STAGES, type Stage } from "../inspection/stages.ts";
import { wholeNumber } from "../options/number-options.ts";
import { openEngine } from "../options/open-engine.ts";
import { asVariantOption, passwordOption, readerOption, variantsOption } from "../options/shared-options.ts";
import { variantFolders } from "../options/variant-folders.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { writeText } from "../output/write-text.ts";
import { stageLines } from "../report/stage-lines.ts";
import { trialLines } from "../report/trial-lines.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../usage-error.ts";

export interface InspectFlags {
  page: number;
  output?: string;
  password?: string;
  variants?: string[];
  as?: string;
  reader?: ReaderChoice;
  stage?: Stage;
}

const EXAMPLES = `
Examples:
  paylift inspect register.pdf
  paylift inspect register.pdf --page 3 --output page.html
  paylift inspect register.pdf --stage slots
  paylift inspect register.pdf --variants ./our-variants -o - > page.html
  paylift inspect register.pdf --variants ./ours --as acme/payroll-register-v1

Exit codes: 0 all fine; 1 the document failed; 2 wrong arguments;
130 interrupted.`;

/** `paylift inspect FILE` */
export function inspectCommand(run: RunCommand): Command {
  return new Command("inspect")
    .summary("draw a page as the engine sees it, as one HTML file")
    .description(
      "Writes one HTML file that shows a page's words, lines and columns, what became of each word, and how the joint reader " +
        "understands the page, stage by stage.",
    )
    .argument("<file>", "PDF file, - for standard input")
    .option("-p, --page <n>", "page number, from 1", wholeNumber, 1)
    .option("-o, --output <file>", "file to write, - for standard output (default: <basename>-page-<n>.html)")
    .addOption(
      new Option(
        "--stage <name>",
        "show this stage first, and print it unless the file goes to standard output",
      ).choices(STAGES),
    )
    .addOption(passwordOption())
    .addOption(variantsOption())
    .addOption(asVariantOption())
    .addOption(readerOption())
    .addHelpText("after", EXAMPLES)
    .action((file: string, flags: InspectFlags, command: Command) =>
      run(command, (context) => inspect(file, flags, context)),
    );
}

export async function inspect(file: string, flags: InspectFlags, context: Context): Promise<number> {
  const { stdout, stderr } = context.terminal;
  const document = await resolveDocument(file);
  let inspection: PageInspection;
  try {
    inspection = await inspectPage(document, flags, context);
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = engineError(error);
    if (failure === null) throw error;
    // A page that the document does not have is a wrong argument, not a fault of the document.
    if (failure.code === "invalid_argument") throw new UsageError(failure.message, { cause: error });
    stderr.write(`paylift: ${printable(`${file}: ${failure.code}: ${failure.message}`)}\n`);
    return EXIT_CODES.failed;
  }

  const html = inspectionHtml(inspection, file === STDIN ? "(stdin)" : basename(file), flags.stage);
  const path = flags.output ?? `${document.name}-page-${flags.page}.html`;
  if (path === "-") {
    await writeText(stdout, html);
  } else {
    await writeAtomically(path, html, context.signal);
    const width = Math.max(stdout.columns ?? 80, 40);
    const lines =
      flags.stage === undefined ? [] : stageLines(inspection, flags.stage, width, paintFor(context.terminal));
    const trial = inspection.trial === undefined ? [] : trialLines(inspection.trial, width, "  ");
    await writeText(stdout, [printable(path), ...trial, ...lines, ""].join("\n"));
  }
  return EXIT_CODES.ok;
}

async function inspectPage(
  document: NamedDocument,
  flags: InspectFlags,
  context: Context,
): Promise<PageInspection> {
  const engine = await openEngine(context, { ...(await variantFolders(flags.variants)), threads: 1 });
  try {
    return await engine.inspect(documentSource(document, context), {
      page: flags.page,
      signal: context.signal,
      ...(flags.password === undefined ? {} : { password: flags.password }),
      ...(flags.reader === undefined ? {} : { reader: flags.reader }),
      ...(flags.as === undefined ? {} : { asVariant: flags.as }),
    });
  } finally {
    await engine.close();
  }
}
