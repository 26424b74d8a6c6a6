/** Notices that nobody answers any more, however long what they do may take in all. */
export interface Silence {
  /** Aborts when the other side has been waited for too long. */
  readonly signal: AbortSignal;
  /** From now on the other side is waited for. */
  begin(): void;
  /** Something came, or whoever reads is not ready for more. */
  end(): void;
}

export function silence(patienceMs: number): Silence {
  const given = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: given.signal,
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => given.abort(), patienceMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** What is received, while its sender does not fall silent. */
export async function* receiving<Chunk>(
  source: AsyncIterable<Chunk>,
  { begin, end }: Silence,
): AsyncGenerator<Chunk> {
  try {
    begin();
    for await (const chunk of source) {
      end();
      yield chunk;
      begin();
    }
  } finally {
    end();
  }
}

/** What is sent, while its receiver goes on taking it; the answer is still to come when all is sent. */
export async function* sending<Chunk>(
  source: AsyncIterable<Chunk>,
  { begin, end }: Silence,
): AsyncGenerator<Chunk> {
  for await (const chunk of source) {
    begin();
    yield chunk;
    end();
  }
  begin();
}
