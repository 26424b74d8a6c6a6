/** What stands behind a result; the service describes these parts as plain JSON. */

/** Points (1/72 inch) from the top left of the page as it is displayed. */
export interface Box {
  readonly x0: number;
  readonly top: number;
  readonly x1: number;
  readonly bottom: number;
}

/** Something printed: page from 1, box, text. */
export interface Printed {
  readonly page: number;
  readonly box: Box;
  readonly text: string;
}

export interface PageSize {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: string;
  readonly unclaimed: number;
}

export interface Evidence {
  /** By field path. */
  readonly evidence: Readonly<Record<string, readonly Printed[]>>;
  readonly unclaimed: readonly Printed[];
  readonly pages: readonly PageSize[];
}

/** A sum that the document's figures should satisfy; amounts are JSON money. */
export interface Check {
  readonly id: string;
  readonly scope: string;
  readonly identity: string;
  readonly expected: number | null;
  readonly actual: number | null;
  readonly difference: number | null;
  /** Null where it could not be made. */
  readonly passed: boolean | null;
  /** Field paths that take part. */
  readonly members: readonly string[];
}
