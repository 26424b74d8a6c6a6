import { normalizeLabel } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import { linesOf, type EarningLine, type LedgerEmployee } from "../canonicalise/ledger.ts";
import { isScanned, type Token } from "../layout/token.ts";
import { foldOf } from "../respell/printed-phrases.ts";

/** Enough to leave a document below proved: hours and pay of one earning may stand in the output as two. */
const EARNINGS_PARTED = 0.045;

/** Hours without pay and pay without hours of one employee, by what each is called. */
interface Halves {
  hours: string;
  pay: string;
  scanned: boolean;
}

/**
 * Hours without pay beside pay without hours, where a misread label may be what parts them: of layouts that print both in
 * places of their own a label joins them, and no sum misses hours. Either the two are called alike, or others have both
 * under one of the two names, and nobody else the one without the other.
 */
export function partedEarnings(employees: readonly LedgerEmployee[]): ConfidenceReason | null {
  const halves = employees.map(halvesOf);
  if (!halves.flat().some(({ scanned }) => scanned)) return null;
  const together = countOf(halves.map((own) => own.map(togetherOf)));
  const alone = countOf(employees.map(lonesOf));
  const joined = new Set(employees.flatMap(joinedOf));
  const isParted = (each: Halves): boolean => {
    const { hours, pay, scanned } = each;
    if (!scanned) return false;
    if (areAlike(hours, pay)) return true;
    const count = together.get(togetherOf(each));
    const areNeverAlone = [loneOf("hours", hours), loneOf("pay", pay)].every(
      (lone) => alone.get(lone) === count,
    );
    return areNeverAlone && (joined.has(hours) || joined.has(pay));
  };
  const count = halves.filter((own) => own.some(isParted)).length;
  if (count === 0) return null;
  return {
    code: "parted_earnings",
    message: `${count} employees of scanned pages have hours without pay beside pay without hours: a label may be misread`,
    effect: EARNINGS_PARTED,
  };
}

type Half = "hours" | "pay";

/** Every pair of halves of an employee; a name that has both parts has them in lines of several rates. */
function halvesOf(employee: LedgerEmployee): Halves[] {
  const lines = linesOf(employee, "earnings").map((line) => ({
    half: halfOf(line),
    name: nameOf(line),
    line,
  }));
  const ofPay = lines.filter(({ half }) => half === "pay");
  return lines
    .filter(({ half }) => half === "hours")
    .flatMap(({ name: hours, line }) =>
      ofPay
        .filter(({ name }) => name !== hours)
        .map(({ name: pay, line: other }) => ({
          hours,
          pay,
          scanned: [line, other].some((each) => figuresOf(each).some(isScanned)),
        })),
    );
}

/** What alone an earning has, where it has but one of hours and pay. Zeros are neither. */
function halfOf({ sources }: EarningLine): Half | null {
  const hours = sources.some((source) => source.hours !== null && source.hours.quantity.units !== 0);
  const pay = sources.some(({ amount }) => amount !== null && amount.cents !== 0);
  if (hours === pay) return null;
  return hours ? "hours" : "pay";
}

/** What joins hours and pay: the code, else the label, as printed. */
function nameOf({ sources }: EarningLine): string {
  const { code, label } = sources[0]!;
  return code ?? label.text;
}

function figuresOf({ sources }: EarningLine): Token[] {
  return sources.flatMap(({ hours, amount }) => [hours, amount].flatMap((figure) => figure?.token ?? []));
}

/** Whether two names are one but for case, signs, spaces and letters that look alike. */
function areAlike(one: string, other: string): boolean {
  return foldOf(one) === foldOf(other) || foldOf(normalizeLabel(one)) === foldOf(normalizeLabel(other));
}

/** Names of earnings whose hours were printed elsewhere than their pay. */
function joinedOf({ lines, checks }: LedgerEmployee): string[] {
  const items = checks.flatMap((record) => record.items);
  const besideHours = new Set(items.flatMap(({ hours, amount }) => (hours === null ? [] : (amount ?? []))));
  return lines.flatMap(({ sources }) =>
    sources.flatMap(({ code, label, hours, amount }) => {
      const isJoined = hours !== null && amount !== null && !besideHours.has(amount);
      return isJoined ? [code ?? label.text] : [];
    }),
  );
}

/** What an employee has but one of hours and pay of. */
function lonesOf(employee: LedgerEmployee): string[] {
  return linesOf(employee, "earnings").flatMap((line) => {
    const half = halfOf(line);
    return half === null ? [] : [loneOf(half, nameOf(line))];
  });
}

function loneOf(half: Half, name: string): string {
  return `${half}\n${name}`;
}

function togetherOf({ hours, pay }: Halves): string {
  return `${hours}\n${pay}`;
}

/** Of how many employees each text is said. */
function countOf(said: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of said.flatMap((texts) => [...new Set(texts)]))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
