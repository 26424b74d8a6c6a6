/**
 * The section of a document that a line is in. The same word means different things: `MED` is Medicare among taxes,
 * medical among deductions.
 */
export type LineSection = "earning" | "deduction" | "tax" | "employer_tax" | "employer_contribution";
