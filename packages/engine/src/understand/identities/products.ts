import { centsOf, type Figure } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Column, Table } from "../grammars/tables.ts";
import { isOff } from "../switched-off.ts";
import type { Kind } from "../votes/roles.ts";

/** Columns of which rows show that one is hours, one their rate and one what comes to. */
export interface Product {
  hours: Column;
  rate: Column;
  amount: Column;
  /** Rows that multiply: the numbers of hours, rate and amount. */
  rows: readonly (readonly [Span, Span, Span])[];
  /** The forms of the numbers tell hours from rates; a product alone does not. */
  told: boolean;
}

const REACH = 3;
const SHARE = 0.6;
/** So many rows are no chance, though others of a folded record do not multiply. */
const MANY = 4;
const ROUNDING = 1;
const CLEAR = 0.25;
const HINT = 2;
/** One row proves it where no number is small and plain. */
const LEAST_OF_ONE = 1000;

/** Finds triples of near columns whose rows multiply; each column takes part once. */
export function productsOf({ columns, regions }: Table): Product[] {
  if (isOff("identities")) return [];
  const rows = regions.flatMap((region) =>
    region.rows.map(({ spans }) => spans.filter(({ figure }) => figure !== null)),
  );
  const columnOf = new Map(columns.flatMap((column) => column.spans.map((span) => [span, column] as const)));
  const found = new Map<
    string,
    {
      triple: [Column, Column, Column];
      held: [Span, Span, Span][];
      tried: number;
      sure: boolean;
    }
  >();
  for (const spans of rows) {
    for (let c = 2; c < spans.length; c++) {
      for (let b = Math.max(1, c - REACH); b < c; b++) {
        for (let a = Math.max(0, b - REACH); a < b; a++) {
          const triple = [a, b, c].map((i) => columnOf.get(spans[i]!)) as [Column, Column, Column];
          if (triple.some((column) => column === undefined)) continue;
          const key = triple.map(({ index }) => index).join();
          const known = found.get(key) ?? { triple, held: [], tried: 0, sure: false };
          found.set(key, known);
          known.tried++;
          if (multiplies(spans[a]!, spans[b]!, spans[c]!)) {
            known.held.push([spans[a]!, spans[b]!, spans[c]!]);
            known.sure ||= [a, b].every((i) => Math.abs(spans[i]!.figure!.units) >= LEAST_OF_ONE);
          }
        }
      }
    }
  }
  const used = new Set<Column>();
  const products: Product[] = [];
  const likely = [...found.values()].filter(
    ({ held: { length }, tried, sure }) =>
      length >= MANY || (length >= SHARE * tried && (length >= 2 || (length === 1 && sure))),
  );
  for (const { triple, held } of likely.sort((one, other) => other.held.length - one.held.length)) {
    if (triple.some((column) => used.has(column))) continue;
    for (const column of triple) used.add(column);
    const [first, second, amount] = triple;
    const [ofFirst, ofSecond] = [0, 1].map((i) => quarters(held.map((row) => row[i]!))) as [number, number];
    const [scale, other] = [0, 1].map((i) => Math.max(...held.map((row) => row[i]!.figure!.scale)));
    const swapped = ofSecond > ofFirst || (ofSecond === ofFirst && isScaleOfRate(scale!, other!));
    products.push({
      hours: swapped ? second : first,
      rate: swapped ? first : second,
      amount,
      rows: swapped ? held.map(([one, other, product]) => [other, one, product]) : held,
      told: Math.abs(ofSecond - ofFirst) > CLEAR,
    });
  }
  return products;
}

/** What products say of their numbers, in bits. */
export function kindsOf(products: readonly Product[]): Map<Span, [Kind, number]> {
  const kinds = new Map<Span, [Kind, number]>();
  for (const { rows, told, hours: ofHours } of products) {
    const bits = 5 + Math.min(5, Math.log2(1 + rows.length));
    const either = told ? bits : HINT;
    // Salaries have hours in that column, too, and no rate.
    if (told && rows.length >= Math.max(MANY, SHARE * ofHours.spans.length))
      for (const span of ofHours.spans) kinds.set(span, ["hours", either]);
    for (const [hours, rate, amount] of rows)
      kinds.set(hours, ["hours", either]).set(rate, ["rate", either]).set(amount, ["amount", bits]);
  }
  return kinds;
}

/** Whether a number is the product of two others, to the cent. */
export function multiplies(
  { figure: one }: Span,
  { figure: other }: Span,
  { figure: product }: Span,
): boolean {
  const cents = centsOf(product!);
  if (cents === null || cents === 0 || isOne(one!) || isOne(other!)) return false;
  const exact = (one!.units * other!.units) / 10 ** (one!.scale + other!.scale - 2);
  return Math.abs(exact - cents) <= ROUNDING;
}

const SCALE_OF_HOURS = 2;

/** Whether the first of two factors has more decimals than hours have, and than the other: it is their rate, `19.2500  80.00`. */
export function isScaleOfRate(scale: number, other: number): boolean {
  return scale > Math.max(SCALE_OF_HOURS, other);
}

function isOne({ units, scale }: Figure): boolean {
  return Math.abs(units) === 10 ** scale || units === 0;
}

const MOST_HOURS = 250;

/** Whether a number is whole quarters, and no more than the hours of a period. */
export function canBeHours({ units, scale }: Figure): boolean {
  return (units * 4) % 10 ** scale === 0 && units <= MOST_HOURS * 10 ** scale;
}

/** The share of numbers that are whole quarters and no more than hours can be, as hours are; a unit is sure. */
function quarters(spans: readonly Span[]): number {
  const figures = spans.flatMap(({ figure }) => figure ?? []);
  const quarter = figures.filter((figure) => figure.hours || canBeHours(figure)).length;
  return (
    quarter / Math.max(1, figures.length) +
    (figures.some(({ hours }) => hours) ? 2 : 0) -
    (figures.some(({ currency }) => currency) ? 1 : 0)
  );
}
