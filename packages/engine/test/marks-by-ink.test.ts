import { test } from "tap";
import { withMarks } from "../src/read/ocr/letters/accents.ts";
import { withoutImaginedMarks } from "../src/read/ocr/letters/imagined-marks.ts";
import type { Recogniser } from "../src/read/ocr/recogniser.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";
import { box } from "./support/letter-box.ts";

test("a C with a tail is looked at by the models that know a cedilla, however surely it was read", async (t) => {
  const read = (tail: number): string => {
    const image = { width: 200, height: 60, pixels: new Uint8Array(12_000).fill(250), dpi: 300 };
    for (const [i, x] of [13, 31, 49, 67, 85, 103, 121, 139].entries())
      for (let y = 20; y < 44 + (i === 6 ? tail : 0); y++)
        image.pixels.fill(10, y * 200 + x, y * 200 + x + 12);
    // No O is among the letters, which are dark inside here.
    const word = { ...box(13, 151), text: "BRAGANCA", confidence: 0.96, line: 0 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => (model === "quick" ? [{ ...word, text: "BRAGANÇA" }] : []),
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(5), "BRAGANÇA");
  t.equal(read(0), "BRAGANCA");
});

test("a mark above capitals that is lighter than they are is one", async (t) => {
  const read = (shade: number): string => {
    const image = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(250), dpi: 300 };
    for (const x of [13, 31, 49, 67, 85])
      for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 120 + x, y * 120 + x + 12);
    for (let y = 12; y < 17; y++) image.pixels.fill(shade, y * 120 + 51 - y, y * 120 + 55 - y);
    const word = { ...box(13, 97), text: "NURIA", confidence: 0.96, line: 0 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => (model === "spanish" ? [{ ...word, text: "NÚRIA" }] : []),
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(170), "NÚRIA");
  t.equal(read(230), "NURIA", "a shadow");
});

test("the two small dots of slanted print lean alike, and stand a little off their letter", async (t) => {
  const read = (high: number, head: number): string => {
    const image = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(250), dpi: 300 };
    for (const [i, x] of [13, 31, 49, 67, 85].entries())
      for (let y = i === 0 ? 20 : head; y < 44; y++) image.pixels.fill(10, y * 120 + x, y * 120 + x + 12);
    const foot = head - 3;
    for (const x of [31, 37])
      for (let y = foot - high; y < foot; y++)
        image.pixels.fill(10, y * 120 + x + foot - y, y * 120 + x + foot + 2 - y);
    const word = { ...box(13, 97), text: "Róser", confidence: 0.96, line: 0 };
    const recogniser: Recogniser = { recognise: () => [], close: () => {} };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(3, 32), "Röser");
  t.equal(read(6, 24), "Róser", "two strokes");
});

test("an o that is dark inside is looked at by the model that knows the ø, however surely it was read", async (t) => {
  const read = (inside: number): string => {
    const image = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(250), dpi: 300 };
    for (const [i, x] of [13, 31, 49, 67, 85].entries()) {
      for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 120 + x, y * 120 + x + 14);
      if (i === 1) for (let y = 24; y < 40; y++) image.pixels.fill(inside, y * 120 + x + 3, y * 120 + x + 11);
    }
    const word = { ...box(13, 99), text: "SOREN", confidence: 0.96, line: 0 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => (model === "nordic" ? [{ ...word, text: "SØREN", confidence: 0.66 }] : []),
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(90), "SØREN");
  t.equal(read(250), "SOREN");
});

test("a stroke that reaches out of its o is no accent", async (t) => {
  const read = (inside: number): string => {
    const image = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(250), dpi: 300 };
    for (const [i, x] of [13, 31, 49, 67, 85].entries()) {
      for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 120 + x, y * 120 + x + 12);
      if (i === 1) for (let y = 26; y < 38; y++) image.pixels.fill(inside, y * 120 + x + 3, y * 120 + x + 9);
    }
    for (let y = 15; y < 18; y++) image.pixels.fill(10, y * 120 + 36, y * 120 + 39);
    const word = { ...box(13, 97), text: "SOREN", confidence: 0.9, line: 0 };
    const readings = new Map([
      ["spanish", { text: "SÓREN", confidence: 0.92 }],
      ["nordic", { text: "SØREN", confidence: 0.96 }],
    ]);
    const recogniser: Recogniser = {
      recognise: (_, __, model) => [{ ...word, confidence: 0.5, ...readings.get(model) }],
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(120), "SØREN");
  t.equal(read(250), "SÓREN", "the inside of an o is paper");
});

test("two dots tell the mark, whatever else stands above the letter", async (t) => {
  const image = { width: 120, height: 60, pixels: new Uint8Array(7200).fill(250), dpi: 300 };
  const bar = (x: number, wide: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) image.pixels.fill(10, y * 120 + x, y * 120 + x + wide);
  };
  for (const x of [13, 31, 49, 67, 85]) bar(x, 12, 20, 44);
  for (const x of [84, 91]) bar(x, 4, 12, 16);
  bar(77, 1, 12, 17);
  const word = { ...box(13, 97), text: "CHLOÉ", confidence: 0.9, line: 0 };
  const recogniser: Recogniser = { recognise: () => [], close: () => {} };
  t.equal(withMarks([word], image, tonesOf(image), recogniser)[0]!.text, "CHLOË");
});

test("the ring of coarse print is lighter than its letter, which it touches", async (t) => {
  const read = (shade: number): string => {
    const image = { width: 220, height: 60, pixels: new Uint8Array(13_200).fill(250), dpi: 200 };
    for (const x of [13, 31, 49, 85, 103, 121, 139])
      for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 220 + x, y * 220 + x + 12);
    for (let y = 13; y < 20; y++) image.pixels.fill(shade, y * 220 + 16, y * 220 + 22);
    const words = [
      { ...box(13, 61), text: "ÅSA", confidence: 0.9, line: 0 },
      { ...box(85, 151), text: "WEBB", confidence: 0.9, line: 0 },
    ];
    return withMarks(words, image, tonesOf(image), { recognise: () => [], close: () => {} })[0]!.text;
  };
  t.equal(read(170), "ÅSA");
  t.equal(read(250), "ASA");
});

test("a mark that is lighter than its capital, or stands beside what weak print has left of it, is not imagined", async (t) => {
  const read = (mark: { x: number; shade: number }, letter: { from: number; to: number }): string => {
    const image = { width: 240, height: 60, pixels: new Uint8Array(14_400).fill(250), dpi: 300 };
    for (const x of [13, 49, 67, 85, 121, 139, 157, 175])
      for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 240 + x, y * 240 + x + 12);
    for (let y = 20; y < 44; y++) image.pixels.fill(10, y * 240 + letter.from, y * 240 + letter.to);
    for (let y = 12; y < 17; y++) image.pixels.fill(mark.shade, y * 240 + mark.x, y * 240 + mark.x + 4);
    const words = [
      { ...box(13, 97), text: "RÚBEN", confidence: 0.9, line: 0 },
      { ...box(121, 187), text: "ROSA", confidence: 0.9, line: 0 },
    ];
    return withoutImaginedMarks(words, image, tonesOf(image))[0]!.text;
  };
  const whole = { from: 31, to: 43 };
  t.equal(read({ x: 36, shade: 170 }, whole), "RÚBEN", "lighter");
  t.equal(read({ x: 30, shade: 10 }, { from: 36, to: 40 }), "RÚBEN", "beside the middle of its letter");
  t.equal(read({ x: 90, shade: 10 }, whole), "RUBEN", "over another letter");
});
