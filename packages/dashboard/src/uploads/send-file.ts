import { ApiError, type Problem } from "../api/problem.ts";
import type { components } from "@paylift/client";
import { noteUnauthenticated, sessionState } from "../session/session-state.ts";

export type UploadedDocument = components["schemas"]["UploadedDocument"];

/**
 * Uploads a document and has it read, with a password where it is encrypted. Calls back with the share that is sent, 0 to 1: `fetch` cannot tell it.
 * @throws ApiError.
 */
export async function sendFile(
  file: File,
  onProgress: (share: number) => void,
  password = "",
): Promise<UploadedDocument> {
  const door = await doorOf(file);
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append("create_job", "true");
    if (password !== "") form.append("password", password);
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", door);
    request.responseType = "json";
    request.setRequestHeader("X-CSRF-Token", sessionState().csrfToken ?? "");
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("error", () => reject(new ApiError(0, null)));
    request.addEventListener("load", () => {
      if (request.status === 201) return resolve(request.response as UploadedDocument);
      if (request.status === 401) noteUnauthenticated();
      reject(new ApiError(request.status, request.response as Problem | null));
    });
    request.send(form);
  });
}

/** A PDF may begin with a few lines of something else. */
const HEADER_WITHIN = 1_024;

/** Where a file is uploaded: what is no PDF, and is not called one, is taken for a spreadsheet, and refused there where it is none. */
async function doorOf(file: File): Promise<string> {
  const isPdf = /\.pdf$/i.test(file.name) || (await file.slice(0, HEADER_WITHIN).text()).includes("%PDF-");
  return isPdf ? "/api/v1/documents/upload/" : "/api/v1/spreadsheets/upload/";
}

/** `sha256:…` of a file; null where the browser has no digest, as on pages without HTTPS. */
export async function checksumOf(file: File): Promise<string | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
