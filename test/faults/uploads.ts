import { readFile, readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { generateSample, Random } from "@paylift/samples";
import type { Accepted } from "./history.ts";

const SAMPLES = new URL("../../examples/samples/documents/", import.meta.url);
/** One that takes its reader a second or two, so that many a kill finds somebody at work. */
const LARGE = { layout: "adp-register-columns", seed: 1, employees: 300 };
const LONGEST_PAUSE_MS = 1_500;

/** The documents that are uploaded in turn. */
export async function documentsToUpload({ large }: { readonly large: boolean }): Promise<Uint8Array[]> {
  const names = (await readdir(SAMPLES)).filter((name) => name.endsWith(".pdf")).toSorted();
  const samples: Uint8Array[] = await Promise.all(names.map((name) => readFile(new URL(name, SAMPLES))));
  return large ? [...samples, (await generateSample(LARGE)).pdf] : samples;
}

export interface UploadOptions {
  readonly url: string;
  readonly key: string;
  readonly documents: readonly Uint8Array[];
  /** How many are accepted at least. */
  readonly least: number;
  readonly seed: number;
  /** Aborts when enough has been uploaded, once the least have been. */
  readonly enough: AbortSignal;
}

/** All uploads that were answered; one that was not is made again as another document. */
export async function uploadUntil(options: UploadOptions): Promise<Accepted[]> {
  const { url, key, documents, least, seed, enough } = options;
  const random = new Random(seed);
  const accepted: Accepted[] = [];
  for (let index = 0; accepted.length < least || !enough.aborted; index += 1) {
    const form = new FormData();
    form.set(
      "file",
      new Blob([documents[index % documents.length] as Uint8Array<ArrayBuffer>]),
      "register.pdf",
    );
    form.set("create_job", "true");
    const answer = await request(`${url}/api/v1/documents/upload/`, key, { method: "POST", body: form });
    if (answer === null) await pause(50);
    else {
      const { id, checksum, job_id: jobId } = answer as { id: string; checksum: string; job_id: string };
      accepted.push({ id, checksum, jobId });
    }
    // Mostly at once and now and then after a while: the queue is short at some moments, and long at others.
    if (accepted.length >= least) await pause(random.next() ** 3 * LONGEST_PAUSE_MS);
  }
  return accepted;
}

/** Null when no answer came, or one that says to try again later. */
export async function request(url: string, key: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, headers: { ...init.headers, "X-API-Key": key } });
    const body: unknown = await response.json();
    if (response.status === 201) return body;
    // A statement that was under way when the database died may have any end.
    if (response.status >= 500) return null;
    throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  } catch (error) {
    // What fetch throws where there is no answer.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
