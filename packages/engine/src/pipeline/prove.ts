import { normalizeLabel } from "@paylift/canonical";
import type {
  Box,
  Evidence,
  ExtractionResult,
  HiddenText,
  PageSummary,
  Repair,
  UsedReader,
} from "../api/result.ts";
import type { Voting } from "../api/voting.ts";
import { boxOf, EvidenceMap } from "../canonicalise/evidence.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { canonicalOutput, type DocumentFormat } from "../canonicalise/output.ts";
import { withoutMoney } from "../canonicalise/without-money.ts";
import type { Assumption } from "../infer/assume/assumptions.ts";
import type { Agreement, Difference } from "../judge/differences.ts";
import type { Line } from "../layout/lines.ts";
import { thousandthsOf } from "../layout/thousandths.ts";
import type { Token } from "../layout/token.ts";
import { unreadableFigures } from "../layout/unreadable.ts";
import type { ReadPage } from "../read/page-reader.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { scoreConfidence } from "../score/confidence.ts";
import type { Proof } from "../score/proof.ts";
import { describesLayout, type Variant } from "../variants/compiled-variant.ts";
import { displayedBox, displayedSize } from "./displayed-box.ts";
import { isPayroll } from "./is-payroll.ts";
import { defineLateJson } from "./late-property.ts";
import { nameMembers } from "./name-members.ts";
import { turnsHeadings } from "./read-format.ts";
import type { MadeRepair } from "./repair-proof.ts";
import type { PageWay } from "./scans/read-scans.ts";
import type { StageClock } from "./stage-clock.ts";
import { unreadableFields } from "./unreadable-fields.ts";

/** A document that was read and understood. */
export interface Understood {
  pages: readonly ReadPage[];
  ways: readonly PageWay[];
  lines: readonly Line[];
  /** Lines that say nothing by the rules of the format. */
  unexplained: readonly Line[];
  format: DocumentFormat;
  ledger: Ledger;
  checks: readonly ProvenCheck[];
  rivals: readonly Assumption[];
  /** Read by the joint search. */
  joint: boolean;
  /** In what another reading, as good as this one, differs. */
  disputed: readonly Difference[];
  /** In what two readers of unknown layouts agree. */
  agreement: Agreement;
  /** A variant that recognises it read less of it. */
  gaveWay: boolean;
  /** What it would have otherwise without votes from outside; null where it rests on none. */
  byVotes: readonly Difference[] | null;
  voting: Voting | null;
  /** Null where no variant recognised it. */
  variant: Variant | null;
  reader: UsedReader;
  repeatedPages: number;
  repairs: readonly MadeRepair[];
  evidence: EvidenceMap;
  clock: StageClock;
}

/** What an understood document gives, with all that speaks for it and against it. */
export function prove(understood: Understood): ExtractionResult {
  const { pages, ways, lines, unexplained, format, variant } = understood;
  const thousandths = thousandthsOf(lines);
  const isLost = thousandths.length > 0;
  const ledger = isLost ? withoutMoney(understood.ledger) : understood.ledger;
  // What is no money proves nothing.
  const checks = isLost ? [] : understood.checks;
  const { rivals, joint, disputed, agreement, byVotes, voting, repeatedPages, repairs, evidence, clock } =
    understood;
  const output = clock.time("canonicalise", () => canonicalOutput(ledger, format, evidence));
  clock.time("reconcile", () => nameMembers(checks, evidence));
  const displayed = <P extends Place>(place: P): P => {
    const page = pages[place.page - 1];
    if (page === undefined) return place;
    return { ...place, box: displayedBox(place.box, { ...page, upright: ways[place.page - 1]!.upright }) };
  };
  const result = clock.time("score", () => {
    const tokens = lines.flatMap((line) => line.tokens.filter(({ moneyLike }) => moneyLike));
    const pagesWithoutText = pages.filter(
      ({ words }, i) => words.length === 0 && ways[i]!.failure !== "blank",
    ).length;
    const hidden = hiddenOn(pages, ways).map(displayed);
    const unreadable = [...thousandths, ...unreadableFigures(pages, lines)];
    const proof = {
      formatType: format.formatType,
      inferred: !describesLayout(variant),
      taught: sureness(variant),
      settled: settledLabels(variant),
      joint,
      disputed,
      agreement,
      gaveWay: understood.gaveWay,
      byVotes,
      turnedHeadings: turnsHeadings(pages),
      isRead: isPayroll(ledger, checks, format.formatType),
      ledger,
      checks,
      rivals,
      repeatedPages,
      lines,
      tokens,
      pagesWithoutText,
      hidden,
      unreadable,
      unexplained,
      repairs: repairs.length,
    };
    const { score, reasons } = scoreConfidence(proof, (token) => evidence.fieldOf(token));
    const told: ExtractionResult = {
      confidence_score: score,
      confidence_reasons: reasons,
      canonical_output: output,
      checks: checks.map(({ check }) => check),
      unclaimed: tokens
        .filter(({ claim }) => claim === null)
        .map((token) => ({ page: token.page, box: boxOf([token]), text: token.text }))
        .map(displayed),
      ...(hidden.length > 0 ? { hidden_text: hidden } : {}),
      ...(unreadable.length > 0
        ? { unreadable: unreadableFields(unreadable, lines, evidence).map(displayed) }
        : {}),
      evidence: {},
      repairs: repairs.map((repair) => {
        const made = toldRepair(repair, lines, evidence);
        return { ...made, evidence: displayed(made.evidence) };
      }),
      pages: summaries(pages, ways, tokens),
      reader: understood.reader,
      ...(voting === null ? {} : { voting }),
      timings: clock.timings(),
    };
    if (ways.some(({ upright }) => upright !== null)) {
      told.evidence = allDisplayed(evidence.byPath, displayed);
    } else {
      defineLateJson(
        told,
        "evidence",
        () => evidence.byPath,
        () => evidence.toJson(),
      );
    }
    return told;
  });
  result.timings = clock.timings();
  return result;
}

/** How far a taught layout is trusted; null where a variant describes the document, or nobody knows it. */
function sureness(variant: Variant | null): Proof["taught"] {
  if (variant === null || variant.taught === null) return null;
  return variant.taught.data.reproduced ? "sure" : "unsure";
}

function settledLabels(variant: Variant | null): ReadonlySet<string> {
  const lines = variant?.taught?.data.lines ?? [];
  const labels = lines.flatMap(({ read, is }) => [read.description, is?.description ?? read.description]);
  return new Set(labels.map((label) => normalizeLabel(label)));
}

interface Place {
  page: number;
  box: Box;
}

function allDisplayed(
  byPath: Record<string, Evidence[]>,
  displayed: (place: Evidence) => Evidence,
): Record<string, Evidence[]> {
  return Object.fromEntries(Object.entries(byPath).map(([path, places]) => [path, places.map(displayed)]));
}

function toldRepair(
  { word, read, proof }: MadeRepair,
  lines: readonly Line[],
  evidence: EvidenceMap,
): Repair {
  const tokens = lines.flatMap((line) => line.tokens.filter(({ words }) => words.includes(word)));
  const [token] = tokens;
  return {
    field: (token && evidence.fieldOf(token)) ?? "",
    read,
    corrected: word.text,
    proof,
    evidence: { page: token?.page ?? 0, box: boxOf(tokens), text: read },
  };
}

/** What is hidden on pages of which the text layer was read. */
function hiddenOn(pages: readonly ReadPage[], ways: readonly PageWay[]): HiddenText[] {
  return pages.flatMap(({ number, hidden = [] }, i) =>
    ways[i]!.source === "ocr"
      ? []
      : hidden.map(({ words, figures, ...box }) => ({ page: number, box, words, figures })),
  );
}

function summaries(
  pages: readonly ReadPage[],
  ways: readonly PageWay[],
  tokens: readonly Token[],
): PageSummary[] {
  const rows = pages.map(({ number, width, height, rotation, words }, i): PageSummary => ({
    number,
    ...displayedSize({ width, height, upright: ways[i]!.upright }),
    rotation,
    ...summaryOfWay(ways[i]!),
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

function summaryOfWay({
  source,
  doubt,
  failure,
  upright,
}: PageWay): Pick<PageSummary, "source" | "reason" | "straightened"> {
  const straightened = upright === null ? null : { turned: 90 * upright.turns, skew: upright.skew };
  return { source, reason: failure ?? doubt ?? "text_layer", straightened };
}
