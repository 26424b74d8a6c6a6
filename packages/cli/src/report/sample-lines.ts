import { basename, join } from "node:path";
import type { UnclaimedToken } from "@paylift/engine";
import { isFine, type SampleFinding } from "../samples/check-sample.ts";
import type { VariantSamples } from "../samples/find-samples.ts";
import { PLAIN, type Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";
import { checkLines } from "./check-lines.ts";
import { trialLines } from "./trial-lines.ts";

const INDENT = " ".repeat(10);
const FAILED = "failed ";
const MOST_CHECKS = 5;
const MOST_FIGURES = 10;
const MOST_DIFFERENCES = 10;

/** `acme / payroll-register-v1  Payroll register (described)` */
export function variantLine(variant: VariantSamples, width: number, paint: Paint): string {
  const slugs = `${variant.provider} / ${variant.variant}`;
  const [first = "", ...rest] = wrap(printable(`${variant.name} (${variant.evidence})`), width, `${slugs}  `);
  return [paint.bold(slugs) + first.slice(slugs.length), ...rest].join("\n");
}

/** What is said of a variant that nothing was tried on. */
export function withoutSamples({ folder, variant }: VariantSamples, width: number, paint: Paint): string[] {
  const path = join(folder, `${variant}*.pdf`);
  return wrap(printable(`no samples: expected as ${path}`), width, "  ").map(paint.yellow);
}

/** What became of one sample: a line, and below it what failed. */
export function sampleLines(found: SampleFinding, width: number, paint: Paint): string[] {
  const { sample, result, problems } = found;
  const verdict = isFine(found) ? `${paint.green("ok")}      ` : `${paint.red("FAILED")}  `;
  const [head = "", ...rest] = wrap(printable(`${basename(sample.file)}${countsText(found)}`), width, INDENT);
  return [
    `  ${verdict}${head.slice(INDENT.length)}`,
    ...rest,
    ...problems.flatMap((problem) => wrap(printable(problem), width, INDENT)),
    ...(found.trial === null ? [] : trialLines(found.trial, width, INDENT)),
    ...failedChecks(found, width),
    ...some(result?.unclaimed ?? [], MOST_FIGURES, "unclaimed figure", unclaimedText, width),
    ...some(found.differences, MOST_DIFFERENCES, "difference", differenceText, width),
  ];
}

function countsText({ result, expected }: SampleFinding): string {
  if (result === null) return "";
  const made = result.checks.filter(({ passed }) => passed !== null).length;
  const counts = [plural(result.canonical_output.employees.length, "employee"), plural(made, "check")];
  if (expected === "missing") counts.push("no expected file (--update writes it)");
  if (expected === "written") counts.push("expected file written");
  return `: ${counts.join(", ")}`;
}

function failedChecks({ result }: SampleFinding, width: number): string[] {
  if (result === null) return [];
  const failed = result.checks.filter(({ passed }) => passed === false);
  const shown = failed.slice(0, MOST_CHECKS).flatMap((check) => {
    const [head = "", ...rest] = checkLines(check, result, width - FAILED.length, PLAIN);
    return [INDENT + FAILED + head.slice(INDENT.length), ...rest];
  });
  const left = failed.length - MOST_CHECKS;
  return left > 0 ? [...shown, `${INDENT}and ${plural(left, "more failed check")}`] : shown;
}

/** The first of a list, each on its own lines, and how many more there are. */
function some<T>(
  all: readonly T[],
  most: number,
  noun: string,
  text: (one: T) => string,
  width: number,
): string[] {
  const lines = all.slice(0, most).flatMap((one) => wrap(printable(text(one)), width, INDENT));
  return all.length > most ? [...lines, `${INDENT}and ${plural(all.length - most, `more ${noun}`)}`] : lines;
}

function unclaimedText({ page, text, box }: UnclaimedToken): string {
  return `unclaimed on page ${page}: ${text} (${Math.round(box.x0)} from the left, ${Math.round(box.top)} from the top)`;
}

function differenceText({ path, expected, actual }: SampleFinding["differences"][number]): string {
  return `${path}: expected ${expected}, is ${actual}`;
}
