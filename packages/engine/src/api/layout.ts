/** A format variant with its provider, as data: content of `provider.json` and of the variant's own file. */
export interface LayoutData {
  provider: { slug: string; name: string; description: string };
  variant: { slug: string; name: string; version: string } & Record<string, unknown>;
}

/** A field that two outputs of one document have otherwise. */
export interface OutputDifference {
  /** In the wanted output; `employees[+]` and `employees[2].taxes[+]` for what the other has too many. */
  path: string;
  /** The other output lacks a text or a date that does not identify anybody's money: incomplete, but not wrong. */
  missing: boolean;
}

export interface LearnOptions {
  /** Aborts; the promise rejects with `aborted`. */
  signal?: AbortSignal;
  /** Password of an encrypted document. */
  password?: string;
  /** Whose document it is, as in `extract`. */
  group?: string;
  /** Additional layouts to read the document with. Default none. */
  layouts?: readonly LayoutData[];
  /** Slug of the provider, such as `northwind`. Default `my-provider`. */
  provider?: string;
  /** Name of the provider. Default from its slug. */
  providerName?: string;
  /** Name of the layout. Default from what kind of document it is. */
  name?: string;
  /** The same layout as other reviewed documents taught it: what this one teaches is added, as its next version. */
  known?: LayoutData;
}

/** What a reviewed document taught about its layout. */
export interface LearnedLayout extends LayoutData {
  /** Fields that were read otherwise than they were corrected, before and with the layout. */
  differs_before: OutputDifference[];
  differs_after: OutputDifference[];
  /** Confidence of the document before, and with the layout. */
  confidence_before: number;
  confidence_after: number;
  /** What the document could not teach, in words that quote no person and no figure. */
  untaught: string[];
  /** Ids of corrections that could not be applied. */
  not_applied: { id: string; reason: string }[];
}
