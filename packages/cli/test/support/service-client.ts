import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DOCUMENTS, sampleDocuments } from "./sample-documents.ts";

/** The bytes of a document. */
const SAMPLE = readFileSync(join(DOCUMENTS, sampleDocuments()[0] as string));

/** Looks ten times a second; rejects after a minute. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (await condition()) return;
    await pause(100);
  }
  throw new Error("waited for a minute");
}

/** A request to the service. */
export async function api(url: string, key: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}/api/v1${path}`, { ...init, headers: { "X-API-Key": key } });
  const body = response.status === 204 ? null : await response.json();
  return { status: response.status, body };
}

/** The form that uploads a sample and has it read. */
export function uploadForm(): FormData {
  const data = new FormData();
  data.set("file", new Blob([SAMPLE], { type: "application/pdf" }), "register.pdf");
  data.set("create_job", "true");
  return data;
}
