import type { HostileKinds } from "../hostile-kind.ts";
import { onePage } from "../one-page.ts";

const TEXT = "BT /F0 12 Tf 72 700 Td (Payroll Register) Tj 0 -20 Td (Gross Pay 1,000.00) Tj ET";
const DESCRIPTOR = "/Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /StemV 1";

/** A page in a TrueType font whose file is this. */
function withFontFile(entry: string, data: Buffer, more = ""): Buffer {
  return onePage((pdf) => {
    const file = pdf.deflated(`/Length1 ${data.length} ${more}`, data);
    const descriptor = pdf.add(`<< ${DESCRIPTOR} /Ascent 1e38 /Descent -1e38 /${entry} ${file} 0 R >>`);
    const font = pdf.add(
      `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 255 /FontDescriptor ${descriptor} 0 R >>`,
    );
    return { content: TEXT, font };
  });
}

/** A TrueType file whose tables of that many entries all lie at offsets and lengths near 2^32. */
function wildTables(): Buffer {
  const tags = [
    "cmap",
    "glyf",
    "head",
    "hhea",
    "hmtx",
    "loca",
    "maxp",
    "name",
    "post",
    "fpgm",
    "prep",
    "GSUB",
  ];
  const file = Buffer.alloc(12 + 16 * tags.length + 200, 0xff);
  file.writeUInt32BE(0x00010000, 0);
  file.writeUInt16BE(tags.length, 4);
  tags.forEach((tag, i) => {
    file.write(tag, 12 + 16 * i, "latin1");
    file.writeUInt32BE(12 + 16 * tags.length + i, 12 + 16 * i + 8);
    file.writeUInt32BE(0xfffffff0, 12 + 16 * i + 12);
  });
  return file;
}

/** A font of CID codes with these entries, in a page. */
function cidFont(entries: string, encoding = "/Identity-H"): Buffer {
  return onePage((pdf) => {
    const inner = pdf.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ` +
        `/Supplement 0 >> ${entries} >>`,
    );
    const font = pdf.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${encoding} /DescendantFonts [${inner} 0 R] >>`,
    );
    return { content: "BT /F0 12 Tf 72 700 Td <004100420043> Tj ET", font };
  });
}

/** Fonts that cost more than any text. */
export const fonts: HostileKinds = {
  "a font file of 300 megabytes of zeros": {
    slow: true,
    make: () => withFontFile("FontFile2", Buffer.alloc(300_000_000)),
  },
  "a TrueType font whose tables end beyond 2^32": { make: () => withFontFile("FontFile2", wildTables()) },
  "a compact font whose subroutines call themselves": {
    make: () =>
      withFontFile(
        "FontFile3",
        Buffer.from(
          "0100040100010101024100010101051d00000011110001010101414100000102000100020a0b0a0e",
          "hex",
        ),
        "/Subtype /Type1C",
      ),
  },
  "a Type 1 program that never ends": {
    make: () => withFontFile("FontFile", Buffer.from(`%!PS-AdobeFont-1.0\n${"{ dup ".repeat(300_000)}eexec`)),
  },
  "a Type 3 font whose letters draw themselves": {
    make: () =>
      onePage((pdf) => {
        const font = pdf.reserve();
        const letter = pdf.deflated("", "1000 0 d0 BT /F0 1 Tf (aaaaaaaaaaaaaaaa) Tj ET");
        pdf.set(
          font,
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 ` +
            `/LastChar 97 /Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${letter} 0 R >> ` +
            `/Resources << /Font << /F0 ${font} 0 R >> >> >>`,
        );
        return { content: "BT /F0 12 Tf 72 700 Td (aaaaaaaaaaaaaaaa) Tj ET", font };
      }),
  },
  "Type 3 letters with a matrix of zeros": {
    make: () =>
      onePage((pdf) => {
        const letter = pdf.deflated("", "1e38 0 d0 0 0 1 1 re f");
        const font = pdf.add(
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0 0 0 0 0 0] /FirstChar 97 /LastChar 97 ` +
            `/Widths [1e38] /Encoding << /Differences [97 /a] >> /CharProcs << /a ${letter} 0 R >> >>`,
        );
        return { content: "BT /F0 12 Tf 72 700 Td (aaaa) Tj ET", font };
      }),
  },
  "widths of two million letters": {
    slow: true,
    make: () => cidFont(`/W [0 [${"500 ".repeat(2_000_000)}]]`),
  },
  "ranges of widths that span 2^31 codes": {
    make: () => cidFont(`/W [${"0 2147483647 1e38 ".repeat(10_000)}]`),
  },
  "a character map that uses itself": {
    make: () =>
      onePage((pdf) => {
        const map = pdf.reserve();
        pdf.set(
          map,
          `<< /Type /CMap /CMapName /A /UseCMap ${map} 0 R /Length 52 >>\nstream\n` +
            `begincmap 1 begincidrange <00> <ffff> 0 endcidrange \nendstream`,
        );
        const inner = pdf.add("<< /Type /Font /Subtype /CIDFontType0 /BaseFont /A >>");
        const font = pdf.add(
          `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${map} 0 R /DescendantFonts [${inner} 0 R] >>`,
        );
        return { content: TEXT, font };
      }),
  },
  "a font that is its own descendant": {
    make: () =>
      onePage((pdf) => {
        const font = pdf.reserve();
        pdf.set(
          font,
          `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [${font} 0 R] >>`,
        );
        return { content: TEXT, font };
      }),
  },
  "20,000 fonts on a page": {
    slow: true,
    make: () =>
      onePage((pdf) => {
        const names = Array.from({ length: 20_000 }, (_, i) => {
          const font = pdf.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Font${i} >>`);
          return `/G${i} ${font} 0 R`;
        });
        const shown = names.map((_, i) => `/G${i} 9 Tf (x) Tj`).join("\n");
        return {
          content: `BT 72 700 Td ${shown} ET`,
          entries: `/Resources << /Font << ${names.join(" ")} >> >>`,
        };
      }),
  },
};
