import { useCallback, useMemo, useState } from "react";

/** Things of a list that are chosen together, by their names. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  /** Chooses these, or no longer. */
  choose(names: readonly string[], isChosen: boolean): void;
  clear(): void;
}

/** A selection over several pages of a list. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const choose = useCallback((names: readonly string[], isChosen: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const name of names)
        if (isChosen) after.add(name);
        else after.delete(name);
      return after;
    });
  }, []);
  const clear = useCallback(() => setSelected(new Set()), []);
  return useMemo(() => ({ selected, choose, clear }), [selected, choose, clear]);
}
