import type { Mapping } from "./mapping.ts";

/** A saved mapping, for every spreadsheet with its header. */
export interface KnownMapping {
  /** The fingerprint of the header, `header` of a result. */
  readonly header: string;
  readonly mapping: Mapping;
}

/** The mapping that is known for a header. That of one sheet fits whatever the sheet is called: exports are named after their payroll. */
export function knownFor(header: string | null, known: readonly KnownMapping[]): Mapping | null {
  const mapping = known.find((one) => one.header === header)?.mapping;
  if (mapping === undefined) return null;
  const [only, ...others] = mapping.sheets;
  return only === undefined || others.length > 0
    ? mapping
    : { ...mapping, sheets: [{ ...only, sheet: null }] };
}
