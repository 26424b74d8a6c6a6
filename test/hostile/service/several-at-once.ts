const AT_ONCE = 4;

/** Does the same work in several strands. */
export async function severalAtOnce(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
