/**
 * Passwords that somebody has typed for encrypted documents, by the document's id. They are here as long as the page is
 * open, so that a document that was read with one is shown with it.
 */
const known = new Map<string, string>();

export function rememberPassword(documentId: string, password: string): void {
  if (password !== "") known.set(documentId, password);
}

export function knownPassword(documentId: string): string | null {
  return known.get(documentId) ?? null;
}
