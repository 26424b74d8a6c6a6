import { setTimeout as pause } from "node:timers/promises";

/** Who has waited for long looks less often: hundreds that wait would else keep the service from its work. */
const LEAST_INTERVAL_MS = 20;
const INTERVALS_OF_WAIT = 10;

/** How one document went through the service. */
export interface Passage {
  /** `completed`, the code of the error, or what the upload was refused with. */
  readonly end: string;
  /** From the first byte of the upload until the job was seen to have ended. */
  readonly seconds: number;
}

/** A document that was taken, with its job. */
export interface Uploaded {
  readonly documentId: string;
  readonly jobId: string;
}

/** Uploads a document that is to be taken. */
export async function startUpload(url: string, key: string, bytes: Uint8Array): Promise<Uploaded> {
  const response = await upload(url, key, bytes);
  if (response.status !== 201) throw new Error(`an upload was answered with ${response.status}`);
  const body = (await response.json()) as { id: string; job_id: string };
  return { documentId: body.id, jobId: body.job_id };
}

/** The same where it may be refused, or the connection be ended in the middle of it: then null. */
export async function tryUpload(url: string, key: string, bytes: Uint8Array): Promise<Uploaded | null> {
  const response = await upload(url, key, bytes).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { id: string; job_id: string } | null;
  return response?.status === 201 && body !== null ? { documentId: body.id, jobId: body.job_id } : null;
}

/** Makes a webhook for the ends of all jobs; its id. */
export async function makeWebhook(url: string, key: string, receiver: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/webhooks/`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify({ url: receiver, events: ["job.completed", "job.failed"] }),
  });
  if (response.status !== 201) throw new Error(`a webhook was answered with ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

/** Deletes a webhook, and what waits to be delivered to it. */
export async function deleteWebhook(url: string, key: string, id: string): Promise<void> {
  const headers = { "X-API-Key": key };
  const { status } = await fetch(`${url}/api/v1/webhooks/${id}/`, { method: "DELETE", headers });
  if (status !== 204) throw new Error(`a webhook could not be deleted: ${status}`);
}

/** What the documents of an organization take, as the service says. */
export async function storedBytes(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/storage/`, { headers: { "X-API-Key": key } });
  return ((await answer.json()) as { stored_bytes: number }).stored_bytes;
}

/** The state of a job, or the code of its error; `not_found` where it is no longer there. */
export async function whatBecameOf(url: string, key: string, { jobId }: Uploaded): Promise<string> {
  const answer = await fetch(`${url}/api/v1/jobs/${jobId}/`, { headers: { "X-API-Key": key } });
  if (answer.status === 404) return "not_found";
  const job = (await answer.json()) as { status: string; error?: { code: string } | null };
  return job.error?.code ?? job.status;
}

/** Deletes a document, whose job is cancelled where it has not ended. */
export async function deleteDocument(
  url: string,
  key: string,
  { documentId, jobId }: Uploaded,
): Promise<void> {
  const headers = { "X-API-Key": key };
  await fetch(`${url}/api/v1/jobs/${jobId}/cancel/`, { method: "POST", headers });
  const { status } = await fetch(`${url}/api/v1/documents/${documentId}/`, { method: "DELETE", headers });
  if (status !== 204) throw new Error(`a document could not be deleted: ${status}`);
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in as if from an address; the status, `no answer`, or the code of the problem. */
export async function signIn(
  url: string,
  credentials: Credentials,
  from: string,
  signal: AbortSignal | null = null,
): Promise<string> {
  const answer = await fetch(`${url}/api/v1/session/`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(credentials),
    signal,
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { code?: string } | null | undefined;
  return answer === null ? "no answer" : (body?.code ?? String(answer.status));
}

function upload(url: string, key: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "register.pdf");
  form.set("create_job", "true");
  const headers = { "X-API-Key": key };
  return fetch(`${url}/api/v1/documents/upload/`, { method: "POST", headers, body: form });
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
  const response = await upload(url, key, bytes);
  const body = (await response.json()) as { job_id: string; code?: string };
  if (response.status !== 201) return { end: `${response.status} ${body.code}`, seconds: elapsed() };
  while (elapsed() < patienceSeconds) {
    const answer = await fetch(`${url}/api/v1/jobs/${body.job_id}/`, { headers });
    const job = (await answer.json()) as { status: string; error?: { code: string } };
    if (job.status === "completed") return { end: job.status, seconds: elapsed() };
    if (job.status === "failed") return { end: job.error?.code ?? "no code", seconds: elapsed() };
    await pause(Math.max(LEAST_INTERVAL_MS, (1_000 * elapsed()) / INTERVALS_OF_WAIT));
  }
  return { end: "stuck", seconds: elapsed() };
}

/** Another customer, who has one small document after the other read. */
export interface Neighbour {
  /** Seconds of each since the last look. */
  take(): number[];
  /** Throws where one of them did not end as it should. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 300;
const PATIENCE_SECONDS = 120;

/** Sends one at an interval, however long those before take. */
export function startNeighbour(url: string, key: string, document: Uint8Array): Neighbour {
  let seconds: number[] = [];
  const ends = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const send = async (): Promise<void> => {
    const passage = await pass(url, key, document, PATIENCE_SECONDS).catch(() => null);
    if (passage?.end === "completed") seconds.push(passage.seconds);
    else ends.set(passage?.end ?? "no answer", (ends.get(passage?.end ?? "no answer") ?? 0) + 1);
  };
  const timer = setInterval(() => {
    const task = send().finally(() => running.delete(task));
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
      if (ends.size > 0) throw new Error(`good documents ended with ${[...ends].join("; ")}`);
    },
  };
}
