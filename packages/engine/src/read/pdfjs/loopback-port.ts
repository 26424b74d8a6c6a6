/** The part of `MessagePort` that pdfjs-dist uses. */
type Listener = (event: { data: unknown }) => void;

interface StreamChunk {
  fnArray?: unknown[];
  argsArray?: unknown[];
}

interface StreamMessage {
  chunk?: StreamChunk;
}

/**
 * pdfjs-dist in one thread still sends every message through `structuredClone`, which costs more than a tenth of
 * reading a text page. Both sides live in this thread, so the message itself is handed over. Only the arrays of an
 * operator list chunk are copied, because the sender empties them after sending.
 */
export class LoopbackPort {
  #listeners: Listener[] = [];
  #other: LoopbackPort | null = null;

  static pair(): [LoopbackPort, LoopbackPort] {
    const a = new LoopbackPort();
    const b = new LoopbackPort();
    a.#other = b;
    b.#other = a;
    return [a, b];
  }

  postMessage(message: StreamMessage): void {
    const other = this.#other;
    if (other === null) return;
    const { chunk } = message;
    const data =
      chunk?.fnArray && chunk.argsArray
        ? {
            ...message,
            chunk: { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray.slice() },
          }
        : message;
    queueMicrotask(() => {
      for (const listener of other.#listeners) listener({ data });
    });
  }

  addEventListener(name: string, listener: Listener): void {
    if (name === "message") this.#listeners.push(listener);
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((known) => known !== listener);
  }

  terminate(): void {
    this.#listeners = [];
    this.#other = null;
  }
}
