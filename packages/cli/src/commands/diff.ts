import { Command, Option } from "commander";
import {
  compare,
  reportCsv,
  reportHtml,
  ValidationError,
  type ValidationOptions,
  type ValidationReport,
} from "@paylift/validation";
import { ComparisonFailure } from "../comparison/comparison-failure.ts";
import { comparisonSummary } from "../comparison/comparison-summary.ts";
import { readOptions } from "../comparison/read-options.ts";
import { readSides, type ReadSide, type SideFlags } from "../comparison/read-side.ts";
import type { Context } from "../context.ts";
import { resolveDocument, STDIN } from "../documents/resolve-documents.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { passwordOption, variantsOption } from "../options/shared-options.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { writeText } from "../output/write-text.ts";
import type { RunCommand } from "../run-command.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../usage-error.ts";

export interface DiffFlags extends SideFlags {
  map?: string;
  tolerance?: string;
  json?: boolean;
  html?: string;
  csv?: string;
}

const EXAMPLES = `
Examples:
  paylift diff old.pdf new.pdf
  paylift diff old.pdf new.pdf --html report.html
  paylift diff old.json new.pdf --map map.json --tolerance tolerance.json
  paylift diff old.pdf new.pdf --csv - > differences.csv

A file that ends in .json is an extraction result or a canonical output.

Exit codes: 0 equal; 1 something differs or could not be tested;
2 wrong arguments, or a file that cannot be compared; 130 interrupted.`;

/** `paylift diff SOURCE TARGET` */
export function diffCommand(run: RunCommand): Command {
  return new Command("diff")
    .summary("compare the payroll of an old and a new provider")
    .description("Compares two payroll documents and reports the causes of their differences.")
    .argument("<source>", "PDF or JSON of the old provider, - for standard input")
    .argument("<target>", "PDF or JSON of the new provider, - for standard input")
    .option("--map <file>", "JSON with employees and lines that you have mapped")
    .option("--tolerance <file>", "JSON with differences that you accept")
    .addOption(new Option("--json", "print the report as JSON").conflicts(["html", "csv"]))
    .addOption(new Option("--html <file>", "write the report as one HTML page, - prints it").conflicts("csv"))
    .option("--csv <file>", "write the differences as CSV, - prints them")
    .addOption(passwordOption())
    .addOption(variantsOption())
    .addHelpText("after", EXAMPLES)
    .action((source: string, target: string, flags: DiffFlags, command: Command) =>
      run(command, (context) => diff(source, target, flags, context)),
    );
}

export async function diff(
  source: string,
  target: string,
  flags: DiffFlags,
  context: Context,
): Promise<number> {
  if (source === STDIN && target === STDIN) throw new UsageError("- may be given only once");
  const documents = [await resolveDocument(source), await resolveDocument(target)] as const;
  const options = await readOptions(flags);
  try {
    const sides = await readSides(documents, flags, context);
    const report = compareSides(sides, options, flags);
    await write(report, sides, flags, context);
    return isEqual(report) ? EXIT_CODES.ok : EXIT_CODES.failed;
  } catch (error) {
    if (!(error instanceof ComparisonFailure)) throw error;
    context.terminal.stderr.write(`paylift: ${printable(error.message)}\n`);
    // Not 1: that would say that the two differ.
    return EXIT_CODES.usage;
  }
}

function compareSides(
  [source, target]: readonly [ReadSide, ReadSide],
  options: ValidationOptions,
  flags: DiffFlags,
): ValidationReport {
  try {
    return compare(source.input, target.input, options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (error.code !== "invalid_options")
      throw new ComparisonFailure(
        error.details["side"] === "target" ? target.label.name : source.label.name,
        error.message,
        { cause: error },
      );
    const [crosswalk, mapping] = [
      error.details["option"] === "crosswalk",
      error.details["option"] === "mapping",
    ];
    const file = crosswalk || mapping ? `--map: ${flags.map}` : `--tolerance: ${flags.tolerance}`;
    throw new UsageError(`${file}: ${error.message}`, { cause: error });
  }
}

async function write(
  report: ValidationReport,
  [source, target]: readonly [ReadSide, ReadSide],
  flags: DiffFlags,
  { terminal, signal }: Context,
): Promise<void> {
  if (flags.json === true) return writeText(terminal.stdout, `${JSON.stringify(report, null, 2)}\n`);
  const labels = { source: source.label, target: target.label };
  const file = flags.html ?? flags.csv;
  if (file !== undefined) {
    const text = flags.html === undefined ? reportCsv(report) : reportHtml(report, labels);
    if (file === STDIN) return writeText(terminal.stdout, text);
    await writeAtomically(file, text, signal);
  }
  const width = Math.max(terminal.stdout.columns ?? 80, 40);
  const summary = comparisonSummary(report, labels, width, paintFor(terminal));
  await writeText(terminal.stdout, file === undefined ? summary : `${summary}\n${printable(file)}\n`);
}

/** Somebody who could not be tested is not proved equal. */
function isEqual({ discrepancies, employees }: ValidationReport): boolean {
  return discrepancies.length === 0 && employees.every(({ verdict }) => verdict === "matched");
}
