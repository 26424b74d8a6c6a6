import type { Cents } from "@paylift/canonical";

/** Hundredths of a percent of the wages: 26 U.S.C. 3101. */
const SOCIAL_SECURITY = 620;
const MEDICARE = 145;
/** Both are rounded to the cent. */
const ROUNDING: Cents = 1;

/** Whether social security and Medicare withheld are due on one and the same wage. */
export function isStatutoryPair(socialSecurity: Cents, medicare: Cents): boolean {
  return Math.abs(medicare - (socialSecurity * MEDICARE) / SOCIAL_SECURITY) <= ROUNDING;
}
