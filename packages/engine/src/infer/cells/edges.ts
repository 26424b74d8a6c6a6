/** Edges of one column differ by no more than this, in points: letters have white of their own, and a scan shows it. */
const SAME_PT = 2;

/**
 * Where columns begin or end. What lies within two points of a known edge is at that edge, wherever it lies: a grid would
 * part what falls on either side of one of its lines.
 */
export class Edges {
  /** By their place on a grid, whose neighbours are looked at as well. */
  readonly #known = new Map<number, number[]>();

  /** The nearest known edge; null where none is within `within` points. */
  find(x: number, within = SAME_PT): number | null {
    const reach = Math.ceil(within / SAME_PT);
    const cell = Math.floor(x / SAME_PT);
    let nearest: number | null = null;
    for (let at = cell - reach; at <= cell + reach; at++) {
      for (const edge of this.#known.get(at) ?? [])
        if (Math.abs(edge - x) <= within && (nearest === null || Math.abs(edge - x) < Math.abs(nearest - x)))
          nearest = edge;
    }
    return nearest;
  }

  /** The nearest known edge, or this as a new one. */
  take(x: number): number {
    const known = this.find(x);
    if (known !== null) return known;
    const cell = Math.floor(x / SAME_PT);
    this.#known.set(cell, [...(this.#known.get(cell) ?? []), x]);
    return x;
  }
}
