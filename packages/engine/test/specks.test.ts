import { test } from "tap";
import { blobsOf } from "../src/read/page-image/blobs.ts";
import { eraseSpecks } from "../src/read/page-image/specks.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";

const [WIDTH, HEIGHT] = [600, 200];
const [PAPER, INK, GRAY] = [250, 10, 150];

type Stroke = readonly [x: number, y: number, width: number, height: number, shade?: number];

/** The page of these strokes beside black print, once its specks are erased. */
function erased(...strokes: readonly Stroke[]): GrayImage {
  const image = {
    width: WIDTH,
    height: HEIGHT,
    pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER),
    dpi: 300,
  };
  const print: readonly Stroke[] = Array.from({ length: 20 }, (_, i) => [20 + 25 * i, 20, 6, 22] as const);
  for (const [x0, top, width, height, shade = INK] of [...print, ...strokes])
    for (let y = top; y < top + height; y++) image.pixels.fill(shade, y * WIDTH + x0, y * WIDTH + x0 + width);
  const tones = tonesOf(image);
  eraseSpecks(image, tones, blobsOf(image, tones.faint));
  return image;
}

function shadeAt({ pixels }: GrayImage, x: number, y: number): number {
  return pixels[y * WIDTH + x]!;
}

test("a speck that is smaller than any point is erased beside print as well", async (t) => {
  const letter: Stroke = [100, 100, 6, 22];
  t.equal(shadeAt(erased(letter, [110, 124, 1, 1, 100]), 110, 124), PAPER);
  t.equal(shadeAt(erased(letter, [110, 119, 3, 3]), 110, 119), INK, "a point");
  t.equal(
    shadeAt(erased([100, 100, 6, 22, GRAY], [110, 120, 2, 2, GRAY]), 110, 120),
    GRAY,
    "that of gray print",
  );
  t.equal(shadeAt(erased([300, 130, 5, 5]), 300, 130), PAPER, "a larger one that stands alone");
});

test("a thin stroke that leans stays, though its pixels meet at their corners alone", async (t) => {
  const stroke = Array.from({ length: 12 }, (_, i): Stroke => [100 + i, 100 + i, 1, 1]);
  const image = erased(...stroke);
  t.ok(stroke.every(([x, y]) => shadeAt(image, x, y) === INK));
});
