/** One hostile document: how it is made, and whether it is quick enough to be tried on every change. */
export interface HostileKind {
  make: () => Buffer | Promise<Buffer>;
  /** True for those that cost the engine seconds: they run with `npm run hostile` only. */
  slow?: true;
}

/** Kinds by name. The name says what is wrong with the document. */
export type HostileKinds = Readonly<Record<string, HostileKind>>;
