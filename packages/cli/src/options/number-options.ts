import { InvalidArgumentError } from "commander";

/** Parses an option that is a whole number from 1 up. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError("It has to be a whole number, 1 or more.");
  }
  return value;
}

/** Parses a number of seconds, fractions allowed, to whole milliseconds. */
export function secondsToMs(text: string): number {
  const ms = Math.ceil(Number(text) * 1000);
  // Node's timers take no more than 2^31 - 1 milliseconds.
  if (!isDecimal(text) || ms < 1 || ms > 2 ** 31 - 1) {
    throw new InvalidArgumentError("It has to be a number of seconds above 0.");
  }
  return ms;
}

/** Parses a confidence from 0 to 1. */
export function confidence(text: string): number {
  const value = Number(text);
  if (!isDecimal(text) || value > 1) throw new InvalidArgumentError("It has to be a number from 0 to 1.");
  return value;
}

// Number() alone would take "", "0x10" and "1e3".
function isDecimal(text: string): boolean {
  return /^(\d+\.?\d*|\.\d+)$/.test(text);
}
