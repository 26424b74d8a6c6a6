import type { Ledger } from "../canonicalise/ledger.ts";
import { isOfTaxesToo } from "../canonicalise/totals-json.ts";
import type { Doubt } from "./doubt.ts";

/** It leaves a document below what is taken without a look. */
const TAKEN_OFF = 0.1;

/** A total that is called deductions and takes taxes in: nobody knows whether whoever asks means that one. */
export function mixedDeductions(ledger: Ledger): Doubt | null {
  const mixed = ledger.totals.flatMap((total) => {
    const printed = total.scope === "company" ? total.figures.get("total_deductions") : undefined;
    return printed !== undefined && isOfTaxesToo(ledger, printed) ? [printed.token] : [];
  });
  if (mixed.length === 0) return null;
  return {
    code: "mixed_deductions",
    message: "the printed total of deductions takes taxes in",
    effect: TAKEN_OFF,
    tokens: mixed,
  };
}
