import { classifyLabel, normalizeLabel } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { Difference } from "../judge/differences.ts";
import type { Token } from "../layout/token.ts";
import type { Doubt } from "./doubt.ts";
import { areNumbersRead } from "./numbers-read.ts";
import { isProvedTwice } from "./proved-twice.ts";
import { BELOW_PROVED, round, type Proof } from "./proof.ts";

const A_RIVAL = 0.03;

const MOST_OF_RIVALS = 0.15;

/**
 * What is left to doubt where two readers, who find people in ways of their own, say alike who is paid, or where every amount is
 * proved twice, and nothing else speaks against the reading. `bench:generalise` counts the documents that are wrong in spite of it.
 */
const READ_ALIKE = 0.03;

/**
 * That nobody described the layout. Arithmetic proves figures and not what they are called, so it stays below proved; unless no
 * other doubt is left, and two readers say alike who is paid or each amount is held in its place by two sums.
 */
export function layoutDoubts(
  proof: Pick<Proof, "inferred" | "joint" | "taught" | "agreement" | "ledger" | "checks" | "lines">,
  isAlone: boolean,
): ConfidenceReason[] {
  const { inferred, joint, taught, agreement } = proof;
  if (!inferred || taught === "sure") return [];
  // What both readers have is read by the joint search alone no more than by the other.
  const isJoint = joint && agreement !== "lines";
  if (taught === "unsure") {
    const message = "the layout was taught, and the document that it was taught by is read otherwise still";
    return [{ code: "taught_in_part", message, effect: round(BELOW_PROVED) }, ...(isJoint ? [JOINT] : [])];
  }
  const isWhole = isAlone && areNumbersRead(proof);
  const isAlike = isWhole && agreement !== "none";
  const isSure = isAlike || (isWhole && joint && isProvedTwice(proof));
  const effect = isSure ? READ_ALIKE : round(BELOW_PROVED);
  const message = `no format variant knows this layout; ${howSure(isAlike, isSure)}`;
  return [{ code: "inferred_layout", message, effect }, ...(isJoint && !isSure ? [JOINT] : [])];
}

function howSure(isAlike: boolean, isSure: boolean): string {
  if (isAlike) return "two readers found the same people in it, and every figure is proved";
  return isSure
    ? "every amount stands in a sum of its person and in one over people, and both hold"
    : "it was inferred";
}

/** Who described the layout is told that it has changed, or was never this one. It says nothing of what was read instead. */
export function variantGaveWay({ gaveWay }: Proof): ConfidenceReason | null {
  if (!gaveWay) return null;
  return {
    code: "variant_gave_way",
    message: "a format variant knows the words of this document, and read less of it than its looks tell",
    effect: 0,
  };
}

/**
 * What is taken off where sums prove figures and not their names, and how far apart the best reading and the next one are is not
 * weighed: it stays below what is taken without a look.
 */
const UNCALIBRATED = 0.11;

const JOINT: ConfidenceReason = {
  code: "joint_reading",
  message: "the layout was read by a search over all its records, and is to be checked",
  effect: UNCALIBRATED,
};

const SAID: Readonly<Record<Difference["in"], string>> = {
  people: "who is paid",
  ids: "the numbers of people",
  lists: "which lists amounts stand in",
};

/** Two readings that foot alike, and differ in what no sum proves: nobody knows which is right. */
export function disputedReading({ disputed }: Proof): Doubt | null {
  if (disputed.length === 0) return null;
  return {
    code: "disputed_reading",
    message: `another reading is as good, and differs in ${disputed.map((one) => SAID[one.in]).join(" and ")}`,
    effect: UNCALIBRATED,
    tokens: disputed.flatMap(({ tokens }) => tokens),
  };
}

/** Whoever votes from outside may be wrong and sure: what rests on their word is never taken without a look. */
export function outsideVotes({ byVotes }: Proof): Doubt | null {
  if (byVotes === null) return null;
  return {
    code: "outside_votes",
    message: "what some figures are was said by voters from outside, and reads otherwise without them",
    effect: UNCALIBRATED,
    tokens: byVotes.flatMap(({ tokens }) => tokens),
  };
}

/** A column whose heading nobody read may be called anything, and its amounts may have been added to its neighbour. */
export function turnedHeadings({ inferred, joint, turnedHeadings: turned }: Proof): ConfidenceReason | null {
  if (!inferred || joint || !turned) return null;
  return {
    code: "turned_headings",
    message: "headings that run up or down the page were not read",
    effect: UNCALIBRATED,
  };
}

const UNREAD = 0.5;

/** A document that is called payroll is no refusal, and what was not found in it is no proof. */
export function unreadPayroll({ isRead }: Proof): ConfidenceReason | null {
  if (isRead) return null;
  return {
    code: "unread_payroll",
    message: "the document is called payroll, and nobody's pay was found",
    effect: UNREAD,
  };
}

/** Lines that can be several things, and no sum tells which. */
export function rivalReadings({ rivals, inferred, ledger, settled }: Proof): Doubt | null {
  const isOpen = (label: string): boolean => !settled.has(normalizeLabel(label));
  const labels = new Set(
    rivals.flatMap((rival) => (rival.of === "label" && isOpen(rival.text) ? [rival.text] : [])),
  );
  const ofEmployer = new Set([...(inferred ? eitherOfEmployer(ledger) : [])].filter(isOpen));
  const all = new Set([...labels, ...ofEmployer]);
  if (all.size === 0) return null;
  const effect = Math.min(MOST_OF_RIVALS, A_RIVAL * labels.size);
  return {
    code: "rival_readings",
    message: `${all.size} labels can mean several things, and no sum tells which`,
    effect: round(ofEmployer.size === 0 ? effect : Math.max(UNCALIBRATED, effect)),
    count: all.size,
    tokens: tokensOfLabels(ledger, all),
  };
}

function tokensOfLabels({ employees }: Ledger, labels: ReadonlySet<string>): Token[] {
  return employees.flatMap(({ lines }) =>
    lines.flatMap(({ description, sources }) => (labels.has(description) ? sources[0]!.label.tokens : [])),
  );
}

/** What the employer pays that some list among taxes and others among contributions, as premiums for workers' compensation. */
function eitherOfEmployer({ employees }: Ledger): Set<string> {
  const lines = employees.flatMap((employee) =>
    employee.lines.filter(({ list }) => list === "employer_taxes" || list === "employer_contributions"),
  );
  const isEither = (label: string): boolean => {
    const kinds = classifyLabel(label).map(({ kind }) => kind);
    return kinds.includes("employer_tax") && kinds.includes("employer_contribution");
  };
  return new Set(lines.flatMap(({ description }) => (isEither(description) ? [description] : [])));
}
