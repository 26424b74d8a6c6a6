import { sumMoney, type Cents } from "@paylift/canonical";
import type { Ledger, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { CheckInput, CheckList } from "./check-list.ts";
import { addIfIdentity } from "./add-if-identity.ts";
import { weightOf } from "./line-amounts.ts";
import { effectOnNet } from "./pay-effect.ts";
import { checkParts, linesOfCheck, type CheckPart } from "./statement-part.ts";

const SUMS: readonly { figure: FigureName; identity: string; wanted: (line: LedgerLine) => boolean }[] = [
  {
    figure: "gross_pay",
    identity: "Σ year-to-date earnings in gross = year-to-date gross pay",
    wanted: (line) => line.list === "earnings" && line.inGross,
  },
  {
    figure: "total_taxes",
    identity: "Σ year-to-date taxes = year-to-date total of taxes",
    wanted: (line) => line.list === "taxes",
  },
  {
    figure: "total_deductions",
    identity: "Σ year-to-date deductions = year-to-date total of deductions",
    wanted: (line) => line.list === "deductions" && line.role !== "employer_cost",
  },
  {
    figure: "total_reimbursements",
    identity: "Σ year-to-date earnings not in gross = year-to-date reimbursements",
    wanted: (line) => line.list === "earnings" && !line.inGross && line.role === "cash",
  },
  {
    figure: "total_employer_taxes",
    identity: "Σ year-to-date employer taxes = year-to-date total of employer taxes",
    wanted: (line) => line.list === "employer_taxes",
  },
  {
    figure: "total_employer_contributions",
    identity: "Σ year-to-date employer contributions = year-to-date total of employer contributions",
    wanted: (line) => line.list === "employer_contributions",
  },
];

/** Foots the year-to-date column of each check: line by line, and across its totals. */
export function checkYearToDate(checks: CheckList, ledger: Ledger): void {
  const parts = checkParts(ledger).filter(({ record }) => record.ytdFigures !== undefined);
  for (const sum of SUMS)
    addIfIdentity(
      checks,
      parts.flatMap((part) => sumOf(part, sum) ?? []),
    );
  addIfIdentity(
    checks,
    parts.flatMap((part) => netOfLines(part) ?? []),
  );
  for (const part of parts) {
    const net = netOfTotals(part);
    if (net !== null) checks.add(net);
  }
}

function sumOf(part: CheckPart, { figure, identity, wanted }: (typeof SUMS)[number]): CheckInput | null {
  const printed = part.record.ytdFigures?.get(figure);
  if (printed === undefined) return null;
  const own = ytdLines(part).filter(({ line }) => wanted(line));
  const members = figure === "total_deductions" ? withTaxes(part, printed, own) : own;
  return ytdSum(
    part,
    `ytd_${figure}`,
    identity,
    printed,
    members.map(({ ytd }) => ytd),
    members.map(({ ytd }) => ytd.cents),
  );
}

/** Where taxes are listed among the deductions, their total is of both. */
function withTaxes<T extends { ytd: MoneyReading }>(
  part: CheckPart,
  { cents }: MoneyReading,
  own: readonly T[],
) {
  if (part.record.ytdFigures?.has("total_taxes")) return own;
  const both = ytdLines(part).filter(
    ({ line }) => line.list === "taxes" || (line.list === "deductions" && line.role !== "employer_cost"),
  );
  return sumMoney(both.map(({ ytd }) => ytd.cents)) === cents ? both : own;
}

/** Net pay of the year to date as it follows from the lines. */
function netOfLines(part: CheckPart): CheckInput | null {
  const net = part.record.ytdFigures?.get("net_pay");
  const gross = part.record.ytdFigures?.get("gross_pay");
  if (net === undefined || gross === undefined) return null;
  const members = ytdLines(part).map(({ line, ytd }) => ({
    ytd,
    effect: effectOnNet({ ...line, amount: ytd.cents }),
  }));
  const moving = members.filter(({ effect }) => effect !== 0);
  const identity =
    "year-to-date gross pay − Σ taxes − Σ deductions + paid beside gross = year-to-date net pay";
  return ytdSum(
    part,
    "ytd_net_pay",
    identity,
    net,
    [gross, ...moving.map(({ ytd }) => ytd)],
    [gross.cents, ...moving.map(({ effect }) => effect)],
  );
}

/** Net pay of the year to date as it follows from the printed totals, where nothing else moves it. */
function netOfTotals(part: CheckPart): CheckInput | null {
  const { ytdFigures } = part.record;
  const [net, gross, taxes, deductions] = (
    ["net_pay", "gross_pay", "total_taxes", "total_deductions"] as const
  ).map((name) => ytdFigures?.get(name));
  if (net === undefined || gross === undefined || taxes === undefined || deductions === undefined)
    return null;
  const beside = ytdLines(part).flatMap(({ line }) =>
    line.list === "earnings" && effectOnNet({ ...line, amount: 1 }) !== 0 ? [line] : [],
  );
  const reimbursements = ytdFigures?.get("total_reimbursements");
  if (reimbursements === undefined && beside.length > 0) return null;
  if (beside.some(({ role }) => role !== "cash")) return null;
  const extra = reimbursements === undefined ? [] : [reimbursements];
  const identity = "year-to-date gross pay − taxes − deductions + reimbursements = year-to-date net pay";
  return ytdSum(
    part,
    "ytd_totals",
    identity,
    net,
    [gross, taxes, deductions, ...extra],
    [gross.cents, -taxes.cents, -deductions.cents, ...extra.map(({ cents }) => cents)],
  );
}

function ytdLines(part: CheckPart): { line: LedgerLine; ytd: MoneyReading }[] {
  return linesOfCheck(part).flatMap(({ line, ytd }) => (ytd === null ? [] : [{ line, ytd }]));
}

function ytdSum(
  { subject }: CheckPart,
  what: string,
  identity: string,
  printed: MoneyReading,
  members: readonly MoneyReading[],
  terms: readonly Cents[],
): CheckInput {
  return {
    scope: "employee",
    what: `${what}:${subject}`,
    identity,
    expected: printed.cents,
    actual: sumMoney(terms),
    members: [],
    tokens: [printed.token, ...members.map(({ token }) => token)],
    weight: weightOf([printed.cents, ...terms]),
  };
}
