// A thread that uploads one document over and over, several at a time, however often it is refused.
import { parentPort, workerData } from "node:worker_threads";
import { severalAtOnce } from "./several-at-once.ts";
import { tryUpload, type Uploaded } from "./client.ts";

export interface UploadOrder {
  readonly url: string;
  readonly key: string;
  readonly document: Uint8Array;
  readonly seconds: number;
}

export interface UploadReport {
  readonly uploaded: readonly Uploaded[];
  readonly refused: number;
}

const { url, key, document, seconds } = workerData as UploadOrder;
const endMs = performance.now() + 1_000 * seconds;
const uploaded: Uploaded[] = [];
let refused = 0;
await severalAtOnce(async () => {
  while (performance.now() < endMs) {
    const one = await tryUpload(url, key, document);
    if (one === null) refused++;
    else uploaded.push(one);
  }
});
parentPort?.postMessage({ uploaded, refused } satisfies UploadReport);
