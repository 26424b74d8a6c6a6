import type { Random } from "@paylift/samples";

/** Numbers at which programs err: ends of ranges, and what is no number of a PDF. */
const EDGES = [
  "0",
  "-1",
  "1",
  "65535",
  "65536",
  "2147483647",
  "2147483648",
  "-2147483648",
  "4294967296",
  "99999999999999999999",
  "0.0000001",
  "1e9",
  "NaN",
  "--5",
  "",
];

/** Damage that knows nothing of PDFs. Each gives a new buffer, and may give the same bytes where there is nothing to do. */
type Mutation = (bytes: Buffer, random: Random) => Buffer;

const flipBit: Mutation = (bytes, random) => {
  const at = random.int(0, bytes.length - 1);
  const flipped = Buffer.from(bytes);
  flipped[at] = bytes[at]! ^ (1 << random.int(0, 7));
  return flipped;
};

const overwrite: Mutation = (bytes, random) => {
  const from = random.int(0, bytes.length - 1);
  const noise = Buffer.from(bytes);
  const end = Math.min(bytes.length, from + random.int(1, 64));
  for (let at = from; at < end; at++) noise[at] = random.int(0, 255);
  return noise;
};

const cutOut: Mutation = (bytes, random) => {
  const from = random.int(0, bytes.length - 1);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.int(1, 2000))]);
};

const cutShort: Mutation = (bytes, random) => bytes.subarray(0, random.int(1, bytes.length));

const repeat: Mutation = (bytes, random) => {
  const from = random.int(0, bytes.length - 1);
  const piece = bytes.subarray(from, from + random.int(1, 500));
  const copies = Array.from({ length: random.int(1, 50) }, () => piece);
  return Buffer.concat([bytes.subarray(0, from), ...copies, bytes.subarray(from)]);
};

const moveAbout: Mutation = (bytes, random) => {
  const [a = 0, b = 0, c = 0] = [0, 0, 0].map(() => random.int(0, bytes.length)).toSorted((x, y) => x - y);
  return Buffer.concat([bytes.subarray(0, a), bytes.subarray(b, c), bytes.subarray(a, b), bytes.subarray(c)]);
};

/** Puts another number in the place of one. */
export const changeNumber: Mutation = (bytes, random) => {
  const text = bytes.toString("latin1");
  const found = [...text.matchAll(/\d+(?:\.\d+)?/g)];
  const number = found[random.int(0, found.length - 1)];
  if (number === undefined) return bytes;
  const other = random.chance(0.5)
    ? EDGES[random.int(0, EDGES.length - 1)]!
    : String(random.int(0, 2 * Number(number[0]) + 1));
  return Buffer.from(
    text.slice(0, number.index) + other + text.slice(number.index + number[0].length),
    "latin1",
  );
};

const MUTATIONS = [flipBit, overwrite, cutOut, cutShort, repeat, moveAbout, changeNumber];

/** Damages bytes in one way. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return bytes;
  return MUTATIONS[random.int(0, MUTATIONS.length - 1)]!(bytes, random);
}
