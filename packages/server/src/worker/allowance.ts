/** Work that may hold so much together, in the order in which it came. */
export interface Allowance {
  /** Begins when there is room for its weight; what is heavier than all the room begins when nothing else is held. */
  hold<T>(weight: number, work: () => Promise<T>): Promise<T>;
}

export function createAllowance(room: number): Allowance {
  const waiting: { readonly weight: number; readonly begin: () => void }[] = [];
  let held = 0;

  function beginWhatFits(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (held > 0 && held + next.weight > room) return;
      waiting.shift();
      held += next.weight;
      next.begin();
    }
  }

  return {
    async hold(weight, work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ weight, begin: resolve });
      beginWhatFits();
      await promise;
      try {
        return await work();
      } finally {
        held -= weight;
        beginWhatFits();
      }
    },
  };
}
