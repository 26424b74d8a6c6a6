import { nameKey } from "@paylift/canonical";
import { buildLedger } from "../canonicalise/build-ledger.ts";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import { interpret } from "../interpret/interpret.ts";
import { printedDecimals } from "../layout/decimals.ts";
import { linesOf } from "../layout/lines.ts";
import { compileVariant } from "../variants/compiled-variant.ts";
import type { ProviderData, VariantData } from "../variants/variant-schema.ts";
import type { DraftSample } from "./draft-sample.ts";
import { readWithoutVariant } from "./read-without-variant.ts";

/** How what a draft reads of its samples compares with what is read without it. */
export interface Agreement {
  /** People of the samples as they are read without a variant. */
  people: number;
  missing: number;
  extra: number;
  /** People whose gross or net pay differs. */
  otherPay: number;
  /** Amounts of lines, and how many of them the draft has too, by list. */
  lists: Map<string, { all: number; same: number }>;
}

/** Reads the samples with the draft as it is, and without it. */
export function tryOut(
  samples: readonly DraftSample[],
  provider: ProviderData,
  data: VariantData,
): Agreement {
  const variant = compileVariant(provider, data);
  const agreement: Agreement = { people: 0, missing: 0, extra: 0, otherPay: 0, lists: new Map() };
  for (const sample of samples) {
    const told = data.decimals ?? "point";
    const lines = sample.pages.flatMap((page) =>
      linesOf(page, told === "either" ? printedDecimals([page]) : told),
    );
    compare(agreement, ledgerWithout(sample), buildLedger(interpret(lines, variant).reading));
  }
  return agreement;
}

function ledgerWithout(sample: DraftSample): Ledger {
  const records = [...readWithoutVariant(sample)];
  return buildLedger({ facts: new Map(), records, legend: new Map(), notPrinted: [], printedOfPeople: [] });
}

function compare(agreement: Agreement, wanted: Ledger, got: Ledger): void {
  const left = [...got.employees];
  for (const employee of wanted.employees) {
    agreement.people++;
    const at = left.findIndex((other) => keyOf(other) === keyOf(employee));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (other === undefined) agreement.missing++;
    else if (other.gross?.cents !== employee.gross?.cents || other.net?.cents !== employee.net?.cents)
      agreement.otherPay++;
    compareLines(agreement, employee, other);
  }
  agreement.extra += left.length;
}

function keyOf({ name }: LedgerEmployee): string {
  return nameKey(name.text);
}

function compareLines({ lists }: Agreement, wanted: LedgerEmployee, got: LedgerEmployee | undefined): void {
  const left = (got?.lines ?? []).map(({ list, amount }) => `${list} ${amount}`);
  for (const { list, amount } of wanted.lines) {
    const counts = lists.get(list) ?? { all: 0, same: 0 };
    lists.set(list, counts);
    counts.all++;
    const at = left.indexOf(`${list} ${amount}`);
    if (at < 0) continue;
    counts.same++;
    left.splice(at, 1);
  }
}

/** The share of people and of their lines that the draft reads as they are read without it, from 0 to 1. */
export function shareOf({ people, missing, extra, otherPay, lists }: Agreement): number {
  const counts = [...lists.values()];
  const all = 2 * people + extra + counts.reduce((sum, count) => sum + count.all, 0);
  const same = 2 * (people - missing) - otherPay + counts.reduce((sum, count) => sum + count.same, 0);
  return all === 0 ? 1 : same / all;
}

/** What the draft reads otherwise than it is read without it, and where to look. */
export function differencesOf({ people, missing, extra, otherPay, lists }: Agreement): string[] {
  const hints: string[] = [];
  if (missing > 0)
    hints.push(
      `As it is, the draft finds ${people - missing} of ${people} people: see that a row of kind employee matches each name.`,
    );
  if (extra > 0)
    hints.push(
      `As it is, the draft takes ${extra} other ${extra === 1 ? "line" : "lines"} for people: see what else the employee row matches.`,
    );
  if (otherPay > 0)
    hints.push(
      `As it is, gross or net pay of ${otherPay} of ${people} people is not read, or differs: see the columns and labels of role figure.`,
    );
  for (const [list, { all, same }] of lists)
    if (same < all)
      hints.push(
        `As it is, the draft reads ${same} of ${all} ${list.replaceAll("_", " ")}: see the section of their lane, and where its numbers end.`,
      );
  return hints;
}
