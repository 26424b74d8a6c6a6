/** Waits so many milliseconds, or rejects with the signal's reason. Without modules of Node.js, for browsers too. */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const abort = (): void => reject(signal?.reason as Error);
  if (signal?.aborted === true) abort();
  signal?.addEventListener("abort", abort, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  });
}
