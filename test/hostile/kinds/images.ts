import { deflateSync } from "node:zlib";
import type { HostileKinds } from "../hostile-kind.ts";
import { HELLO, onePage, pageOf } from "../one-page.ts";

const SIDE = 65_000;

/** A page that shows one image of enormous size, as its dictionary and its data say. */
function imagePage(filter: string, data: Buffer, more = ""): Buffer {
  return onePage((pdf) => {
    const image = pdf.stream(
      `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /BitsPerComponent 8 /ColorSpace /DeviceRGB ` +
        `/Filter ${filter} ${more}`,
      data,
    );
    return { content: "q 612 0 0 792 0 0 cm /I Do Q", resources: `/XObject << /I ${image} 0 R >>` };
  });
}

/** Segments of a JBIG2 page (ITU-T T.88, 7.2) whose sides are so long, filled with generic regions as large. */
function jbig2(width: number, height: number, regions: number): Buffer {
  const uint = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value >>> 0);
    return bytes;
  };
  const segment = (number: number, type: number, data: Buffer): Buffer =>
    Buffer.concat([uint(number), Buffer.from([type, 0, 1]), uint(data.length), data]);
  const page = Buffer.concat([uint(width), uint(height), uint(0), uint(0), Buffer.from([0, 0, 0])]);
  const region = Buffer.concat([
    uint(width),
    uint(height),
    uint(0),
    uint(0),
    Buffer.from([0, 0, 3, 0xff, 0xfd, 0xff, 2, 0xfe, 0xfe, 0xfe]),
    Buffer.alloc(16, 0xa5),
  ]);
  const filled = Array.from({ length: regions }, (_, i) => segment(i + 1, 38, region));
  return Buffer.concat([segment(0, 48, page), ...filled]);
}

/** The start of a JPEG 2000 code stream (ITU-T T.800, A.5.1) of an image so large, cut in tiles so small. */
function jpx(side: number, tile: number): Buffer {
  const siz = Buffer.alloc(4 + 38 + 9);
  siz.writeUInt16BE(0xff51, 0);
  siz.writeUInt16BE(47, 2);
  siz.writeUInt32BE(side, 6);
  siz.writeUInt32BE(side, 10);
  siz.writeUInt32BE(tile, 22);
  siz.writeUInt32BE(tile, 26);
  siz.writeUInt16BE(3, 38);
  for (let i = 0; i < 3; i++) siz.set([7, 1, 1], 40 + 3 * i);
  const cod = Buffer.from([0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 5, 4, 4, 0, 0]);
  const qcd = Buffer.from([0xff, 0x5c, 0, 4, 0x40, 0x40]);
  const sot = Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 0, 0, 1, 0xff, 0x93]);
  return Buffer.concat([
    Buffer.from([0xff, 0x4f]),
    siz.subarray(0, 49),
    cod,
    qcd,
    sot,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The headers of a JPEG (ITU-T T.81, B.2.2) whose sides are as long as they can be, and no data. */
function jpeg(): Buffer {
  const frame = Buffer.from([
    0xff, 0xc2, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x44, 0, 2, 0x11, 0, 3, 0x11, 0,
  ]);
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan, Buffer.alloc(64), Buffer.from([0xff, 0xd9])]);
}

/** Images that are enormous once they are decoded. */
export const images: HostileKinds = {
  "an image of 12 gigabytes in 100 kilobytes of Flate": {
    slow: true,
    make: () => imagePage("/FlateDecode", deflateSync(Buffer.alloc(100_000_000), { level: 9 })),
  },
  "a JBIG2 image of 4 gigapixels": { make: () => imagePage("/JBIG2Decode", jbig2(SIDE, SIDE, 1)) },
  "a JBIG2 image with a height of 2^32 and 5,000 regions": {
    make: () => imagePage("/JBIG2Decode", jbig2(20_000, -1, 5_000)),
  },
  "a JPX image of 4 gigapixels": { make: () => imagePage("/JPXDecode", jpx(SIDE, SIDE)) },
  "a JPX image of 4 billion tiles": { make: () => imagePage("/JPXDecode", jpx(SIDE, 1)) },
  "a JPEG of 65,535 by 65,535 without data": { make: () => imagePage("/DCTDecode", jpeg()) },
  "a fax of 4 gigapixels": {
    make: () =>
      imagePage(
        "/CCITTFaxDecode",
        Buffer.alloc(1000, 0xff),
        `/DecodeParms << /K -1 /Columns ${SIDE} /Rows ${SIDE} >>`,
      ),
  },
  "an image of 100 megapixels that can be recognised": {
    slow: true,
    make: () =>
      onePage((pdf) => {
        const image = pdf.deflated(
          "/Type /XObject /Subtype /Image /Width 10000 /Height 10000 /BitsPerComponent 1 /ColorSpace /DeviceGray",
          Buffer.alloc(12_500_000, 0x5a),
        );
        return { content: "q 612 0 0 792 0 0 cm /I Do Q", resources: `/XObject << /I ${image} 0 R >>` };
      }),
  },
  "an image that is its own soft mask": {
    make: () =>
      onePage((pdf) => {
        const image = pdf.reserve();
        pdf.set(
          image,
          `<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray ` +
            `/SMask ${image} 0 R /Length 81 >>\nstream\n${"x".repeat(81)}\nendstream`,
        );
        return { content: `/I Do ${HELLO}`, resources: `/XObject << /I ${image} 0 R >>` };
      }),
  },
  "200,000 inline images": {
    slow: true,
    make: () => pageOf("BI /W 1 /H 1 /BPC 8 /CS /G ID x EI\n".repeat(200_000)),
  },
  "an inline image of 4 gigapixels": {
    make: () => pageOf(`BI /W ${SIDE} /H ${SIDE} /BPC 8 /CS /RGB /F /Fl ID xxxx EI ${HELLO}`),
  },
  "an image without colours to index": {
    make: () =>
      imagePage(
        "/FlateDecode",
        deflateSync(Buffer.alloc(9)),
        "/ColorSpace [/Indexed /DeviceRGB 2147483647 <00>]",
      ),
  },
};
