const PREMIUM = /^(?:(?:wc|comp|est(?:imated)?\.?|workers['\u2019]? comp(?:ensation)?) )?premium$/i;

/** Whether a heading is the premium of workers' compensation, which the company pays; one for a shift is pay. */
export function isCompPremium(text: string): boolean {
  return PREMIUM.test(text);
}
