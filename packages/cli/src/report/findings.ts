import type { ExtractionResult } from "@paylift/engine";
import type { Outcome } from "../documents/read-document.ts";
import { confidenceText } from "../text/confidence-text.ts";
import type { Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";
import { checkLines } from "./check-lines.ts";
import { trialLines } from "./trial-lines.ts";

export interface FindingsOptions {
  width: number;
  minConfidence: number;
  /** All checks and reasons, instead of the first few that speak against the document. */
  all: boolean;
}

const MOST_CHECKS = 3;
const MOST_REASONS = 3;

/** What there is to say about a document below the table; no lines when all is well. */
export function findings(outcome: Outcome, options: FindingsOptions, paint: Paint): string[] {
  const file = printable(outcome.file === "-" ? "(stdin)" : outcome.file);
  if (outcome.error !== null) {
    const { code, message } = outcome.error;
    return [paint.bold(file), ...wrap(printable(`${code}: ${message}`), options.width, "  ")];
  }
  const { result } = outcome;
  const lines = [
    ...belowMinimum(result, options, paint),
    ...checks(result, options, paint),
    ...reasons(result, options, paint),
    ...(result.trial === undefined ? [] : trialLines(result.trial, options.width, "  ")),
  ];
  return lines.length === 0 ? [] : [paint.bold(file), ...lines];
}

function belowMinimum(result: ExtractionResult, { minConfidence }: FindingsOptions, paint: Paint): string[] {
  if (result.confidence_score >= minConfidence) return [];
  return [paint.red(`  confidence ${confidenceText(result.confidence_score)} is below ${minConfidence}`)];
}

function checks(result: ExtractionResult, { all, width }: FindingsOptions, paint: Paint): string[] {
  const failed = result.checks.filter((check) => check.passed === false);
  const shown = all ? result.checks : failed.slice(0, MOST_CHECKS);
  const lines = shown.flatMap((check) => checkLines(check, result, width, paint));
  const rest = failed.length - shown.length;
  if (!all && rest > 0) {
    lines.push(paint.dim(`  and ${plural(rest, "more failed check")} (--checks lists every check)`));
  }
  return lines;
}

function reasons(result: ExtractionResult, { all, width }: FindingsOptions, paint: Paint): string[] {
  const telling = all
    ? result.confidence_reasons
    : result.confidence_reasons.filter(({ effect }) => effect > 0);
  const shown = all ? telling : telling.slice(0, MOST_REASONS);
  const lines = shown.flatMap(({ message, effect }) =>
    wrap(printable(message), width, `  ${(effect > 0 ? `−${effect.toFixed(2)}` : "").padEnd(8)}`),
  );
  if (shown.length > 0) {
    lines.unshift(
      `  ${paint.dim(`what the confidence of ${confidenceText(result.confidence_score)} lacks`)}`,
    );
  }
  if (telling.length > shown.length) {
    lines.push(
      paint.dim(
        `  and ${plural(telling.length - shown.length, "more reason")} (--checks lists every reason)`,
      ),
    );
  }
  return lines;
}
