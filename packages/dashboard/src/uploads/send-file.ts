import { ApiError, type Problem } from "../api/problem.ts";
import type { components } from "../api/schema.ts";
import { noteUnauthenticated, sessionState } from "../session/session-state.ts";

export type UploadedDocument = components["schemas"]["UploadedDocument"];

/**
 * Uploads a document and has it read, with a password where it is encrypted. Calls back with the share that is sent, 0 to 1: `fetch` cannot tell it.
 * @throws ApiError.
 */
export function sendFile(
  file: File,
  onProgress: (share: number) => void,
  password = "",
): Promise<UploadedDocument> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append("create_job", "true");
    if (password !== "") form.append("password", password);
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", "/api/v1/documents/upload/");
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

/** `sha256:…` of a file; null where the browser has no digest, as on pages without HTTPS. */
export async function checksumOf(file: File): Promise<string | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
