/** What a contender makes of one document. */
export interface Reading {
  pages: number;
  /** The extraction result; null for contenders that give bare text. */
  answer: { canonical_output: { employees: readonly unknown[] } } | null;
  /** Why the document was not read; null where it was. */
  failure: string | null;
}

/** A contender inside its own process. */
export interface Reader {
  /** Documents worth handing over at a time. */
  inFlight: number;
  read(path: string): Promise<Reading>;
  close(): Promise<void>;
}
