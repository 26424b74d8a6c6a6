import { useEffect, useState, useSyncExternalStore } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ApiError } from "../api/problem.ts";
import { knownPassword, rememberPassword } from "../documents/known-passwords.ts";
import { noteUnauthenticated, sessionState, subscribe } from "../session/session-state.ts";
import { openPdf } from "./pdfjs.ts";

/** An encrypted document that waits for its password. */
export interface PasswordRequest {
  /** Whether one was tried, and did not open it. */
  readonly wasWrong: boolean;
  answer(password: string): void;
}

/** A document of the service, opened for drawing; null until it is. */
export function usePdf(documentId: string) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [locked, setLocked] = useState<PasswordRequest | null>(null);
  const [attempt, setAttempt] = useState(1);
  const csrfToken = useSyncExternalStore(subscribe, () => sessionState().csrfToken);
  useEffect(() => {
    let current = true;
    const pdf = openPdf(
      `/api/v1/documents/${documentId}/content/`,
      knownPassword(documentId),
      (wasWrong, open) => {
        if (!current) return;
        setLocked({
          wasWrong,
          answer(password) {
            rememberPassword(documentId, password);
            setLocked(null);
            open(password);
          },
        });
      },
    );
    pdf.document.then(
      (opened) => current && setDocument(opened),
      (error: { status?: number }) => {
        if (!current) return;
        if (error.status === 401) noteUnauthenticated();
        setFailure(new ApiError(error.status ?? 0, null));
      },
    );
    return () => {
      current = false;
      setDocument(null);
      setLocked(null);
      pdf.close();
    };
  }, [documentId, attempt]);
  function retry(): void {
    setFailure(null);
    setAttempt((attempts) => attempts + 1);
  }
  // What failed for want of a session is there again with the next one.
  useEffect(() => {
    if (failure?.status === 401) retry();
  }, [csrfToken]);
  return { document, failure, locked, retry };
}
