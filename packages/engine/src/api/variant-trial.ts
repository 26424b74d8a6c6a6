/** How a format variant reads one document, for its author: requested by `asVariant`. */
export interface VariantTrial {
  provider: string;
  variant: string;
  /** Whether the document shows the words of the variant's fingerprint. */
  recognised: boolean;
  /** Words of the fingerprint that are on none of the first pages. */
  missing: string[];
  /** Words of the fingerprint's `none` that are there. */
  forbidden: string[];
  /** What reads the document where no variant is asked for; null where no variant does, but the readers of unknown layouts. */
  wins: { provider: string; variant: string } | null;
  /** Parts of the variant that nothing in the document matches, in the order of the file. Not all of them need a match in every document. */
  unmatched: UnmatchedPart[];
}

export interface UnmatchedPart {
  /** JSON pointer to it in the variant's file, such as `/tables/0/columns/3`. */
  pointer: string;
  kind: "field" | "header" | "column" | "row" | "figure" | "label" | "box";
  /** The pattern, heading or words as the variant says them. */
  text: string;
  /** A remark, such as that the heading is left of the previous column. */
  note: string | null;
}
