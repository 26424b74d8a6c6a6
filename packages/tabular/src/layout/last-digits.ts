const [ZERO, NINE, POINT, COMMA] = [0x30, 0x39, 0x2e, 0x2c];

/** The last digits of a text that stand behind a point or a comma. */
export interface LastDigits {
  /** Null where neither stands before the last digits, or there are none. */
  readonly sign: "." | "," | null;
  readonly count: number;
}

const NO_DIGITS: LastDigits = { sign: null, count: 0 };

/** Told without a pattern: a large sheet asks it of a million numbers. */
export function lastDigits(text: string): LastDigits {
  let end = text.length;
  while (end > 0 && !isDigit(text.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--;
  const sign = text.charCodeAt(start - 1);
  if (start === end || (sign !== POINT && sign !== COMMA)) return NO_DIGITS;
  return { sign: sign === POINT ? "." : ",", count: end - start };
}

function isDigit(sign: number): boolean {
  return sign >= ZERO && sign <= NINE;
}
