/** Work of which less is done says nothing about the rest. */
const LEAST_DONE = 0.02;
const LEAST_ELAPSED_MS = 3000;

/** How long the rest will take if it goes on as before: `about 3 min left`; `` where that cannot be told yet. */
export function timeLeft(elapsedMs: number, done: number): string {
  if (elapsedMs < LEAST_ELAPSED_MS || done < LEAST_DONE || done >= 1) return "";
  const seconds = ((elapsedMs / done) * (1 - done)) / 1000;
  if (seconds < 60) return `about ${Math.max(Math.ceil(seconds / 5) * 5, 5)} s left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `about ${minutes} min left`;
  return `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
