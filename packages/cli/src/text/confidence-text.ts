import type { Paint } from "./paint.ts";

/** A confidence with two decimals, cut rather than rounded: 0.9499 must not read as 0.95. */
export function confidenceText(score: number): string {
  // The addend keeps 0.29, which is 28.999… in hundredths of binary floating point, from becoming 0.28.
  return (Math.floor(score * 100 + 1e-9) / 100).toFixed(2);
}

/** The colour of a confidence: proved, doubtful, poor. */
export function paintConfidence(score: number, paint: Paint): string {
  const text = confidenceText(score);
  if (score >= 0.95) return paint.green(text);
  return score >= 0.7 ? paint.yellow(text) : paint.red(text);
}
