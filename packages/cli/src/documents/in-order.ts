/** `running`: most items worked on at once. `ahead`: most items started whose result nobody has taken yet. */
export interface Limits {
  running: number;
  ahead: number;
}

/**
 * Works on several items at once and yields the results in the order of the items.
 * When work fails or the caller stops early, nothing more is started, and what is under way is waited for.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  limits: Limits,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, void> {
  const started: Promise<Result>[] = [];
  const remaining = items.values();
  let running = 0;
  let stopped = false;

  const run = async (item: Item): Promise<Result> => {
    running += 1;
    try {
      return await work(item);
    } catch (error) {
      stopped = true;
      throw error;
    } finally {
      running -= 1;
      startMore();
    }
  };
  const startMore = (): void => {
    while (!stopped && running < limits.running && started.length < limits.ahead) {
      const { done, value } = remaining.next();
      if (done) return;
      const result = run(value);
      // Marked as handled: a failure is met when its turn comes, or by allSettled below.
      result.catch(() => undefined);
      started.push(result);
    }
  };

  try {
    startMore();
    for (let first = started[0]; first !== undefined; first = started[0]) {
      const result = await first;
      started.shift();
      startMore();
      yield result;
    }
  } finally {
    stopped = true;
    await Promise.allSettled(started);
  }
}
