/** One piece of work at a time, in the order in which they came. */
export interface Turns {
  /** Work that has its turn or waits for it. */
  readonly length: number;
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    get length() {
      return length;
    },
    take(work) {
      length += 1;
      const turn = last.then(work).finally(() => {
        length -= 1;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
