import { deflateSync } from "node:zlib";
import { test } from "tap";
import { decodeAscii85, decodeAsciiHex } from "../src/preflight/ascii-filters.ts";
import { filterChain } from "../src/preflight/filter-chain.ts";
import { decodeLzw } from "../src/preflight/lzw-filter.ts";
import { preflight } from "../src/preflight/preflight.ts";
import { decodeRunLength } from "../src/preflight/run-length-filter.ts";
import { streamsOf } from "../src/preflight/stream-scan.ts";
import { failure } from "./support/events.ts";
import { inflatingObjectStream, letter } from "./support/pdfs.ts";

const MB = 2 ** 20;
const HEADER = "%PDF-1.7\n";

function look(bytes: Uint8Array, maxInflatedBytes = 4 * MB): Promise<unknown> {
  return (async () => preflight(bytes, { maxInflatedBytes }))();
}

/** A file of one stream. */
function file(dictionary: string, data: Uint8Array, end = "\nendstream\nendobj\n"): Buffer {
  return Buffer.concat([
    Buffer.from(`${HEADER}1 0 obj\n<< ${dictionary} >>\nstream\n`),
    data,
    Buffer.from(end),
  ]);
}

function deflated(bytes: number, layers = 1): Buffer {
  let data: Buffer = Buffer.alloc(bytes);
  for (let layer = 0; layer < layers; layer++) data = deflateSync(data, { level: 9 });
  return data;
}

test("what has no header near its start is no PDF", async (t) => {
  const cases = ["", "hello", "PDF-1.7", "x".repeat(1100) + HEADER, "%pdf-1.7"];
  for (const text of cases) t.match(await failure(look(Buffer.from(text))), { code: "not_a_pdf" });
  for (const [text, hint] of [
    ["PK\u0003\u0004", /spreadsheets .* @paylift\/tabular/],
    ["Name;Net Pay É\r\nAnn Kos;12.00\r\n", /tables of text .* @paylift\/tabular/],
    ["hello", /no PDF header$/],
  ] as const)
    t.match(await failure(look(Buffer.from(text))), { message: hint });
  await look(Buffer.from(HEADER));
  await look(Buffer.from("x".repeat(1000) + HEADER));
  await look(new Uint8Array(Buffer.from(`....${HEADER}`)).subarray(4));
  await look(letter());
});

test("streams count together, up to the limit and not beyond", async (t) => {
  const two = Buffer.concat([file("", deflated(2 * MB)), file("", deflated(2 * MB))]);
  await look(two, 4 * MB);
  const details = { limit: 4 * MB - 1, inflatedBytes: 4 * MB };
  t.match(await failure(look(two, 4 * MB - 1)), { code: "too_large", reason: "document", details });
});

test("every layer counts", async (t) => {
  const nested = inflatingObjectStream(3 * MB, 3);
  t.ok(nested.length < 3000);
  t.match(await failure(look(nested, 3 * MB)), { code: "too_large" });
  await look(nested, 3 * MB + 10_000);
});

test("finds what is deflated however the dictionary says it", async (t) => {
  const bomb = deflated(8 * MB);
  const dictionaries = [
    "/Filter /FlateDecode",
    "/Filter/Fl",
    "/F [/Fl]",
    "/Filter /#46lateDecode",
    "/Filter 7 0 R",
    "/Filter /FlateDecode /Note (obj endstream)",
    "",
  ];
  for (const dictionary of dictionaries) {
    t.match(await failure(look(file(dictionary, bomb))), { code: "too_large" }, dictionary);
  }
  t.match(await failure(look(file("/Filter /Crypt", bomb, ""))), { code: "too_large" }, "no endstream");
});

test("goes through the filters before", async (t) => {
  const bomb = deflated(8 * MB);
  const hex = Buffer.from(`${bomb.toString("hex")}>`);
  const runs = Buffer.concat([...bomb].map((byte) => Buffer.of(0, byte)));
  const cases: [string, Buffer][] = [
    ["/Filter [/ASCIIHexDecode /FlateDecode]", hex],
    ["/Filter [ /AHx%comment\n/#46l ]", hex],
    ["/Filter [/RunLengthDecode /FlateDecode]", runs],
    ["/Filter [/ASCII85Decode /FlateDecode]", Buffer.from(`${ascii85(bomb)}~>`)],
    ["/Filter /RL", Buffer.alloc(2 * MB, Buffer.of(129, 0))],
    ["/Filter /LZW", lzw(8 * MB).data],
  ];
  for (const [dictionary, data] of cases) {
    t.match(await failure(look(file(dictionary, data))), { code: "too_large" }, dictionary);
  }
  await look(file("/Filter [/DCTDecode /ASCIIHexDecode /FlateDecode]", hex));
});

test("damage hides nothing: what comes before it counts", async (t) => {
  const bomb = deflated(16 * MB);
  const wrongSum = Buffer.from(bomb);
  wrongSum.writeUInt32BE(1, bomb.length - 4);
  const broken = Buffer.concat([bomb.subarray(0, bomb.length - 20), Buffer.alloc(20, 0xff)]);
  const cut = bomb.subarray(0, bomb.length - 20);
  const marked = file("/Filter /FlateDecode", Buffer.concat([storedBlock("endstream"), bomb.subarray(2)]));
  for (const data of [wrongSum, broken, cut]) {
    t.match(await failure(look(file("", data))), { code: "too_large" });
    t.match(await failure(look(file("", data, ""))), { code: "too_large" });
  }
  t.match(await failure(look(marked)), { code: "too_large" }, "a false end inside the data");
});

test("many damaged streams are no reason to refuse", async () => {
  const noise = Buffer.alloc(1000, Buffer.of(0x78, 0x9c, 0xff, 0x12));
  await look(
    Buffer.concat(Array.from({ length: 1000 }, () => file("/Filter /FlateDecode", noise))),
    512 * MB,
  );
});

test("images count one by one", async (t) => {
  const image = "/Type /XObject /Subtype /Image /Filter /FlateDecode";
  await look(Buffer.concat(Array.from({ length: 5 }, () => file(image, deflated(3 * MB)))));
  t.match(await failure(look(file(image, deflated(5 * MB)))), { code: "too_large" });
});

test("one stream may be large if it is an image", async (t) => {
  const large = deflated(65 * MB);
  const image = "/Type /XObject /Subtype /Image /Filter /FlateDecode";
  await look(file(image, large), 256 * MB);
  const details = { limit: 256 * MB };
  t.match(await failure(look(file("", large), 256 * MB)), { code: "too_large", details });
  await look(file("", deflated(64 * MB)), 256 * MB);
});

test("streams inside streams end soon", async (t) => {
  const empty = Buffer.of(0, 0, 0, 0xff, 0xff);
  const nest = Buffer.concat([Buffer.from("stream\n"), Buffer.of(0x78, 0x9c), empty]);
  const hostile = Buffer.concat([Buffer.from(HEADER), Buffer.alloc(2 * MB, nest)]);
  t.match(await failure(look(hostile)), { code: "too_large" });
});

test("looks at every byte a fixed number of times", async (t) => {
  const texts = {
    keywords: "stream\n",
    "keywords without a line": "stream",
    "open arrays": "/F[",
    "a long gap": "/F ",
    comments: "/F %\n%\n%",
    escapes: "#46",
  };
  for (const [name, text] of Object.entries(texts)) {
    const bytes = Buffer.concat([Buffer.from(HEADER), Buffer.alloc(MB, text), Buffer.from("stream\n")]);
    await look(bytes);
    t.pass(name);
  }
});

test("tells where streams lie", async (t) => {
  const bytes = Buffer.from(
    "1 0 obj <</F/AHx>> stream\r\n00> endstream 2 0 obj <</Subtype /Image>>stream\n1",
  );
  t.same(
    [...streamsOf(bytes)].map(({ start, end, ...rest }) => ({
      ...rest,
      data: bytes.toString("latin1", start, end),
    })),
    [
      { filters: ["ASCIIHexDecode"], image: false, pixels: 0, data: "00> " },
      { filters: [], image: true, pixels: Infinity, data: "1" },
    ],
  );
});

test("reads filter chains", async (t) => {
  t.same(filterChain("<< /Filter[/A85/LZW/Fl/RL/AHx/DCT] >>"), [
    "ASCII85Decode",
    "LZWDecode",
    "FlateDecode",
    "RunLengthDecode",
    "ASCIIHexDecode",
    "DCT",
  ]);
  t.same(filterChain("<< /#46ilter %c\n /Flate#44ecode >>"), ["FlateDecode"]);
  t.same(filterChain("<< /Font /F1 /FilterX /Fl /F (file) /Filter 7 0 R >>"), []);
});

test("decodes as the format says", async (t) => {
  t.equal(Buffer.from(decodeAsciiHex(Buffer.from("48 65 6C6c\n6F2>00"))).toString(), "Hello ");
  t.equal(Buffer.from(decodeAscii85(Buffer.from('87cURD]i,"Ebo80~>'), 99)).toString(), "Hello World!");
  t.same([...decodeAscii85(Buffer.from("z!!~"), 99)], [0, 0, 0, 0, 0]);
  t.same([...decodeRunLength(Buffer.of(1, 7, 8, 254, 9, 128, 5), 99)], [7, 8, 9, 9, 9]);
  const example = Buffer.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
  t.same([...decodeLzw(example, 99)], [45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
});

test("decoders stop at the most that is asked for, and at nonsense", async (t) => {
  const { data, size } = lzw(20 * MB);
  t.ok(decodeLzw(data, 1000).length < 10_000);
  t.ok(Buffer.alloc(size).equals(decodeLzw(data, 2 * size)));
  t.ok(decodeRunLength(Buffer.alloc(MB, Buffer.of(129, 0)), 1000).length < 2000);
  t.ok(decodeAscii85(Buffer.alloc(MB, "z"), 1000).length < 2000);
  for (const decode of [decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength]) {
    t.equal(decode(Buffer.alloc(0), 9).length, 0);
    decode(Buffer.from([255, 254, 253, 252]), 99);
    decode(Buffer.from([0, 0, 0, 1]), 99);
  }
});

/** A zlib header and a stored block that is not the last. */
function storedBlock(text: string): Buffer {
  const head = Buffer.of(0x78, 0x9c, 0, 0, 0, 0, 0);
  head.writeUInt16LE(text.length, 3);
  head.writeUInt16LE(~text.length & 0xffff, 5);
  return Buffer.concat([head, Buffer.from(text)]);
}

function ascii85(bytes: Buffer): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Buffer.alloc(4);
    const size = bytes.copy(part, 0, at, at + 4);
    let value = part.readUInt32BE();
    let digits = "";
    for (let i = 0; i < 5; i++) {
      digits = String.fromCharCode(0x21 + (value % 85)) + digits;
      value = Math.floor(value / 85);
    }
    text += digits.slice(0, size + 1);
  }
  return text;
}

/** At least so many zeros as LZW: clear, 0, then each time the entry that is just being made. */
function lzw(zeros: number): { data: Buffer; size: number } {
  let bits = "";
  let size = 0;
  const put = (code: number, width: number) => (bits += code.toString(2).padStart(width, "0"));
  while (size < zeros) {
    put(256, size === 0 ? 9 : 12);
    put(0, 9);
    size++;
    let width = 9;
    for (let code = 258; code < 4094; code++) {
      put(code, width);
      size += code - 256;
      if (code + 2 >= 1 << width && width < 12) width++;
    }
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return { data: Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2))), size };
}
