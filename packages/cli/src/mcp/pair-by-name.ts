/** File names of two documents that belong together. */
export interface Pair {
  readonly source: string;
  readonly target: string;
}

export interface Pairs {
  readonly pairs: Pair[];
  readonly only_in_source: string[];
  readonly only_in_target: string[];
  /** Of a name that several files of one folder have, none is told from the others. */
  readonly several_of_one_name: string[];
}

/** Files of two folders that have the same name, whatever their endings. Two single files are a pair under any names. */
export function pairByName(source: readonly string[], target: readonly string[]): Pairs {
  const [one, other] = [source[0], target[0]];
  if (source.length === 1 && target.length === 1 && one !== undefined && other !== undefined)
    return {
      pairs: [{ source: one, target: other }],
      only_in_source: [],
      only_in_target: [],
      several_of_one_name: [],
    };
  const [sources, targets] = [byStem(source), byStem(target)];
  const isSeveral = (stem: string): boolean =>
    (sources.get(stem)?.length ?? 0) > 1 || (targets.get(stem)?.length ?? 0) > 1;
  const pairs = [...sources].flatMap(([stem, [source]]) => {
    const target = targets.get(stem)?.[0];
    return source === undefined || target === undefined || isSeveral(stem) ? [] : [{ source, target }];
  });
  const only = (files: readonly string[], others: Map<string, string[]>): string[] =>
    files.filter((file) => !others.has(stemOf(file)) && !isSeveral(stemOf(file)));
  return {
    pairs,
    only_in_source: only(source, targets),
    only_in_target: only(target, sources),
    several_of_one_name: [...source, ...target].filter((file) => isSeveral(stemOf(file))),
  };
}

function byStem(files: readonly string[]): Map<string, string[]> {
  return Map.groupBy(files, stemOf) as Map<string, string[]>;
}

function stemOf(file: string): string {
  return file.replace(/\.[^.]+$/, "").toLowerCase();
}
