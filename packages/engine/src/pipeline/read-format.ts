import type { FormatType } from "@paylift/canonical";
import type { DocumentFormat } from "../canonicalise/output.ts";
import { buildLedger } from "../canonicalise/build-ledger.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { withoutCountedHours } from "../canonicalise/counted-hours.ts";
import { putPrintedCount } from "../canonicalise/printed-count.ts";
import { bestReading } from "../compete/best-reading.ts";
import { footingOf, type Footing } from "../compete/footing.ts";
import { isBetter, isCredible, worthOf } from "../judge/better-reading.ts";
import {
  agreementOf,
  differencesOf,
  otherNames,
  overlookedIds,
  overlookedLists,
  type Agreement,
  type Difference,
} from "../judge/differences.ts";
import {
  withDepartmentsOf,
  withFactsOf,
  withIdsOf,
  withNamesOf,
  withNumbersParted,
  withPaymentsOf,
  withPaymentsTold,
} from "../judge/completed.ts";
import { withCountOf, withGrossOf, withTotalsOf } from "../judge/completed-sums.ts";
import { withLinesTold } from "../judge/completed-lines.ts";
import { withoutLetters } from "../layout/letters.ts";
import type { Assumption } from "../infer/assume/assumptions.ts";
import { putMarksOfPeople } from "../interpret/told-apart.ts";
import { interpret, type Interpretation } from "../interpret/interpret.ts";
import { decimalsByPage, printedDecimals, type NumberStyle } from "../layout/decimals.ts";
import { printedCurrency } from "../layout/currency.ts";
import { printedDateOrder } from "../layout/date-order.ts";
import { linesOf, type Line } from "../layout/lines.ts";
import type { ReadPage } from "../read/page-reader.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { listsChecks } from "../understand/facts/format-by-lines.ts";
import { canBeSearched, readJointly, type JointReading } from "../understand/understand.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { AS_EVER, type HowToRead } from "./how-to-read.ts";
import { completeCompany } from "./complete-company.ts";
import { isPayroll } from "./is-payroll.ts";
import type { StageClock } from "./stage-clock.ts";

/** A document's lines, and what they were read as. */
export interface FormatReading {
  lines: Line[];
  interpretation: Interpretation;
  format: DocumentFormat;
  ledger: Ledger;
  checks: ProvenCheck[];
  /** What else an unknown layout could mean, with sums that hold as well. */
  rivals: Assumption[];
  /** Read by the joint search and not by inference. */
  joint: boolean;
  /** What the joint search found, whosever reading is kept; null where it was not made. */
  search: JointReading | null;
  /** In what another reading, as good as this one, says something else. */
  disputed: readonly Difference[];
  /** In what two readers of unknown layouts agree. */
  agreement: Agreement;
  /** Whether it is payroll, or is called so and holds figures: what is not is refused. */
  isPayroll: boolean;
}

/** Reads the pages as a variant says, or by the readers of unknown layouts where none recognises them, and makes every check. */
export function readFormat(
  pages: readonly ReadPage[],
  variant: Variant | null,
  clock: StageClock,
  how: HowToRead = AS_EVER,
): FormatReading {
  const lines = clock.time("layout", () => {
    const decimals = decimalsOf(pages, variant);
    return pages.flatMap((page, i) => linesOf(page, decimals[i]!));
  });
  const currency = printedCurrency(lines);
  const printed = { currency, dateOrder: printedDateOrder(lines, currency) };
  return variant === null
    ? readUnknown(lines, pages, printed, clock, how)
    : readDescribed(lines, pages, variant, printed, clock);
}

function decimalsOf(pages: readonly ReadPage[], variant: Variant | null): NumberStyle[] {
  if (variant === null) return decimalsByPage(pages);
  const told = variant.data.decimals ?? "point";
  return pages.map((page) => (told === "either" ? printedDecimals([page]) : told));
}

/** What a document's own figures and dates tell of their form. */
type PrintedForm = Pick<DocumentFormat, "currency" | "dateOrder">;

function readDescribed(
  lines: Line[],
  pages: readonly ReadPage[],
  variant: Variant,
  printed: PrintedForm,
  clock: StageClock,
): FormatReading {
  const interpretation = clock.time("interpret", () => interpret(lines, variant));
  completeCompany(interpretation.reading.facts, lines, pages);
  putMarksOfPeople(interpretation.reading.records, lines);
  const ledger = clock.time("canonicalise", () => buildLedger(interpretation.reading));
  const checks = clock.time("reconcile", () => reconcile(ledger));
  return {
    lines,
    interpretation,
    format: { ...formatOf(variant), ...printed },
    ledger,
    checks,
    rivals: [],
    joint: false,
    search: null,
    disputed: [],
    agreement: "none",
    isPayroll: isPayroll(ledger, checks, variant.data.format_type),
  };
}

/** What programs that nobody described call their runs; in small letters. */
const RUN_KINDS: DocumentFormat["runKinds"] = {
  regular: "regular",
  "off-cycle": "off_cycle",
  "off cycle": "off_cycle",
  "on-cycle": "regular",
  "on cycle": "regular",
  correction: "correction",
  // What stands behind `Off-Cycle:`.
  yes: "off_cycle",
  no: "regular",
  adjustment: "correction",
};

/** What a reader made of a document of an unknown layout. */
interface UnknownReading extends Pick<
  FormatReading,
  "ledger" | "checks" | "rivals" | "joint" | "search" | "disputed" | "agreement" | "isPayroll"
> {
  formatType: FormatType;
}

/** By inference, and by the joint search: the reading that is worth more is kept, and says where the other differs. */
function readUnknown(
  lines: Line[],
  pages: readonly ReadPage[],
  printed: PrintedForm,
  clock: StageClock,
  { reader, voted }: HowToRead,
): FormatReading {
  const canJoin = reader !== "inference" && canBeSearched(lines, pages);
  const { formatType, ...kept } =
    canJoin && reader === "joint"
      ? jointAlone(lines, pages, clock, voted)
      : inferredOrBetter(lines, pages, clock, canJoin);
  return {
    lines,
    interpretation: { reading: kept.ledger.reading, traces: [], columnsByPage: new Map(), boxes: [] },
    format: { provider: null, variant: null, formatType, runKinds: RUN_KINDS, ...printed },
    ledger: kept.ledger,
    checks: kept.checks,
    rivals: kept.rivals,
    joint: kept.joint,
    search: kept.search,
    disputed: kept.disputed,
    agreement: kept.agreement,
    isPayroll: kept.isPayroll,
  };
}

/** By inference alone, or by the joint search where that is worth more. */
function inferredOrBetter(
  lines: Line[],
  pages: readonly ReadPage[],
  clock: StageClock,
  canJoin: boolean,
): UnknownReading {
  const { candidate, rivals } = bestReading(withoutLetters(lines), clock);
  const { inferred, ledger, checks, footing } = candidate;
  const formatType = listsChecks(ledger.reading.records) ? "payroll_summary" : inferred.formatType;
  const first: UnknownReading = {
    formatType,
    ledger,
    checks,
    rivals,
    joint: false,
    search: null,
    disputed: [],
    agreement: "none",
    isPayroll: isPayroll(ledger, checks, formatType),
  };
  return canJoin ? betterOf(first, footing, lines, pages, clock) : first;
}

/** By the joint search, whatever inference would say. */
function jointAlone(
  lines: readonly Line[],
  pages: readonly ReadPage[],
  clock: StageClock,
  voted: HowToRead["voted"],
): UnknownReading {
  const { joint, other } = readByJoint(lines, pages, clock, voted);
  const figures = lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike }) => moneyLike));
  return { ...other, isPayroll: other.isPayroll || (joint.isTitled && figures.length >= LEAST_FIGURES) };
}

/** What the joint search makes of a document; its tokens are claimed by it. */
function readByJoint(
  lines: readonly Line[],
  pages: readonly ReadPage[],
  clock: StageClock,
  voted?: HowToRead["voted"],
): { joint: JointReading; other: UnknownReading } {
  const joint = clock.time("interpret", () => readJointly(lines, pages, voted));
  const { reading, formatType } = joint;
  putMarksOfPeople(reading.records, lines);
  const ledger = clock.time("canonicalise", () => withoutCountedHours(buildLedger(reading)));
  putPrintedCount(ledger, lines);
  const checks = clock.time("reconcile", () => reconcile(ledger));
  const isPay = joint.isPayroll && isPayroll(ledger, checks, formatType);
  const read = { formatType, ledger, checks, isPayroll: isPay };
  return {
    joint,
    other: { ...read, rivals: [], joint: true, search: joint, disputed: [], agreement: "none" },
  };
}

const LEAST_HEADINGS = 2;

/** Whether a page has text that runs up or down it beside other such text: headings that inference does not see. */
export function turnsHeadings(pages: readonly ReadPage[]): boolean {
  return pages.some(({ turned }) => {
    const lines = new Set(turned?.filter(({ turn }) => turn !== 180).map(({ line }) => line));
    return lines.size >= LEAST_HEADINGS;
  });
}

/** A page that is called payroll and holds so many figures is one, though nobody could read it. */
const LEAST_FIGURES = 4;

function betterOf(
  first: UnknownReading,
  footing: Footing,
  lines: readonly Line[],
  pages: readonly ReadPage[],
  clock: StageClock,
): UnknownReading {
  const found = first.isPayroll;
  // A scan is read again with each figure that is looked at again; where inference found pay, that is enough.
  if (found && pages.some(({ words }) => words.some(({ source }) => source !== "text"))) return first;
  const tokens = lines.flatMap((line) => line.tokens);
  const figures = tokens.filter(({ moneyLike }) => moneyLike);
  const worth = worthOf(first, figures);
  const claims = tokens.map(({ claim }) => claim);
  const { joint, other } = readByJoint(lines, pages, clock);
  const { ledger, isPayroll: isPay } = other;
  const worthOfOther = worthOf(other, figures);
  const agreement = found && isPay ? agreementOf(first.ledger, ledger) : "none";
  // Where every figure of one reading is used and no sum of it fails, and of the other not so, the first is right.
  const isSounder = !footing.sound && isPay && footingOf(ledger, other.checks, figures).sound;
  // Where both have the same lines, what stands beside these is told by the one that reads all records at once.
  const isSame = agreement === "lines" && worthOfOther >= worth;
  if (isPay && (!found || isSounder || isSame || isBetter(worthOfOther, worth)))
    return { ...other, agreement };
  tokens.forEach((token, i) => (token.claim = claims[i]!));
  // What adds up to less than it leaves open, and nothing shows to be pay, is a form or a list of something else.
  if (found && footing.score < 0 && !joint.isPayroll && !joint.isTitled)
    return { ...first, search: joint, isPayroll: false };
  const disputed = isPay ? disputes(first.ledger, ledger, isCredible(worthOfOther, worth)) : [];
  const settled =
    disputed.length > 0 && isCredible(worthOfOther, worth) ? withIdsOf(first.ledger, ledger) : first.ledger;
  const completed = [
    withNumbersParted,
    withNamesOf,
    withPaymentsOf,
    withPaymentsTold,
    withDepartmentsOf,
    withLinesTold,
    withGrossOf,
    withTotalsOf,
    withCountOf,
  ].reduce((kept, complete) => (isPay ? complete(kept, ledger) : kept), settled);
  // Sums that were overlooked are checked as well.
  const isSummed =
    completed.totals !== first.ledger.totals ||
    completed.employees.some(({ gross }, i) => gross !== first.ledger.employees[i]!.gross);
  const checks = isSummed ? clock.time("reconcile", () => reconcile(completed)) : first.checks;
  const isOfChecks = listsChecks(first.ledger.reading.records);
  return {
    ...first,
    formatType: isOfChecks ? first.formatType : (joint.titled ?? first.formatType),
    search: joint,
    ledger: withFactsOf(completed, ledger),
    checks,
    disputed,
    agreement,
    isPayroll: found || (joint.isTitled && figures.length >= LEAST_FIGURES),
  };
}

/** In what another reading says something else than the one that is kept. What is worth much less may still see names or numbers of people, or lists. */
function disputes(kept: Ledger, other: Ledger, isCredibleOne: boolean): Difference[] {
  if (isCredibleOne) return differencesOf(kept, other);
  return [...overlookedIds(kept, other), ...overlookedLists(kept, other), ...otherNames(kept, other)];
}

/** A variant's own words on the format. */
export function formatOf({ provider, data }: Variant): Omit<DocumentFormat, keyof PrintedForm> {
  return {
    provider: provider.slug,
    variant: data.slug,
    formatType: data.format_type,
    runKinds: data.run_kinds ?? {},
  };
}
