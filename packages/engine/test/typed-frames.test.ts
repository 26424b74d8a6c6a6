import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { takeTypedFrames } from "../src/read/page-image/typed-frames.ts";

const TONES = { paper: 255, ink: 130, trace: 180, faint: 205 };
const [WIDTH, HEIGHT] = [900, 500];
/** A sign of a typewriter has so much room on its line, in pixels, and lines are so far apart. */
const [PACE, PITCH] = [20, 44];

type Stroke = readonly [x: number, y: number, width: number, height: number];

/** What a typed page shows of some signs, in the room of each: letters are blocks that stand on a line. */
const SIGNS: Record<string, readonly Stroke[]> = {
  "-": [[4, 16, 12, 4]],
  "+": [
    [3, 16, 14, 4],
    [8, 11, 4, 14],
  ],
  "|": [[9, 0, 3, 34]],
  // Joined by blur to the next.
  _: [[0, 16, 20, 4]],
  "=": [
    [2, 12, 16, 3],
    [2, 20, 16, 3],
  ],
  // In a typeface of which it reaches below the line, as some do, close to the letters beside it.
  l: [[1, 0, 3, 34]],
  I: [[9, 4, 3, 24]],
  "(": [[8, 0, 7, 32]],
  x: [[4, 4, 12, 24]],
  ")": [[5, 0, 7, 32]],
  " ": [],
};

/** The signs that are taken off a typed page, and those that are left, line by line. */
function taken(...lines: string[]): { marks: string[]; left: string[] } {
  const image: GrayImage = {
    width: WIDTH,
    height: HEIGHT,
    pixels: new Uint8Array(WIDTH * HEIGHT).fill(255),
    dpi: 300,
  };
  const strokes = lines.map((line, i) =>
    [...line].map((sign, k) =>
      SIGNS[sign]!.map(([x, y, w, h]): Stroke => [20 + k * PACE + x, 20 + i * PITCH + y, w, h]),
    ),
  );
  for (const [x, y, width, height] of strokes.flat(2))
    for (let row = y; row < y + height; row++) image.pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  const marks = takeTypedFrames(image, TONES, blobsOf(image, TONES.faint));
  const isLeft = ([x, y]: Stroke): boolean => image.pixels[y * WIDTH + x] === 0;
  return {
    marks: marks.map(({ text }) => text),
    left: lines.map((line, i) =>
      [...line]
        .map((sign, k) => (strokes[i]![k]!.some(isLeft) ? sign : " "))
        .join("")
        .trimEnd(),
    ),
  };
}

test("a frame of dashes, crosses and bars is taken off, and what it holds stays", async (t) => {
  const { marks, left } = taken(
    "+------------+---------+",
    "| xxx xx     |    xx-x |",
    "| x-x        |         |",
    "|            |      xx |",
    "+------------+---------+",
    "| (x)            x-xx- |",
  );
  t.same(left, [
    "",
    "  xxx xx          xx-x",
    "  x-x",
    "                    xx",
    "",
    "  (x)            x-xx-",
  ]);
  t.same(
    marks.filter((text) => text !== "|"),
    ["+------------+---------+", "+------------+---------+"],
  );
  t.equal(marks.filter((text) => text === "|").length, 11);
});

test("dashes that blur has joined go with their line, and lines below headings with the longest", async (t) => {
  t.same(taken("xxxx  xx", "----  ----------").left, ["xxxx  xx", ""]);
  t.same(taken("--__--------__---"), { marks: ["-".repeat(17)], left: [""] });
  t.same(taken("xxxx", "----").left, ["xxxx", "----"]);
  t.same(taken("-----------xxx").left, ["           xxx"], "a heading in its line stays");
});

test("a double line is one", async (t) => {
  t.same(taken("==========", "xx      xx"), { marks: ["=========="], left: ["", "xx      xx"] });
});

test("dashes for nothing paid stay, hyphens and signs of figures too", async (t) => {
  const table = ["xxx   -    -    -    -    -    -    -    -", "xxx   -    -    -   xx    -    -    -    -"];
  t.same(taken(...table).left, table);
  const words = ["x-x-x-x-x-x-x-x-x-x", "-- --- -- --- -- ---", "-xx -xx -xx xx-"];
  t.same(taken(...words).left, words);
});

test("letters that stand below each other stay, brackets too, and a bar or two", async (t) => {
  const word = ["xxlx xxx", "xxlx xx", "xxlx xxxx", "xxlx xx"];
  t.same(taken(...word).left, word);
  const letters = ["I xxx", "I xx", "I xxxx", "I xx"];
  t.same(taken(...letters).left, letters);
  const brackets = ["(xxx", "(xx", "(xxxx", "(xx"];
  t.same(taken(...brackets).left, brackets);
  const bars = ["xxx | xxx", "xxx | xx", "xx | xx"];
  t.same(taken(...bars).left, bars);
});
