import { test } from "tap";
import { holdsMoreThan } from "../src/pool/held-memory.ts";

const MB = 2 ** 20;
const MARGIN = 256 * MB;

/** Bytes in the heap, which are dead as soon as nobody has them. */
const words = (bytes: number): number[][] =>
  Array.from({ length: Math.ceil(bytes / (8 * 1024)) }, () =>
    Array.from({ length: 1024 }, (_, at) => at + 0.5),
  );

test("what is dead does not count, in the heap and outside of it", (t) => {
  for (let i = 0; i < 8; i++) {
    words(64 * MB);
    void new Uint8Array(64 * MB);
    t.notOk(holdsMoreThan(MARGIN));
  }
  t.notOk("gc" in globalThis, "programs are not given the collector");
  t.end();
});

test("what is in use counts, in the heap and outside of it", (t) => {
  const outside = new Uint8Array(320 * MB);
  t.ok(holdsMoreThan(MARGIN));
  t.equal(outside.length, 320 * MB);
  const inside = words(320 * MB);
  t.ok(holdsMoreThan(MARGIN));
  t.equal(inside[0]?.length, 1024);
  t.end();
});
