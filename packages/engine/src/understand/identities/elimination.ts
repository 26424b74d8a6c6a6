/** A prime below 2^26, so that products of two remainders stay exact. */
const PRIME = 67_108_859;
const MOST_COLUMNS = 40;

/** How a figure of every record is made of others: for each column 1, 0 or -1. */
export type Coefficients = readonly (-1 | 0 | 1)[];

/**
 * Finds the columns that add up to a target in all records, by exact elimination: columns that come first are taken where
 * several would do. Null where no such sum holds, or where it takes parts of columns, or more columns than records tell.
 */
export function sumOf(columns: readonly Float64Array[], target: Float64Array): Coefficients | null {
  const rows = [...target.keys()].filter((row) => !Number.isNaN(target[row]!));
  if (columns.length > MOST_COLUMNS || rows.length < 2) return null;
  const system = rows.map((row) => [
    ...columns.map((column) => remainder(Number.isNaN(column[row]!) ? 0 : column[row]!)),
    remainder(target[row]!),
  ]);
  const pivots = eliminate(system, columns.length);
  // What remains has to be nothing; and as many records as columns, and some more, have to tell so.
  if (system.slice(pivots.length).some((row) => row[columns.length] !== 0)) return null;
  if (rows.length < pivots.length + LEAST_SPARE) return null;
  const found = columns.map((): -1 | 0 | 1 => 0);
  for (const [at, column] of pivots.entries()) {
    const value = system[at]![columns.length]!;
    if (value === 1) found[column] = 1;
    else if (value === PRIME - 1) found[column] = -1;
    else if (value !== 0) return null;
  }
  return found;
}

const LEAST_SPARE = 2;

/** Brings the columns of a system to a unit form, in their order; gives the columns that have a row of their own. */
function eliminate(system: number[][], width: number): number[] {
  const pivots: number[] = [];
  for (let column = 0; column < width && pivots.length < system.length; column++) {
    const at = system.findIndex((row, i) => i >= pivots.length && row[column] !== 0);
    if (at < 0) continue;
    const top = pivots.length;
    [system[top], system[at]] = [system[at]!, system[top]!];
    const pivot = system[top]!;
    const inverse = inverseOf(pivot[column]!);
    for (let i = column; i <= width; i++) pivot[i] = multiply(pivot[i]!, inverse);
    for (const row of system) {
      const factor = row[column]!;
      if (row === pivot || factor === 0) continue;
      for (let i = column; i <= width; i++) row[i] = remainder(row[i]! - multiply(factor, pivot[i]!));
    }
    pivots.push(column);
  }
  return pivots;
}

function remainder(value: number): number {
  const rest = value % PRIME;
  return rest < 0 ? rest + PRIME : rest;
}

/** Products of two such numbers stay below 2^53. */
function multiply(one: number, other: number): number {
  return (one * other) % PRIME;
}

/** By Fermat: to the power of the prime less two. */
function inverseOf(value: number): number {
  let [result, base, power] = [1, value, PRIME - 2];
  while (power > 0) {
    if (power % 2 === 1) result = multiply(result, base);
    base = multiply(base, base);
    power = Math.floor(power / 2);
  }
  return result;
}
