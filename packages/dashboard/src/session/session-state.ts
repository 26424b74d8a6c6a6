/** What the page knows of its session beside the session itself. The token lives in memory alone. */
export interface SessionState {
  readonly csrfToken: string | null;
  /** The service has said that the session is over while the page was in use. */
  readonly expired: boolean;
}

let state: SessionState = { csrfToken: null, expired: false };
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginSession(csrfToken: string): void {
  change({ csrfToken, expired: false });
}

export function endSession(): void {
  change({ csrfToken: null, expired: false });
}

/** Called for every 401: only a page that had a session has lost one. */
export function noteUnauthenticated(): void {
  if (state.csrfToken !== null) change({ ...state, expired: true });
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
