/** One piece of work at a time: groups take turns, and within a group it is in the order in which it came. */
export interface Turns {
  /** Work that has its turn or waits for it. */
  readonly length: number;
  take<T>(group: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  /** By group, in the order in which groups are served next. */
  const waiting = new Map<string, (() => void)[]>();
  let busy = false;
  let length = 0;

  function next(): void {
    const [first] = waiting;
    busy = first !== undefined;
    if (first === undefined) return;
    const [group, works] = first;
    const begin = works.shift();
    waiting.delete(group);
    // What else the group has comes behind the others.
    if (works.length > 0) waiting.set(group, works);
    begin?.();
  }

  return {
    get length() {
      return length;
    },
    async take(group, work) {
      length += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      const works = waiting.get(group) ?? [];
      works.push(resolve);
      waiting.set(group, works);
      if (!busy) next();
      await promise;
      try {
        return await work();
      } finally {
        length -= 1;
        next();
      }
    },
  };
}
