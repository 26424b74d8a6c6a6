import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { generateSample, LAYOUTS } from "@paylift/samples";
import type { Accepted } from "../faults/history.ts";

/** Different documents of a page or two. */
export async function newDocuments(count: number): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (let seed = 0; documents.length < count; seed += 1) {
    const { name: layout } = LAYOUTS[seed % LAYOUTS.length] as (typeof LAYOUTS)[number];
    documents.push((await generateSample({ layout, seed, employees: 2 })).pdf);
  }
  return documents;
}

/** How uploads went. */
export interface Uploads {
  readonly accepted: Accepted[];
  /** Of those that were answered, in milliseconds. */
  readonly latenciesMs: number[];
  /** Tries that no node answered, or that one answered with 5xx; each was made again at another node. */
  unanswered: number;
  /** Answers whose checksum is not that of what was sent. */
  wrong: number;
}

/** Uploads every document once, by so many clients at once; a client that gets no answer asks the next node. */
export async function uploadAll(
  nodes: readonly string[],
  key: string,
  documents: readonly Uint8Array[],
  clients: number,
): Promise<Uploads> {
  const uploads: Uploads = { accepted: [], latenciesMs: [], unanswered: 0, wrong: 0 };
  let next = 0;

  async function upload(bytes: Uint8Array): Promise<void> {
    for (let attempt = next; ; attempt += 1) {
      const startedMs = performance.now();
      const answer = await post(nodes[attempt % nodes.length] ?? "", key, bytes);
      if (answer === null) {
        uploads.unanswered += 1;
        await pause(20);
        continue;
      }
      uploads.latenciesMs.push(performance.now() - startedMs);
      if (answer.checksum !== `sha256:${createHash("sha256").update(bytes).digest("hex")}`)
        uploads.wrong += 1;
      uploads.accepted.push(answer);
      return;
    }
  }

  const client = async (): Promise<void> => {
    while (next < documents.length) await upload(documents[next++] as Uint8Array);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return uploads;
}

async function post(node: string, key: string, bytes: Uint8Array): Promise<Accepted | null> {
  const form = new FormData();
  form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "register.pdf");
  form.set("create_job", "true");
  try {
    const init = { method: "POST", headers: { "X-API-Key": key }, body: form };
    const response = await fetch(`${node}/api/v1/documents/upload/`, init);
    const body = (await response.json()) as { id: string; checksum: string; job_id: string };
    if (response.status >= 500) return null;
    if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    return { id: body.id, checksum: body.checksum, jobId: body.job_id };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
