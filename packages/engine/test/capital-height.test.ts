import { test } from "tap";
import { capitalHeight } from "../src/read/ocr/letters/capital-height.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Figures of one height below each other, each with room around it. */
const HEIGHTS = [10, 10, 12, 10, 30];
const LINE = 40;

function figures(texts: readonly string[]): number | undefined {
  const rows = texts.flatMap((_, i) =>
    Array.from({ length: LINE }, (__, y) => (y < HEIGHTS[i % HEIGHTS.length]! ? "##########" : "")),
  );
  const words = texts.map((text, i): SeenWord => seenIn(boxOf(0, i * LINE, 10, i * LINE + 35, 1), text));
  return capitalHeight(words, picture(rows, 1), TONES);
}

test("figures tell how high capitals are, whatever stands below and above their line", async (t) => {
  t.equal(figures(["12.00", "401", "7.25", "100.00", "1.00"]), 10);
});

test("too few figures tell nothing, nor do letters and signs that reach below the line", async (t) => {
  t.equal(figures(["12.00", "401", "7.25", "100.00"]), undefined);
  t.equal(figures(["Gross", "$12.00", "1,000", "12", "(4.00)", "Pay"]), undefined);
});
