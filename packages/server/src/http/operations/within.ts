/** What a promise gives within some time; rejects when it takes longer. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener("abort", () => reject(new Error("there was no answer in time")));
  });
  return Promise.race([work, late]);
}
