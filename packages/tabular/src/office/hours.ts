/** Hours with decimals of a time to the minute: 90 minutes are `1.50`. Null for more minutes than can be counted. */
export function hoursOfMinutes(minutes: number): string | null {
  const whole = Math.round(minutes);
  return Number.isSafeInteger(whole) ? (whole / 60).toFixed(whole % 3 === 0 ? 2 : 4) : null;
}
