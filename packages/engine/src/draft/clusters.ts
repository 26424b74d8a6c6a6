/** Things that share an edge. */
export interface Cluster<T> {
  /** The edge that they share, in points: the middle one of theirs. */
  edge: number;
  members: T[];
}

const SAME_EDGE_PT = 2.5;

/** Things whose edges are equal but for rounding, from left to right; clusters of less than `least` are left out. */
export function clustersOf<T>(
  things: readonly T[],
  edgeOf: (thing: T) => number,
  least: number,
): Cluster<T>[] {
  const clusters: T[][] = [];
  for (const thing of [...things].sort((a, b) => edgeOf(a) - edgeOf(b))) {
    const last = clusters.at(-1);
    if (last !== undefined && edgeOf(thing) - edgeOf(last.at(-1)!) <= SAME_EDGE_PT) last.push(thing);
    else clusters.push([thing]);
  }
  return clusters
    .filter((members) => members.length >= least)
    .map((members) => ({ edge: edgeOf(members[members.length >> 1]!), members }));
}
