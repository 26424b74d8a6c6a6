/** An affine map (a b c d e f): x' = a·x + c·y + e, y' = b·x + d·y + f, as PDF writes it (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function compose(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = [inner[0]!, inner[1]!, inner[2]!, inner[3]!, inner[4]!, inner[5]!];
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
