/** No vote is surer than this, in bits. */
export const MOST_BITS = 8;
/** Votes are rounded to quarters of a bit, which hides the last digits of floating point. */
const STEPS = 4;

/** What is less likely by two to the power of this has no share. */
const LEAST = -40;
/** Of the series of the exponential function: 1 / n!, the smallest first. */
const SERIES = Array.from({ length: 15 }, (_, i) => 1 / factorial(14 - i));

/** Powers of two: a quarter of a bit above and below each step, as odds. */
const BOUNDS = Array.from({ length: 2 * MOST_BITS * STEPS }, (_, i) =>
  powerOfTwo((i - MOST_BITS * STEPS) / STEPS + 1 / (2 * STEPS)),
);

/** The log-odds of a chance in bits, rounded, from -8 to 8. */
export function bitsOf(chance: number): number {
  const odds = chance / Math.max(1 - chance, Number.MIN_VALUE);
  let [low, high] = [0, BOUNDS.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if (BOUNDS[at]! <= odds) low = at + 1;
    else high = at;
  }
  return low / STEPS - MOST_BITS;
}

/** Chances that add up to one, of numbers that say how likely each is. Written in place. */
export function shares(said: Float64Array): Float64Array {
  let most = -Infinity;
  for (const value of said) most = Math.max(most, value);
  let sum = 0;
  for (let i = 0; i < said.length; i++) sum += said[i] = powerOfTwo((said[i]! - most) * Math.LOG2E);
  for (let i = 0; i < said.length; i++) said[i]! /= sum;
  return said;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** As `2 ** x`, which machines may round in ways of their own. */
function powerOfTwo(x: number): number {
  if (x < LEAST) return 0;
  const whole = Math.round(x);
  const rest = (x - whole) * Math.LN2;
  let sum = 0;
  for (const factor of SERIES) sum = sum * rest + factor;
  for (let i = 0; i < whole; i++) sum *= 2;
  for (let i = 0; i > whole; i--) sum /= 2;
  return sum;
}

/** The chance of so many bits. */
export function chanceOf(bits: number): number {
  return 1 / (1 + powerOfTwo(-bits));
}
