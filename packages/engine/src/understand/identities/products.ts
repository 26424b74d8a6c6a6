import { centsOf, type Figure } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Column, Table } from "../grammars/tables.ts";
import type { Kind } from "../votes/roles.ts";

/** Columns of which rows show that one is hours, one their rate and one what comes to. */
export interface Product {
  hours: Column;
  rate: Column;
  amount: Column;
  rows: number;
}

const REACH = 3;
const SHARE = 0.6;
const ROUNDING = 1;
/** One row proves it where no number is small and plain. */
const LEAST_OF_ONE = 1000;

/** Finds triples of near columns whose rows multiply; each column takes part once. */
export function productsOf({ columns, regions }: Table): Product[] {
  const rows = regions.flatMap((region) =>
    region.rows.map(({ spans }) => spans.filter(({ figure }) => figure !== null)),
  );
  const columnOf = new Map(columns.flatMap((column) => column.spans.map((span) => [span, column] as const)));
  const found = new Map<
    string,
    { triple: [Column, Column, Column]; held: number; tried: number; sure: boolean }
  >();
  for (const spans of rows) {
    for (let c = 2; c < spans.length; c++) {
      for (let b = Math.max(1, c - REACH); b < c; b++) {
        for (let a = Math.max(0, b - REACH); a < b; a++) {
          const triple = [a, b, c].map((i) => columnOf.get(spans[i]!)) as [Column, Column, Column];
          if (triple.some((column) => column === undefined)) continue;
          const key = triple.map(({ index }) => index).join();
          const known = found.get(key) ?? { triple, held: 0, tried: 0, sure: false };
          found.set(key, known);
          known.tried++;
          if (multiplies(spans[a]!, spans[b]!, spans[c]!)) {
            known.held++;
            known.sure ||= [a, b].every((i) => Math.abs(spans[i]!.figure!.units) >= LEAST_OF_ONE);
          }
        }
      }
    }
  }
  const used = new Set<Column>();
  const products: Product[] = [];
  const likely = [...found.values()].filter(
    ({ held, tried, sure }) => held >= SHARE * tried && (held >= 2 || (held === 1 && sure)),
  );
  for (const { triple, held } of likely.sort((one, other) => other.held - one.held)) {
    if (triple.some((column) => used.has(column))) continue;
    for (const column of triple) used.add(column);
    const [first, second, amount] = triple;
    const swapped = quarters(second) > quarters(first);
    products.push({ hours: swapped ? second : first, rate: swapped ? first : second, amount, rows: held });
  }
  return products;
}

/** What products say of their columns, in bits. */
export function kindsOf(products: readonly Product[]): Map<Column, [Kind, number]> {
  const kinds = new Map<Column, [Kind, number]>();
  for (const { hours, rate, amount, rows } of products) {
    const bits = 5 + Math.min(5, Math.log2(1 + rows));
    kinds.set(hours, ["hours", bits]).set(rate, ["rate", bits]).set(amount, ["amount", bits]);
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

function isOne({ units, scale }: Figure): boolean {
  return Math.abs(units) === 10 ** scale || units === 0;
}

/** The share of a column's numbers that are whole quarters and no more than hours can be, as hours are; a unit is sure. */
function quarters({ spans }: Column): number {
  const figures = spans.flatMap(({ figure }) => figure ?? []);
  const quarter = figures.filter(
    ({ units, scale, hours }) => hours || ((units * 4) % 10 ** scale === 0 && units <= 250 * 10 ** scale),
  ).length;
  return (
    quarter / Math.max(1, figures.length) +
    (figures.some(({ hours }) => hours) ? 2 : 0) -
    (figures.some(({ currency }) => currency) ? 1 : 0)
  );
}
