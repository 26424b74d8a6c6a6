import {
  compare,
  reportCsv,
  reportHtml,
  ValidationError,
  type ValidationOptions,
  type ValidationReport,
} from "@paylift/validation";
import type { Context } from "../context.ts";
import { resolveDocument, STDIN } from "../documents/resolve-documents.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { OutputError } from "../output/output-error.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { writeText } from "../output/write-text.ts";
import { paintFor } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { UsageError } from "../usage-error.ts";
import { ComparisonFailure } from "./comparison-failure.ts";
import { comparisonSummary } from "./comparison-summary.ts";
import { exportedSide } from "./exported-side.ts";
import { isEqual } from "./is-equal.ts";
import { readOptions } from "./read-options.ts";
import { assertCrosswalkName, writeCrosswalk } from "./write-crosswalk.ts";
import { readSides, type ReadSide, type SideFlags } from "./read-side.ts";

export interface DiffFlags extends SideFlags {
  map?: string;
  tolerance?: string;
  json?: boolean;
  html?: string;
  csv?: string;
  xlsx?: string;
  crosswalk?: string;
}

export async function diff(
  source: string,
  target: string,
  flags: DiffFlags,
  context: Context,
): Promise<number> {
  if (source === STDIN && target === STDIN) throw new UsageError("- may be given only once");
  if (flags.xlsx === STDIN) throw new UsageError("--xlsx needs a file: a workbook cannot be printed");
  assertCrosswalkName(flags.crosswalk);
  const documents = [await resolveDocument(source), await resolveDocument(target)] as const;
  const options = await readOptions(flags);
  try {
    const prints = flags.json === true || flags.html === STDIN || flags.csv === STDIN;
    const sides = await readSides(documents, flags, prints, context);
    const report = compareSides(sides, options, flags);
    if (flags.crosswalk !== undefined) await writeCrosswalk(flags.crosswalk, report, context.signal);
    await write(report, sides, flags, context);
    return isEqual(report) ? EXIT_CODES.ok : EXIT_CODES.failed;
  } catch (error) {
    if (!(error instanceof ComparisonFailure || error instanceof OutputError)) throw error;
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
  const file = flags.html ?? flags.csv ?? flags.xlsx;
  if (file !== undefined) {
    const content =
      flags.html !== undefined
        ? reportHtml(report, labels)
        : flags.csv !== undefined
          ? reportCsv(report)
          : await workbookOf(report, source, target);
    if (file === STDIN && typeof content === "string") return writeText(terminal.stdout, content);
    await writeAtomically(file, content, signal);
  }
  const width = Math.max(terminal.stdout.columns ?? 80, 40);
  const summary = comparisonSummary(report, labels, width, paintFor(terminal));
  await writeText(terminal.stdout, file === undefined ? summary : `${summary}\n${printable(file)}\n`);
}

async function workbookOf(report: ValidationReport, source: ReadSide, target: ReadSide): Promise<Uint8Array> {
  // Loaded late: most comparisons are no workbook.
  const { comparisonXlsx } = await import("@paylift/tabular");
  return comparisonXlsx({ report, source: exportedSide(source), target: exportedSide(target) });
}
