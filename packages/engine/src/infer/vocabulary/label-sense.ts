import { remember } from "@paylift/canonical";
import type { FigureName, RecordScope } from "../../variants/variant-schema.ts";
import { isAmountInWords, isPayee } from "./amount-in-words.ts";
import { figureOfLabel } from "./figure-labels.ts";
import { isPayment, isPersonal, isRemark } from "./line-labels.ts";
import { isAccount } from "./account.ts";
import { isOfYear, isSubtotal, periodOfRow, totalScope, type PeriodOfRow } from "./total-labels.ts";

/** What the words of a label say of the number beside it, whatever stands around. */
export interface LabelSense {
  period: PeriodOfRow | null;
  scope: RecordScope | "section" | null;
  figure: FigureName | null;
  isSubtotal: boolean;
  /** A figure of the year, or the row of such. */
  isOfYear: boolean;
  isRemark: boolean;
  isPersonal: boolean;
  /** An amount written out, or who is paid, as on a check. */
  isInWords: boolean;
  /** A deposit, a check or an account. */
  isPayment: boolean;
  /** An account number that is not shown. */
  isMasked: boolean;
}

const MASKED = /^[x*.\s\d-]+$/i;

/** Labels repeat on every line, so all of it is found at once and remembered together. */
export const senseOf: (text: string) => LabelSense = remember((text) => {
  const period = periodOfRow(text);
  return {
    period,
    scope: totalScope(text),
    figure: figureOfLabel(text),
    isSubtotal: isSubtotal(text),
    isOfYear: (period !== null && period !== "current") || isOfYear(text),
    isRemark: isRemark(text),
    isPersonal: isPersonal(text),
    isInWords: isAmountInWords(text) || isPayee(text),
    isPayment: isPayment(text) || isAccount(text),
    isMasked: MASKED.test(text),
  };
});
