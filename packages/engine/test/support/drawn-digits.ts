/** Digits of a dot matrix, row by row. */
const DIGITS: Readonly<Record<string, readonly string[]>> = {
  1: ["  ##  ", " ###  ", "  ##  ", "  ##  ", "  ##  ", "  ##  ", "######"],
  3: ["##### ", "    ##", "    ##", " #### ", "    ##", "    ##", "##### "],
  5: ["######", "##    ", "##### ", "    ##", "    ##", "##  ##", " #### "],
  6: [" #### ", "##    ", "##    ", "##### ", "##  ##", "##  ##", " #### "],
  7: ["######", "    ##", "   ## ", "   ## ", "  ##  ", "  ##  ", "  ##  "],
  8: [" #### ", "##  ##", "##  ##", " #### ", "##  ##", "##  ##", " #### "],
};
/** A digit with the white behind it, and its rows. */
export const [DIGIT, ROWS] = [8, 7];

/** The rows of some digits side by side. */
export function digitRows(printed: string): string[] {
  return Array.from({ length: ROWS }, (_, y) =>
    [...printed].map((digit) => DIGITS[digit]![y]!.padEnd(DIGIT)).join(""),
  );
}
