/** Which way values go: from the client, or to it. */
export type Direction = "asked" | "answered";

/** The same thing in both documents. */
export interface Pair<Thing> {
  readonly released: Thing;
  readonly current: Thing;
}

/**
 * A client goes on working when the outer schema admits all that the inner one does: of what is asked the current one all
 * that the released one did, of what is answered the released one all that the current one does.
 */
export function sidesOf(
  direction: Direction,
): readonly [inner: keyof Pair<unknown>, outer: keyof Pair<unknown>] {
  return direction === "asked" ? ["released", "current"] : ["current", "released"];
}

export function pairOf<Thing>(inner: Thing, outer: Thing, direction: Direction): Pair<Thing> {
  return direction === "asked" ? { released: inner, current: outer } : { released: outer, current: inner };
}
