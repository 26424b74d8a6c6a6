import type { CrosswalkEntry, LineMapping } from "@paylift/validation";

/** A crosswalk to be written, with how each entry came about where that is known. */
export interface WrittenCrosswalk {
  readonly employees?: readonly (CrosswalkEntry & {
    readonly found_by?: string;
    readonly certainty?: string;
  })[];
  readonly lines?: readonly (LineMapping & { readonly found_by?: string })[];
}
