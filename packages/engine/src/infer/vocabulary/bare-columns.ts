const HOURS = /^(?:hours|hrs|units)\.?$/i;
const PAY = /^(?:pay|amount|amt|earnings|dollars|\$)\.?$/i;

/** Whether a text says of a column that it holds hours, and nothing more. */
export function isBareHours(text: string): boolean {
  return HOURS.test(text);
}

/** Whether a text says of a column that it holds what is paid, and nothing more. */
export function isBarePay(text: string): boolean {
  return PAY.test(text);
}
