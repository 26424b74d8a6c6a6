/**
 * Shares lookups of one key: while one is under way, everybody who comes waits for the next, which begins when it ends.
 * So an answer is never older than its question, and a busy key costs a lookup for many questions instead of for each.
 */
export function oneAtATime<Value>(look: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const lookups = new Map<string, { running: Promise<Value>; next: Promise<Value> | null }>();

  function begin(key: string): Promise<Value> {
    const running = look(key);
    const lookup = { running, next: null };
    lookups.set(key, lookup);
    const forget = (): void => {
      if (lookup.next === null && lookups.get(key) === lookup) lookups.delete(key);
    };
    running.then(forget, forget);
    return running;
  }

  return (key) => {
    const lookup = lookups.get(key);
    if (lookup === undefined) return begin(key);
    const again = (): Promise<Value> => begin(key);
    lookup.next ??= lookup.running.then(again, again);
    return lookup.next;
  };
}
