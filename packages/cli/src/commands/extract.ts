import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import type { ReaderChoice } from "@paylift/engine";
import type { RunCommand } from "../run-command.ts";
import type { Context } from "../context.ts";
import { inOrder } from "../documents/in-order.ts";
import { readDocument, type Outcome } from "../documents/read-document.ts";
import { resolveDocuments, STDIN, type NamedDocument } from "../documents/resolve-documents.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { limitOptions, limitsOf, type LimitFlags } from "../options/limit-options.ts";
import { readJsonFile } from "../input/read-json-file.ts";
import { confidence, wholeNumber } from "../options/number-options.ts";
import { openEngine } from "../options/open-engine.ts";
import { asVariantOption, passwordOption, readerOption, variantsOption } from "../options/shared-options.ts";
import { variantFolders } from "../options/variant-folders.ts";
import { assertExportable, exportResult } from "../output/export-result.ts";
import { assertDistinctNames, createOutputFolder, outputPath } from "../output/output-folder.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { jsonReport } from "../report/json-report.ts";
import { ndjsonReport } from "../report/ndjson-report.ts";
import { progressBar } from "../report/progress.ts";
import type { Report } from "../report/report.ts";
import { outputFileJson } from "../report/result-json.ts";
import { silentReport } from "../report/silent-report.ts";
import { tableReport } from "../report/table-report.ts";
import { printable } from "../text/printable.ts";

export interface ExtractFlags extends LimitFlags {
  output?: string;
  json?: boolean;
  ndjson?: boolean;
  recursive?: boolean;
  checks?: boolean;
  password?: string;
  minConfidence: number;
  threads?: number;
  variants?: string[];
  as?: string;
  reader?: ReaderChoice;
  xlsx?: string;
  csv?: string;
  map?: string;
}

const EXAMPLES = `
Examples:
  paylift extract register.pdf
  paylift extract july/ --output july-json --min-confidence 0.95
  paylift extract 2026/ --recursive --ndjson > 2026.ndjson
  paylift extract register.xlsx --json | jq .mapping > map.json
  paylift extract register.xlsx --map map.json
  paylift extract register.pdf --xlsx register.xlsx
  paylift extract register.pdf --json | jq .canonical_output.totals
  curl -s https://example.com/register.pdf | paylift extract - --json

Exit codes: 0 all fine; 1 a document failed or is below --min-confidence;
2 wrong arguments; 130 interrupted.`;

/** `paylift extract FILE…` */
export function extractCommand(run: RunCommand): Command {
  const command = new Command("extract")
    .summary("read payroll PDFs and spreadsheets into canonical JSON")
    .description(
      "Reads payroll PDFs and spreadsheets (XLSX, ODS, CSV) into canonical JSON and shows how far their own figures prove it.",
    )
    .argument("<file...>", "PDF, XLSX or CSV files; a folder stands for its *.pdf, - for standard input")
    .option("-o, --output <dir>", "write <basename>.json for each file; the folder is created")
    .option("-r, --recursive", "read subfolders too; --output keeps them")
    .option("--json", "print the results as JSON: one object, or an array for several files or a folder")
    .addOption(
      new Option("--ndjson", "print one line of JSON per document, as soon as it is read").conflicts("json"),
    )
    .option("--checks", "list every check and confidence reason, not only the first few")
    .option("--min-confidence <n>", "exit with 1 when a confidence, 0 to 1, is below this", confidence, 0)
    .option("--xlsx <file>", "write people, lines, totals and checks of one document as an Excel workbook")
    .addOption(
      new Option("--csv <file>", "write the lines of one document as CSV, - prints them").conflicts([
        "json",
        "ndjson",
      ]),
    )
    .option("--map <file>", "JSON with the columns of spreadsheets: mapping of an earlier result")
    .addOption(passwordOption())
    .option("--threads <n>", "worker threads (default: one per processor)", wholeNumber)
    .addOption(variantsOption())
    .addOption(asVariantOption())
    .addOption(readerOption())
    .addHelpText("after", EXAMPLES)
    .action((files: string[], flags: ExtractFlags, command: Command) =>
      run(command, (context) => extract(files, flags, context)),
    );
  for (const option of limitOptions()) command.addOption(option);
  return command;
}

export async function extract(
  files: readonly string[],
  flags: ExtractFlags,
  context: Context,
): Promise<number> {
  const { documents, several, leftOut } = await resolveDocuments(files, {
    recursive: flags.recursive === true,
  });
  const { terminal } = context;
  assertExportable(flags, several);
  const engineOptions = {
    ...(await variantFolders(flags.variants)),
    ...(flags.map === undefined ? {} : { map: await readJsonFile("--map", flags.map) }),
  };
  if (flags.output !== undefined) {
    assertDistinctNames(documents);
    await createOutputFolder(flags.output, documents);
  }
  for (const text of leftOut) terminal.stderr.write(`paylift: ${printable(text)}\n`);
  if (flags.csv === STDIN) return extractTo(silentReport, documents, flags, engineOptions, context);
  if (flags.ndjson === true)
    return extractTo(ndjsonReport(terminal.stdout), documents, flags, engineOptions, context);
  return flags.json === true
    ? extractTo(jsonReport(terminal.stdout, several), documents, flags, engineOptions, context)
    : extractTo(
        tableReport(terminal, { minConfidence: flags.minConfidence, checks: flags.checks === true }),
        documents,
        flags,
        engineOptions,
        context,
      );
}

async function extractTo<Entry>(
  report: Report<Entry>,
  documents: readonly NamedDocument[],
  flags: ExtractFlags,
  engineOptions: { variants?: string[]; map?: unknown },
  context: Context,
): Promise<number> {
  const threads = flags.threads ?? availableParallelism();
  const engine = await openEngine(context, { ...engineOptions, threads });
  const progress = progressBar(
    context.terminal,
    documents.length,
    flags.json === true || flags.ndjson === true || flags.csv === STDIN,
  );
  const options = {
    ...(flags.password === undefined ? {} : { password: flags.password }),
    ...limitsOf(flags),
    ...(flags.reader === undefined ? {} : { reader: flags.reader }),
    ...(flags.as === undefined ? {} : { asVariant: flags.as }),
  };
  let failed = false;

  const work = async (document: NamedDocument): Promise<Entry> => {
    const told = { ...options, ...progress.optionsOf(document.file) };
    const outcome = await readDocument(engine, document, told, context);
    if (flags.output !== undefined) {
      await writeAtomically(outputPath(flags.output, document), outputFileJson(outcome), context.signal);
    }
    await exportResult(outcome, flags, context);
    failed ||= isFailure(outcome, flags.minConfidence);
    progress.done(document.file);
    return report.prepare(outcome);
  };

  try {
    // Two documents a thread keep the threads busy; a slow one may hold back a few finished ones behind it.
    const limits = { running: threads * 2, ahead: threads * 8 };
    for await (const entry of inOrder(documents, limits, work)) await report.add(entry);
    progress.stop();
    await report.end();
  } finally {
    progress.stop();
    await engine.close();
  }
  return failed ? EXIT_CODES.failed : EXIT_CODES.ok;
}

function isFailure({ result }: Outcome, minConfidence: number): boolean {
  return result === null || result.confidence_score < minConfidence;
}
