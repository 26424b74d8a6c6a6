const BASIS = /^(?:hourly|hrly|salar(?:y|ied)|(?:non-?)?exempt|commission|piece(?:work)?)$/i;
const BEGINS_WITH_BASIS = /^(?:hourly|hrly|salar(?:y|ied)|(?:non-?)?exempt)\b/i;

/** Whether a text says how somebody's pay is reckoned, and nothing else: `Salaried`. */
export function isPayBasis(text: string): boolean {
  return BASIS.test(text);
}

/** Whether a text says that first, perhaps with what else is told of people: `Salary Married`. */
export function beginsWithPayBasis(text: string): boolean {
  return BEGINS_WITH_BASIS.test(text);
}

const RATE = /^(?:(?:paid )?(?:hourly|hrly)(?: rate)?|(?:(?:pay|base) )?rate):?$/i;

/** Whether a text names what somebody is paid for an hour, right before it: `Hourly`, `Rate`. */
export function namesRate(text: string): boolean {
  return RATE.test(text);
}
