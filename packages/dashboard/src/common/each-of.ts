/** Requests at once. */
const AT_ONCE = 4;

/** Does something with each of a list, a few at a time, and gives what failed. One failure stops none of the others. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const waiting = [...items];
  const failures: unknown[] = [];
  async function proceed(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, proceed));
  return failures;
}
