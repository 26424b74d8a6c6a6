import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Whether this thread holds more than so many bytes, in its heap and outside, that are still in use. What is dead is
 * collected first where it matters: V8 lets it lie while there is room, and ending a thread for it costs the next document
 * far more than collecting, as all of its code is compiled anew.
 */
export function holdsMoreThan(bytes: number): boolean {
  if (bytesHeld() <= bytes) return false;
  collectGarbage();
  return bytesHeld() > bytes;
}

function bytesHeld(): number {
  // Not of the process, which asks the system for the size of the whole: on a document of one page that is to be seen.
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

let collect = (globalThis as { gc?: () => void }).gc;

/** V8 gives its collector to programs that are started with a flag, or to a context that is made while the flag is set. */
function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
    setFlagsFromString("--no-expose-gc");
  }
  collect();
}
