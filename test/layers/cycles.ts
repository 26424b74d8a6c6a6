/**
 * The cycles of a graph of imports, each as the way round from its first name back to it. Of cycles that share names
 * some are reported, and at least one as long as there is any.
 */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const way: string[] = [];

  const visit = (name: string): void => {
    const start = way.indexOf(name);
    if (start >= 0) {
      cycles.push([...way.slice(start), name]);
      return;
    }
    if (finished.has(name)) return;
    way.push(name);
    for (const next of graph.get(name) ?? []) visit(next);
    way.pop();
    finished.add(name);
  };

  for (const name of graph.keys()) visit(name);
  return cycles;
}
