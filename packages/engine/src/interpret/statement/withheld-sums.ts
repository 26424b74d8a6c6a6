import type { FigureName } from "../../variants/variant-schema.ts";

/** Sums of what is withheld; they are printed with the sign of its lines. */
export const WITHHELD_SUMS: ReadonlySet<FigureName> = new Set([
  "total_taxes",
  "total_deductions",
  "pretax_deductions",
  "posttax_deductions",
]);
