import { deflateSync } from "node:zlib";
import { inflatingObjectStream, pdfWith } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";
import { HELLO } from "../one-page.ts";

/** A page whose content goes through these filters. */
function filtered(filters: string, data: Buffer | string, more = ""): Buffer {
  return pdfWith((pdf) => [pdf.stream(`/Filter ${filters} ${more}`, data)]);
}

function predicted(parameters: string): Buffer {
  return filtered(
    "/FlateDecode",
    deflateSync(Buffer.from(HELLO.repeat(50))),
    `/DecodeParms << ${parameters} >>`,
  );
}

/** Zeros as LZW code words: clear, then entries of the table that each are a byte longer than the one before. */
function lzwOfZeros(codes: number): Buffer {
  let bits = "";
  for (let left = codes; left > 0;) {
    bits += (256).toString(2).padStart(9, "0");
    for (let next = 258; next < 4094 && left > 0; next++, left--) {
      const width = next < 512 ? 9 : next < 1024 ? 10 : next < 2048 ? 11 : 12;
      bits += (next === 258 ? 0 : next - 1).toString(2).padStart(width, "0");
    }
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function deflated(bytes: number, layers: number): Buffer {
  let data: Buffer = Buffer.alloc(bytes);
  for (let i = 0; i < layers; i++) data = deflateSync(data, { level: 9 });
  return data;
}

/** The page's content with a length that is not its length. */
function wrongLength(length: string): Buffer {
  const text = pdfWith((pdf) => [pdf.stream("", HELLO)]).toString("latin1");
  return Buffer.from(text.replace(/\/Length \d+/, `/Length ${length}`), "latin1");
}

/** Filters that give far more than they are given, or never end. */
export const filters: HostileKinds = {
  "a content of 600 megabytes": {
    slow: true,
    make: () => filtered("/FlateDecode", deflated(600_000_000, 1)),
  },
  "a content of 250 megabytes of spaces": {
    slow: true,
    make: () => filtered("/FlateDecode", deflateSync(Buffer.alloc(250_000_000, " "), { level: 9 })),
  },
  "a content of 100 megabytes of spaces": {
    make: () => filtered("/FlateDecode", deflateSync(Buffer.alloc(100_000_000, " "), { level: 9 })),
  },
  "a content inside three layers": {
    slow: true,
    make: () => filtered("[/FlateDecode /FlateDecode /FlateDecode]", deflated(600_000_000, 3)),
  },
  "an object stream inside three layers": { slow: true, make: () => inflatingObjectStream(600_000_000, 3) },
  "a chain of LZW and Flate": {
    make: () => filtered("[/FlateDecode /LZWDecode]", deflateSync(lzwOfZeros(400_000), { level: 9 })),
  },
  "LZW in a thousand filters": { make: () => filtered(`[${"/LZWDecode ".repeat(1000)}]`, lzwOfZeros(8000)) },
  "ten thousand filters": {
    make: () => filtered(`[${"/ASCIIHexDecode ".repeat(10_000)}]`, "41".repeat(5000)),
  },
  "run lengths of 600 megabytes": {
    make: () =>
      filtered(
        "[/FlateDecode /RunLengthDecode]",
        deflateSync(Buffer.alloc(9_400_000, Buffer.from([129, 32]))),
      ),
  },
  "characters of base 85 that are all zeros": {
    slow: true,
    make: () =>
      filtered("[/FlateDecode /ASCII85Decode]", deflateSync(Buffer.alloc(100_000_000, "z"), { level: 9 })),
  },
  "a predictor of 10^9 columns": { make: () => predicted("/Predictor 12 /Columns 1000000000") },
  "a predictor of 2^31 bits": {
    make: () => predicted("/Predictor 2 /Columns 2147483647 /Colors 2147483647 /BitsPerComponent 16"),
  },
  "a predictor of no columns": {
    make: () => predicted("/Predictor 15 /Columns 0 /Colors 0 /BitsPerComponent 0"),
  },
  "a predictor of negative columns": { make: () => predicted("/Predictor 12 /Columns -5 /Colors -1") },
  "a stream longer than the file": { make: () => wrongLength("2147483647") },
  "a stream of negative length": { make: () => wrongLength("-1") },
  "a stream whose length is the stream": { make: () => wrongLength("2 0 R") },
  "a filter that nobody knows": { make: () => filtered("/Nonsense", HELLO) },
  "filters of the wrong kind": {
    make: () => filtered("[1 (a) [/FlateDecode] null << >>]", HELLO, "/DecodeParms [7 (x)]"),
  },
};
