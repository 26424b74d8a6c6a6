const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?";

/** Rates, amounts, percentages, dates, years, quarters and numbers of a line: they say how much or when, and not what. */
const FIGURES: readonly RegExp[] = [
  // `@ 24.50`, `$1.50`, `(x 18.75)`
  /[@$]\s*\$?\d*[.,]?\d+(?:\s*\/\s*h(?:ou)?r)?/gi,
  // `09/15-09/30`, `12/25/2026`, `10/2026`
  /(?<![\d.])(?!1\/[234](?!\d))\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:\s*-\s*\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?(?![\d.])/g,
  /(?<!\d)\d{1,2}\/(?:19|20)\d\d(?!\d)/g,
  // `Jan 2026`, `2026`, `FY26`, `Q3`
  new RegExp(`\\b(?:${MONTH}\\s*)?(?:fy|cy)?\\s?20[0-4]\\d\\b`, "gi"),
  /\b(?:fy|q[1-4])\s?\d{0,2}\b/gi,
  // `5%`, `2.75 %`; by what overtime is multiplied stays.
  /(?<![\d.])(?!(?:125|133|150|200)(?:\.0+)? ?%)\d{1,3}(?:[.,]\d+)? ?%/g,
  // `24.50` behind the name
  /(?<=\S\s+)\d{1,4}\.\d{2,4}(?!\S)/g,
  // `#2`, `No. 1234`
  /#\s*\d+/g,
];

const TWO_PERCENT = /(?<![\d.])2\s?%/;

/** A label without the figures in it, which say nothing of what it is: `Reg @ 24.50`, `Retro 10/26`, `Bonus 2026`. */
export function withoutFigures(label: string): string {
  // Of a corporation's shareholder it is the share that says what is insured: `2% Shareholder Health`.
  if (!/\d/.test(label) || TWO_PERCENT.test(label)) return label;
  let bare = label;
  for (const figures of FIGURES) bare = bare.replace(figures, " ");
  bare = bare.replace(/[\s,(@:–-]+$|\(\s*\)/g, "").trim();
  return /[a-z]/i.test(bare) ? bare : label;
}
