import type { Progress } from "../api/engine.ts";
import { EvidenceMap } from "../canonicalise/evidence.ts";
import { canonicalOutput } from "../canonicalise/output.ts";
import { EngineError } from "../errors.ts";
import type { ReadPage } from "../read/page-reader.ts";
import type { AskForReaders } from "../read/shared-pages.ts";
import { variantNamed, variantTrial } from "../trial/variant-trial.ts";
import { compiledLayout } from "../variants/compiled-layout.ts";
import { loadVariants } from "../variants/load-providers.ts";
import type { DocumentOutcome, DocumentTask, ReportProgress } from "./document-task.ts";
import { hearVoters, type AskVoters } from "./hear-voters.ts";
import { inspectionOf } from "./inspection.ts";
import { prove } from "./prove.ts";
import { readPages } from "./read-pages.ts";
import { noHelp, readScans, type AskForHelp, type PageWay } from "./scans/read-scans.ts";
import { settleLetters } from "./settle-letters.ts";
import { settleScans } from "./settle-scans.ts";
import { StageClock } from "./stage-clock.ts";
import { understand, type Understanding } from "./understand.ts";
import { usedReader } from "./used-reader.ts";

/**
 * Reads one document in this thread, with the help of others on the pages of a long one and on scanned pages; `onSecond`
 * is told when the first reader of text is not enough. Throws `EngineError`.
 */
export async function runDocument(
  task: DocumentTask,
  report: ReportProgress,
  help: AskForHelp = noHelp,
  onSecond?: () => void,
  askForReaders?: AskForReaders,
  askVoters?: AskVoters,
): Promise<DocumentOutcome> {
  const clock = new StageClock();
  const own = (task.layouts ?? []).map(compiledLayout);
  const variants = [...own, ...(await loadVariants(task.variants))].filter(
    ({ provider }) => !task.excludeProviders.includes(provider.slug),
  );
  const { textPages, largestImagePx } = await readPages(
    task,
    report,
    clock,
    onSecond,
    task.hasHelp === true ? askForReaders : null,
  );
  const { pages: read, ways } = await clock.timeAsync("read", () =>
    readScans(textPages, { ...task, variants, largestImagePx }, help, (page) =>
      report({ stage: "reading", page, pages: textPages.length }),
    ),
  );
  const progress = (stage: Progress["stage"]): void =>
    report({ stage, page: read.length, pages: read.length });
  progress("interpreting");
  const how = { reader: task.reader ?? "both" };
  const asked = task.asVariant == null ? null : variantNamed(task.asVariant, variants);
  const again = (changed: readonly ReadPage[]): Understanding =>
    understand(changed, variants, clock, asked === null ? how : { ...how, as: asked });
  const uprights = ways.map(({ source, upright }) => (source === "ocr" ? upright : null));
  const spelled = await clock.timeAsync("read", () => settleLetters(read, task));
  const settled = await settleScans(spelled, again, { ...task, uprights }, () => progress("interpreting"));
  const { pages, repairs } = settled;
  const { voters = [] } = task;
  const heard =
    voters.length === 0 || askVoters === undefined
      ? null
      : await hearVoters(settled.understanding, voters, askVoters, (voted) =>
          understand(pages, [], clock, { reader: "joint", voted }),
        );
  const understanding = heard?.understanding ?? settled.understanding;
  const { format, lines, interpretation, ledger, checks, rivals, joint, disputed, agreement, repeatedPages } =
    understanding;
  const trial =
    asked === null
      ? {}
      : { trial: variantTrial(asked, pages, lines, understand(pages, variants, clock, how).variant) };
  const evidence = new EvidenceMap();
  progress("proving");
  if (task.inspectPage !== null) {
    canonicalOutput(ledger, format, evidence);
    const inspection = inspectionOf(task.inspectPage, pages, { ...understanding, evidence, ways });
    return { ...inspection, ...trial };
  }
  // Who asks what a variant reads is told of nothing read, too.
  if (!understanding.isPayroll && asked === null) throw noContent(pages, ways);
  const proved = prove({
    pages,
    ways,
    lines,
    unexplained: interpretation.traces.filter(({ row }) => row === null).map(({ line }) => line),
    format,
    ledger,
    checks,
    rivals,
    joint,
    disputed,
    agreement,
    gaveWay: understanding.gaveWay,
    byVotes: heard?.byVotes ?? null,
    voting: heard?.voting ?? null,
    variant: understanding.variant,
    reader: usedReader(understanding),
    repeatedPages,
    repairs,
    evidence,
    clock,
  });
  return { ...proved, ...trial };
}

function noContent(pages: readonly ReadPage[], ways: readonly PageWay[]): EngineError {
  const blank = pages.filter(({ words }) => words.length === 0).length;
  const failures = new Set(ways.map(({ failure }) => failure).filter((failure) => failure !== null));
  const details = {
    pages: pages.length,
    pagesWithoutText: blank,
    scannedPages: ways.filter(({ source }) => source === "ocr").length,
    ...(failures.size > 0 ? { failures: [...failures].sort().join(", ") } : {}),
  };
  if (blank === pages.length) {
    return new EngineError(
      "no_text_layer",
      "no page has words: the document holds blank pages or images that cannot be read",
      details,
    );
  }
  if (blank > 0) {
    const message = `${blank} of ${pages.length} pages have no words, and the others list no employee`;
    return new EngineError("no_text_layer", message, details);
  }
  return new EngineError("no_payroll_content", "nothing in the document shows that it is payroll", details);
}
