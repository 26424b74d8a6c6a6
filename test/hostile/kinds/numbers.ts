import type { HostileKinds } from "../hostile-kind.ts";
import { HELLO, onePage, pageOf } from "../one-page.ts";

const HUGE = `1${"0".repeat(308)}`;
const TEXT = "(Payroll Register 1,000.00) Tj";

function box(values: string, entries = ""): Buffer {
  return onePage(() => ({ box: `/MediaBox [${values}]`, entries }));
}

/** Numbers that are none, or lead nowhere. */
export const numbers: HostileKinds = {
  "a matrix of 10^308": {
    make: () => pageOf(`${HUGE} 0 0 ${HUGE} 0 0 cm ${HUGE} 0 0 ${HUGE} 0 0 cm ${HELLO}`),
  },
  "a matrix of words for no number": { make: () => pageOf(`NaN 0 0 Infinity 1e999 -inf cm ${HELLO}`) },
  "a text matrix of zeros": { make: () => pageOf(`BT /F0 9 Tf 0 0 0 0 0 0 Tm ${TEXT} ET`) },
  "a text matrix that overflows": {
    make: () => pageOf(`BT /F0 9 Tf ${HUGE} ${HUGE} ${HUGE} ${HUGE} ${HUGE} ${HUGE} Tm ${TEXT} ET`),
  },
  "letters of 10^38 points": { make: () => pageOf(`BT /F0 ${"9".repeat(38)} Tf 72 700 Td ${TEXT} ET`) },
  "letters of a millionth of a point": { make: () => pageOf(`BT /F0 0.000001 Tf 72 700 Td ${TEXT} ET`) },
  "letters of minus nine points": { make: () => pageOf(`BT /F0 -9 Tf 72 700 Td ${TEXT} ET`) },
  "steps that double until they overflow": {
    make: () => pageOf(`BT /F0 9 Tf ${`${"9".repeat(30)} ${"9".repeat(30)} Td (x) Tj `.repeat(2000)}ET`),
  },
  "spacing of 10^30": {
    make: () =>
      pageOf(
        `BT /F0 9 Tf ${"9".repeat(30)} Tc -${"9".repeat(30)} Tw ${"9".repeat(30)} Tz 72 700 Td ${TEXT} ET`,
      ),
  },
  "numbers of a megabyte": {
    make: () => pageOf(`BT /F0 9 Tf ${"9".repeat(1_000_000)} 0.${"0".repeat(1_000_000)}1 Td ${TEXT} ET`),
  },
  "numbers with many signs and points": { make: () => pageOf(`--1.2.3 +-4 1-2 .-. 5e5 cm ${HELLO}`) },
  "a page without extent": { make: () => box("0 0 0 0") },
  "a page of negative extent": { make: () => box("612 792 -612 -792") },
  "a page of 10^308 points": { make: () => box(`0 0 ${HUGE} ${HUGE}`) },
  "a page box of words": { make: () => box("/a (b) null [1]") },
  "a page box of one number": { make: () => box("1") },
  "a crop box outside the page": { make: () => box("0 0 612 792", "/CropBox [9000 9000 9001 9001]") },
  "a user unit of 10^9": { make: () => box("0 0 612 792", "/UserUnit 1000000000") },
  "a user unit of minus 1": { make: () => box("0 0 612 792", "/UserUnit -1") },
  "a page turned by 45 degrees": { make: () => box("0 0 612 792", "/Rotate 45") },
  "a page turned by minus 2^31 degrees": { make: () => box("0 0 612 792", "/Rotate -2147483648") },
  "a giant page with one word": { make: () => box("-16000000 -16000000 16000000 16000000") },
  "words a billion points apart": {
    make: () =>
      pageOf(
        `BT /F0 9 Tf ${Array.from({ length: 2000 }, (_, i) => `1 0 0 1 ${i * 1e9} ${i * 1e6} Tm (1,000.00) Tj`).join(" ")} ET`,
      ),
  },
};
