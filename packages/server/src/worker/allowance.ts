/** Work that may hold so much together. */
export interface Allowance {
  /**
   * Begins when there is room for its weight; what is heavier than all the room begins when nothing else is held. Of those
   * that wait the group that holds least is next. A group that holds nothing, or little, has half as much room besides.
   */
  hold<T>(weight: number, group: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly weight: number;
  readonly group: string;
  readonly begin: () => void;
}

const ROOM_BESIDES = 0.5;

export function createAllowance(room: number): Allowance {
  const waiting = new Set<Waiting>();
  const heldOf = new Map<string, { weight: number; count: number }>();
  let held = 0;

  const weightOf = (group: string): number => heldOf.get(group)?.weight ?? 0;

  function next(): Waiting | null {
    let least: Waiting | null = null;
    for (const one of waiting) if (least === null || weightOf(one.group) < weightOf(least.group)) least = one;
    return least;
  }

  function fits({ weight, group }: Waiting): boolean {
    const besides = ROOM_BESIDES * room;
    const isSmall = !heldOf.has(group) || weightOf(group) + weight <= besides;
    const all = isSmall ? room + besides : room;
    return held === 0 || held + weight <= all;
  }

  function take({ weight, group }: Waiting): void {
    const { weight: before, count } = heldOf.get(group) ?? { weight: 0, count: 0 };
    heldOf.set(group, { weight: before + weight, count: count + 1 });
    held += weight;
  }

  function letGo({ weight, group }: Waiting): void {
    const { weight: before, count } = heldOf.get(group)!;
    if (count === 1) heldOf.delete(group);
    else heldOf.set(group, { weight: before - weight, count: count - 1 });
    held -= weight;
  }

  function beginWhatFits(): void {
    for (let one = next(); one !== null && fits(one); one = next()) {
      waiting.delete(one);
      take(one);
      one.begin();
    }
  }

  return {
    async hold(weight, group, work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { weight, group, begin: resolve };
      waiting.add(one);
      beginWhatFits();
      await promise;
      try {
        return await work();
      } finally {
        letGo(one);
        beginWhatFits();
      }
    },
  };
}
