/** What a variant is drafted for; nothing of it is found in the documents. */
export interface DraftOptions {
  /** Slug of the provider, such as `northwind`. Default `my-provider`. */
  provider?: string;
  /** Its name. Default from the slug. */
  name?: string;
  /** Password of encrypted documents. */
  password?: string;
}

/** Why no variant can be drafted from the given documents; what to do instead is in its message. */
export interface DraftObstacle {
  code:
    | "pay_statement"
    | "no_boxes"
    | "transposed"
    | "listing"
    | "mixed_lines"
    | "not_reproduced"
    | "no_people"
    | "no_header"
    | "no_columns";
  message: string;
}

/** A format variant proposed from sample documents, for a person to finish. */
export interface VariantDraft {
  /** Content of `provider.json`. */
  provider: { slug: string; name: string; description: string };
  /** Content of `<slug>.json`, which fits the schema; null if there is none, for the reason in `obstacle`. */
  variant: ({ slug: string } & Record<string, unknown>) | null;
  obstacle: DraftObstacle | null;
  /** What is left to be looked at or written by hand. Quotes headings and labels, never a person or a figure. */
  todo: string[];
}
