import { classifyEarning, normalizeInEnglish } from "@paylift/canonical";
import type { PlacedEntry } from "../grammars/record-draft.ts";
import { attributesOf } from "../people/attributes.ts";
import { multiplies } from "../identities/products.ts";
import type { Span } from "../page-graph/span.ts";
import type { Kind } from "../votes/roles.ts";

/** An earning with what is known of it. */
interface Paid {
  label: readonly Span[];
  values: Map<Kind, PlacedEntry>;
}

/** Hours or a rate below a heading that says so and not of which earning: `Hours`, `Pay Rate`. */
export interface LooseCount {
  kind: "hours" | "rate";
  entry: PlacedEntry;
  /** The amount that it stands beside in all records; null where its place tells nothing. */
  amount: PlacedEntry | null;
}

const BARE =
  /^(?:(?:pay|hourly|base|std|standard|current|curr|total|worked|paid|hours?|hrs?|hr|units?|qty|rate|of) ?)+$/;

/** Whether a heading counts something and names nothing but who it is of: `Rate`, `Number / Rate`. */
export function isBareCount(label: readonly Span[]): boolean {
  const text = label.map((span) => span.text).join(" ");
  if (BARE.test(normalizeInEnglish(text))) return true;
  const parts = text.split(" / ");
  return parts.some((part) => BARE.test(normalizeInEnglish(part))) && attributesOf(text).length > 0;
}

/**
 * Gives hours and rates to the earning that they are of: the one whose amount they stand beside, or that they multiply to; else
 * regular pay, where the others have hours of their own or there are none. Hours beside several earnings without any are the hours
 * in all, and of none.
 */
export function giveCounts(earnings: readonly Paid[], counts: readonly LooseCount[]): void {
  const paid = earnings.filter(({ values }) => values.has("amount"));
  const open = counts.filter((count) => {
    const beside = paid.filter(({ values }) => !values.has(count.kind) && isBeside(values, count));
    if (beside.length === 1) beside[0]!.values.set(count.kind, count.entry);
    return beside.length !== 1;
  });
  const find = (wanted: LooseCount["kind"]): LooseCount | undefined =>
    open.find(({ kind }) => kind === wanted);
  const [hours, rate] = [find("hours"), find("rate")];
  if (hours !== undefined && rate !== undefined) {
    const proved = paid.find(
      ({ values }) =>
        multiplies(hours.entry.figure, rate.entry.figure, values.get("amount")!.figure) && isOpen(values),
    );
    if (proved !== undefined) {
      proved.values.set("hours", hours.entry).set("rate", rate.entry);
      return;
    }
  }
  const regular = paid.filter(({ label }) => isRegular(label));
  if (hours !== undefined) {
    const isTold = others(paid, "hours").length < paid.length;
    const home =
      paid.length === 1 ? others(paid, "hours")[0] : isTold ? others(regular, "hours")[0] : undefined;
    home?.values.set("hours", hours.entry);
  }
  if (rate !== undefined) {
    const home = paid.find(
      ({ values }) =>
        !values.has("rate") &&
        values.has("hours") &&
        multiplies(values.get("hours")!.figure, rate.entry.figure, values.get("amount")!.figure),
    );
    (home ?? (regular.length === 1 ? others(regular, "rate")[0] : undefined))?.values.set("rate", rate.entry);
  }
}

/** Whether a count stands beside the amount of an earning: in its column of all records, or behind the label of its line. */
function isBeside(values: Paid["values"], { entry, amount }: LooseCount): boolean {
  const own = values.get("amount")!;
  if (own === amount) return true;
  return own.labelled && own.figure.row === entry.figure.row && own.left!.x1 <= entry.figure.x0;
}

function others(paid: readonly Paid[], kind: Kind): Paid[] {
  return paid.filter(({ values }) => !values.has(kind));
}

function isOpen(values: ReadonlyMap<Kind, PlacedEntry>): boolean {
  return !values.has("hours") && !values.has("rate");
}

function isRegular(label: readonly Span[]): boolean {
  return classifyEarning(label.map(({ text }) => text).join(" ")).type === "regular";
}
