import { Random } from "@paylift/samples";
import { test } from "tap";
import { blackAndWhite, blurred, copied, toned } from "../src/paper/print.ts";
import { TREATMENTS } from "../src/paper/treatments.ts";
import { valuesIn } from "../src/paper/values-in.ts";
import type { Picture } from "../src/scan.ts";

/** A white sheet of 60 by 60 pixels with a black square of so many in its middle. */
function sheet(size: number): Picture {
  const pixels = new Uint8Array(3600).fill(255);
  const from = 30 - size / 2;
  for (let y = from; y < from + size; y++) pixels.fill(0, y * 60 + from, y * 60 + from + size);
  return { width: 60, height: 60, pixels, dpi: 30 };
}

const ink = ({ pixels }: Picture, least = 128): number => pixels.filter((value) => value < least).length;

test("each treatment leaves a whole page, with ink on it, and does the same twice", async (t) => {
  for (const { name, apply } of TREATMENTS) {
    const [page, again] = [1, 2].map(() => apply(sheet(20), new Random(7)));
    t.ok(page!.width >= 60 && page!.height >= 60 && page!.dpi === 30, name);
    t.equal(page!.pixels.length, page!.width * page!.height, name);
    t.ok(ink(page!, 200) > 50, name);
    t.strictSame(page, again, name);
  }
});

test("blur keeps the light of a page, a copier adds ink, and tones have their ends", async (t) => {
  const light = ({ pixels }: Picture): number => pixels.reduce((sum, value) => sum + value, 0);
  t.ok(Math.abs(light(blurred(sheet(20), 1)) / light(sheet(20)) - 1) < 0.01);
  t.ok(ink(copied(sheet(20), new Random(1))) > ink(sheet(20)));
  t.strictSame(new Set(toned(sheet(20), 30, 240).pixels), new Set([240, 30]));
  t.strictSame(new Set(blackAndWhite(blurred(sheet(20), 1), 128).pixels), new Set([255, 0]));
});

test("values are counted wherever they stand", async (t) => {
  t.equal(valuesIn({ a: 1, b: null, c: [{ d: "x" }, { d: 0, e: false }], f: {} }), 4);
});
