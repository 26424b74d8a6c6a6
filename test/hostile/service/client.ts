import { setTimeout as pause } from "node:timers/promises";

const LOOK_INTERVAL_MS = 20;

/** How one document went through the service. */
export interface Passage {
  /** `completed`, the code of the error, or what the upload was refused with. */
  readonly end: string;
  /** From the first byte of the upload until the job was seen to have ended. */
  readonly seconds: number;
}

/** Uploads a document and waits for the end of its job; gives up on it after so long. */
export async function pass(
  url: string,
  key: string,
  bytes: Uint8Array,
  patienceSeconds: number,
): Promise<Passage> {
  const startedMs = performance.now();
  const elapsed = (): number => (performance.now() - startedMs) / 1_000;
  const headers = { "X-API-Key": key };
  const form = new FormData();
  form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "register.pdf");
  form.set("create_job", "true");
  const response = await fetch(`${url}/api/v1/documents/upload/`, { method: "POST", headers, body: form });
  const body = (await response.json()) as { job_id: string; code?: string };
  if (response.status !== 201) return { end: `${response.status} ${body.code}`, seconds: elapsed() };
  while (elapsed() < patienceSeconds) {
    const answer = await fetch(`${url}/api/v1/jobs/${body.job_id}/`, { headers });
    const job = (await answer.json()) as { status: string; error?: { code: string } };
    if (job.status === "completed") return { end: job.status, seconds: elapsed() };
    if (job.status === "failed") return { end: job.error?.code ?? "no code", seconds: elapsed() };
    await pause(LOOK_INTERVAL_MS);
  }
  return { end: "stuck", seconds: elapsed() };
}

/** Another customer, who has one small document after the other read. */
export interface Neighbour {
  /** Seconds of each since the last look. */
  take(): number[];
  stop(): Promise<void>;
}

const INTERVAL_MS = 300;
const PATIENCE_SECONDS = 120;

/** Sends one at an interval, however long those before take. */
export function startNeighbour(url: string, key: string, document: Uint8Array): Neighbour {
  let seconds: number[] = [];
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const task = pass(url, key, document, PATIENCE_SECONDS)
      .then((passage) => {
        if (passage.end !== "completed") throw new Error(`a good document ended with ${passage.end}`);
        seconds.push(passage.seconds);
      })
      .finally(() => running.delete(task));
    running.add(task);
  }, INTERVAL_MS);
  return {
    take() {
      const taken = seconds;
      seconds = [];
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
