import type { Progress } from "../api/engine.ts";
import type { ExtractionResult, PageSummary } from "../api/result.ts";
import { buildLedger } from "../canonicalise/build-ledger.ts";
import { boxOf, EvidenceMap } from "../canonicalise/evidence.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { canonicalOutput, type DocumentFormat } from "../canonicalise/output.ts";
import { EngineError } from "../errors.ts";
import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { recognise } from "../recognise/recognise.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { scoreConfidence } from "../score/confidence.ts";
import { loadVariants } from "../variants/load-providers.ts";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "./document-task.ts";
import { inspectionOf } from "./inspection.ts";
import { readFormat } from "./read-format.ts";
import { readPages } from "./read-pages.ts";
import { StageClock } from "./stage-clock.ts";

/** Reads one document in this thread. Throws `EngineError`. */
export async function runDocument(task: DocumentTask, report: ReportProgress): Promise<DocumentOutcome> {
  const clock = new StageClock();
  const variants = loadVariants(task.variants).filter(
    ({ provider }) => !task.excludeProviders.includes(provider.slug),
  );
  const pages = await readPages(task, report, clock);
  const progress = (stage: Progress["stage"]): void =>
    report({ stage, page: pages.length, pages: pages.length });
  progress("interpreting");
  const variant = clock.time("recognise", () => recognise(pages, variants));
  const { lines, interpretation, format } = readFormat(pages, variant, clock);
  const ledger = clock.time("canonicalise", () => buildLedger(interpretation.reading));
  const evidence = new EvidenceMap();
  progress("proving");
  if (task.inspectPage !== null) {
    canonicalOutput(ledger, format, evidence);
    return inspectionOf(task.inspectPage, pages, { lines, variant, interpretation, evidence });
  }
  if (!isPayroll(ledger)) throw noContent(pages);
  return prove({ pages, lines, format, ledger, evidence, clock });
}

/** A document that was read and understood. */
interface Understood {
  pages: readonly ReadPage[];
  lines: readonly Line[];
  format: DocumentFormat;
  ledger: Ledger;
  evidence: EvidenceMap;
  clock: StageClock;
}

function prove({ pages, lines, format, ledger, evidence, clock }: Understood): ExtractionResult {
  const checks = clock.time("reconcile", () => reconcile(ledger));
  const output = clock.time("canonicalise", () => canonicalOutput(ledger, format, evidence));
  const scored = clock.time("score", () => {
    const tokens = lines.flatMap((line) => line.tokens.filter(({ moneyLike }) => moneyLike));
    const pagesWithoutText = pages.filter(({ words }) => words.length === 0).length;
    const { score, reasons } = scoreConfidence({
      formatType: format.formatType,
      inferred: format.variant === null,
      ledger,
      checks,
      tokens,
      pagesWithoutText,
    });
    return {
      confidence_score: score,
      confidence_reasons: reasons,
      canonical_output: output,
      checks: checks.map(({ check }) => check),
      unclaimed: tokens
        .filter(({ claim }) => claim === null)
        .map((token) => ({ page: token.page, box: boxOf([token]), text: token.text })),
      evidence: evidence.byPath,
      pages: summaries(pages, tokens),
    };
  });
  return { ...scored, timings: clock.timings() };
}

function summaries(pages: readonly ReadPage[], tokens: readonly Token[]): PageSummary[] {
  const rows = pages.map(({ number, width, height, rotation, words }): PageSummary => ({
    number,
    width,
    height,
    rotation,
    source: words.length > 0 ? "text" : "none",
    words: words.length,
    money_tokens: 0,
    unclaimed: 0,
  }));
  for (const { page, claim } of tokens) {
    const row = rows[page - 1]!;
    row.money_tokens++;
    if (claim === null) row.unclaimed++;
  }
  return rows;
}

/** Whether anybody was found who is paid, or of whom something is withheld. */
function isPayroll({ employees }: Ledger): boolean {
  return employees.some(({ gross, net, lines }) => gross !== null || net !== null || lines.length > 0);
}

function noContent(pages: readonly ReadPage[]): EngineError {
  const blank = pages.filter(({ words }) => words.length === 0).length;
  const details = { pages: pages.length, pagesWithoutText: blank };
  if (blank === pages.length) {
    return new EngineError(
      "no_text_layer",
      "no page has a text layer; the document holds images or blank pages only",
      details,
    );
  }
  if (blank > 0) {
    const message = `${blank} of ${pages.length} pages have no text layer, and the others list no employee`;
    return new EngineError("no_text_layer", message, details);
  }
  return new EngineError(
    "no_payroll_content",
    "no format variant recognises the document as payroll",
    details,
  );
}
