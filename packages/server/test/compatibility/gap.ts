/** A way in which a client of the released interface may fail. */
export interface Gap {
  /** The field, from the value's root; empty for the value itself. */
  readonly path: string;
  readonly what: string;
}
