import { PdfBuilder } from "./pdf-builder.ts";

/** A line of text: where it begins in points, and its text as the page shows it, from the left. */
export interface SpelledLine {
  x: number;
  y: number;
  text: string;
}

/** A way in which programs write letters that the usual fonts do not have. */
export interface Spelling {
  name: string;
  /** Adds a font of these letters, each half an em wide; of the `untold` ones the file does not say what they are. */
  font(pdf: PdfBuilder, letters: readonly string[], untold: readonly string[]): number;
  /** Hexadecimal digits a code. */
  digits: 2 | 4;
}

const WIDTH = 500;
const SYSTEM = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";

const codeOf = (index: number, digits: number): string => (index + 1).toString(16).padStart(digits, "0");

function toUnicode(
  pdf: PdfBuilder,
  letters: readonly string[],
  untold: readonly string[],
  digits: 2 | 4,
): number {
  const told = letters.flatMap((letter, i) => {
    const meaning = Buffer.from(letter, "utf16le").swap16().toString("hex");
    return untold.includes(letter) ? [] : [`<${codeOf(i, digits)}> <${meaning}>`];
  });
  return pdf.stream(
    "",
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Made def /CMapType 2 def
1 begincodespacerange <${"0".repeat(digits)}> <${"F".repeat(digits)}> endcodespacerange
${told.length} beginbfchar ${told.join(" ")} endbfchar
endcmap end end`,
  );
}

function simpleFont(pdf: PdfBuilder, names: readonly string[], more: string): number {
  const encoding = `<< /Type /Encoding /Differences [1 ${names.map((name) => `/${name}`).join(" ")}] >>`;
  const widths = names.map(() => WIDTH).join(" ");
  return pdf.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} /FirstChar 1 /LastChar ${names.length} /Widths [${widths}] ${more} >>`,
  );
}

/** Three kinds of program: browsers and word processors, older typesetters, and printer drivers. */
export const SPELLINGS: readonly Spelling[] = [
  {
    name: "two bytes a code, and a table of what they mean",
    digits: 4,
    font(pdf, letters, untold) {
      const shapes = pdf.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica ${SYSTEM} /DW ${WIDTH} >>`,
      );
      return pdf.add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [${shapes} 0 R] /ToUnicode ${toUnicode(pdf, letters, untold, 4)} 0 R >>`,
      );
    },
  },
  {
    name: "one byte a code, and the names of letters",
    digits: 2,
    font(pdf, letters, untold) {
      const names = letters.map((letter) =>
        untold.includes(letter)
          ? "cid_12"
          : `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      );
      return simpleFont(pdf, names, "");
    },
  },
  {
    name: "one byte a code, and a table of what they mean",
    digits: 2,
    font(pdf, letters, untold) {
      const names = letters.map((_, i) => `shape_${i}`);
      return simpleFont(pdf, names, `/ToUnicode ${toUnicode(pdf, letters, untold, 2)} 0 R`);
    },
  },
];

/** A page of lines in letters of 10 points, in one of the ways of writing them. */
export function spelledPdf(
  spelling: Spelling,
  lines: readonly SpelledLine[],
  untold: readonly string[] = [],
): Buffer {
  const pdf = new PdfBuilder();
  const letters = [...new Set(lines.flatMap(({ text }) => text.split("")))];
  const font = spelling.font(pdf, letters, untold);
  const drawn = lines.map(({ x, y, text }) => {
    const codes = text.split("").map((letter) => codeOf(letters.indexOf(letter), spelling.digits));
    return `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm <${codes.join("")}> Tj ET`;
  });
  return pageOf(pdf, font, drawn.join(" "));
}

/** A page of one line in codes of one of the alphabets that every viewer knows (ISO 32000-2, 9.7.5.2). */
export function predefinedPdf(alphabet: string, ordering: string, codes: string): Buffer {
  const pdf = new PdfBuilder();
  const name = "/FontName /STSong-Light /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0";
  const metrics = "/Ascent 880 /Descent -120 /CapHeight 700 /StemV 80";
  const descriptor = pdf.add(`<< /Type /FontDescriptor ${name} ${metrics} >>`);
  const system = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  const shapes = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${system} /DW 1000 /FontDescriptor ${descriptor} 0 R >>`,
  );
  const font = pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-${alphabet} /Encoding /${alphabet} /DescendantFonts [${shapes} 0 R] >>`,
  );
  return pageOf(pdf, font, `BT /F 10 Tf 40 700 Td <${codes}> Tj ET`);
}

function pageOf(pdf: PdfBuilder, font: number, content: string): Buffer {
  const tree = pdf.reserve();
  const page = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${pdf.stream("", content)} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}
