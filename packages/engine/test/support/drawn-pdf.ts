import { PdfBuilder } from "./pdf-builder.ts";

export interface DrawnPage {
  /** Operators of the page; `/F0` is Helvetica, `/F1` Helvetica-Bold, `/F2` Helvetica with ligatures at codes 1 and 2,
   * `/F3` a Helvetica whose code 65 is a letter without a meaning, `/F4` a Courier of which the file says that letters have no
   * width and everything else has twice its own, `/F5` a font of two bytes a code, in which 1 to 6 are `fi`, `n`, `g`, `f`, `i`
   * and `S`, `/F6` a Helvetica of which the file says that its `é` and `ö` are an `Ä` and an `Å`,
   * `/F7` another of two bytes a code, in which 1 to 6 are `ff`, `e`, `J`, `r`, `i` and `fi`, and no `f`, `/F8` a Courier of which the file
   * says that some digits, the comma and the point are as wide as another sign, `/F9` one of two bytes a code, in which 1 to 14 are
   * the letters of `ABROAD`, `/Marks` one whose letters are drawings without a meaning: 1 a point, 2 a comma. `/Clear` is a graphics state in which nothing is
   * seen, `/Darken` one that multiplies, `/Off` and `/On` are layers, `/Member` is a group of the first, `/Picture` is a dark image. */
  content: string;
  /** Default a portrait Letter page. */
  mediaBox?: readonly [number, number, number, number];
  rotate?: number;
  /** What else its dictionary says. */
  more?: string;
  /** Form XObjects by name. */
  forms?: Readonly<Record<string, { matrix: string; content: string }>>;
  /** Annotations with an appearance of 200 by 20 points: their dictionary beside it (`/Subtype /Stamp`), and its content. */
  annotations?: readonly { dictionary: string; content: string }[];
}

const FONT = "/Type /Font /Subtype /Type1";
const WRONG_WIDTHS = Array.from({ length: 95 }, (_, i) =>
  /[a-z]/i.test(String.fromCharCode(32 + i)) ? 0 : 1200,
);
const WRONG_DIGITS = Array.from({ length: 95 }, (_, i) =>
  /[348,.]/.test(String.fromCharCode(32 + i)) ? 1000 : /[17]/.test(String.fromCharCode(32 + i)) ? 500 : 600,
);
const LIGATURES = "<< /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >>";

/** What the codes of a font are, from 1, the first of them one ligature, and how wide each is. */
interface Letters {
  texts: readonly string[];
  widths: readonly number[];
}

const WITH_PARTS: Letters = {
  texts: ["fi", "n", "g", "f", "i", "S"],
  widths: [630, 634, 635, 352, 278, 635],
};
const WITHOUT_PARTS: Letters = {
  texts: ["ff", "e", "J", "r", "i", "fi"],
  widths: [810, 678, 372, 493, 278, 493],
};

/** Letters, hyphens and spaces that no font of one byte has, and digits beside them. */
export const ABROAD = [
  "\u05d3",
  "\u05e0",
  "\u05d4",
  "\u05db",
  "\u05df",
  "\ufee1",
  "\ufeb3",
  "a",
  "\u2010",
  "\u00ad",
  "1",
  "2",
  "\u202f",
  ",",
];
const OF_ABROAD: Letters = { texts: ABROAD, widths: ABROAD.map((letter) => (letter === "," ? 278 : 500)) };

/** A font of which each code is a letter of its own choice, as browsers write them. What it lacks is as wide as code 0. */
function composedFont(pdf: PdfBuilder, { texts, widths }: Letters): string {
  const hex = (text: string): string =>
    [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
  const letters = texts.map((text, i) => `<${(i + 1).toString(16).padStart(4, "0")}> <${hex(text)}>`);
  const meaning = toUnicode(
    pdf,
    "<0000> <FFFF>",
    `${texts.length} beginbfchar ${letters.join(" ")} endbfchar`,
  );
  const system = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";
  const shapes = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica ${system} /DW 500 /W [0 [600 ${widths.join(" ")}]] >>`,
  );
  return `<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [${shapes} 0 R] /ToUnicode ${meaning} 0 R >>`;
}

/** A font whose letters are drawings, with names that say nothing: a point and a comma. */
function drawnFont(pdf: PdfBuilder): string {
  const point = pdf.stream("", "278 0 90 0 190 110 d1 90 0 100 110 re f");
  const comma = pdf.stream("", "278 0 90 -170 200 110 d1 90 -170 m 200 0 l 200 110 l 90 110 l h f");
  return (
    "<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 300 200] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >> " +
    `/CharProcs << /a1 ${point} 0 R /a2 ${comma} 0 R >> /Encoding << /Type /Encoding /Differences [1 /a1 /a2] >> ` +
    "/FirstChar 1 /LastChar 2 /Widths [278 278] >>"
  );
}

/** A font that draws `é` and `ö`, and says that they are an `Ä` and an `Å`. */
function renamedFont(pdf: PdfBuilder): string {
  const plain = "1 beginbfrange <20> <7E> <0020> endbfrange";
  const renamed = "2 beginbfchar <E9> <00C4> <F6> <00C5> endbfchar";
  const meaning = toUnicode(pdf, "<00> <FF>", `${plain}\n${renamed}`);
  return `<< ${FONT} /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${meaning} 0 R >>`;
}

/** What the codes of a font mean, as its file says (ISO 32000-2, 9.10.3). */
function toUnicode(pdf: PdfBuilder, codes: string, letters: string): number {
  return pdf.stream(
    "",
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Made def /CMapType 2 def
1 begincodespacerange ${codes} endcodespacerange
${letters}
endcmap end end`,
  );
}

/** A document of pages that are drawn by the given operators. */
export function drawnPdf(...pages: readonly DrawnPage[]): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const fonts = [
    `<< ${FONT} /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`,
    `<< ${FONT} /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>`,
    `<< ${FONT} /BaseFont /Helvetica /Encoding ${LIGATURES} >>`,
    `<< ${FONT} /BaseFont /Helvetica /Encoding << /Differences [65 /nameless] >> >>`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /CourierNew /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${WRONG_WIDTHS.join(" ")}] >>`,
    composedFont(pdf, WITH_PARTS),
    renamedFont(pdf),
    composedFont(pdf, WITHOUT_PARTS),
    `<< /Type /Font /Subtype /TrueType /BaseFont /CourierNew /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${WRONG_DIGITS.join(" ")}] >>`,
    composedFont(pdf, OF_ABROAD),
  ].map((body, i) => `/F${i} ${pdf.add(body)} 0 R`);
  fonts.push(`/Marks ${pdf.add(drawnFont(pdf))} 0 R`);
  const [off, on] = ["off", "on"].map((name) => pdf.add(`<< /Type /OCG /Name (${name}) >>`));
  const picture = pdf.stream(
    "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8",
    "0123",
  );
  const resources =
    `/Font << ${fonts.join(" ")} >> /ExtGState << /Clear << /ca 0 /CA 0 >> /Darken << /BM /Multiply >> >> ` +
    `/Properties << /Off ${off} 0 R /On ${on} 0 R /Member << /Type /OCMD /OCGs [${off} 0 R] >> >>`;
  const nodes = pages.map(
    ({ content, mediaBox = [0, 0, 612, 792], rotate = 0, more = "", forms = {}, annotations = [] }) => {
      const drawn = Object.entries(forms).map(([name, form]) => {
        const head = `/Type /XObject /Subtype /Form /BBox [-9999 -9999 9999 9999] /Matrix [${form.matrix}]`;
        return `/${name} ${pdf.stream(`${head} /Resources << ${resources} >>`, form.content)} 0 R`;
      });
      const shown = annotations.map(({ dictionary, content: appearance }) => {
        const head = `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << ${resources} >>`;
        const stream = pdf.stream(head, appearance);
        return `${pdf.add(`<< /Type /Annot ${dictionary} /Rect [300 600 500 620] /F 4 /AP << /N ${stream} 0 R >> >>`)} 0 R`;
      });
      return pdf.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${mediaBox.join(" ")}] /Rotate ${rotate} ${more} ` +
          `/Contents ${pdf.stream("", content)} 0 R ` +
          `/Resources << ${resources} /XObject << /Picture ${picture} 0 R ${drawn.join(" ")} >> >> /Annots [${shown.join(" ")}] >>`,
      );
    },
  );
  const kids = nodes.map((node) => `${node} 0 R`).join(" ");
  pdf.set(tree, `<< /Type /Pages /Kids [${kids}] /Count ${nodes.length} >>`);
  const layers = `/OCGs [${off} 0 R ${on} 0 R] /D << /OFF [${off} 0 R] >>`;
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R /OCProperties << ${layers} >> >>`));
}

const WIDTHS: Readonly<Record<string, number>> = {
  H: 0.722,
  P: 0.667,
  b: 0.556,
  i: 0.222,
  l: 0.222,
  r: 0.333,
  s: 0.5,
  t: 0.278,
  " ": 0.278,
  ",": 0.278,
  ".": 0.278,
  y: 0.5,
  G: 0.778,
};

/** Width of a text in Helvetica, in font sizes; letters that are not listed are as wide as a figure. */
export function helveticaWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.556), 0);
}

/** One operator a letter, each placed by itself; white space is not drawn. */
export function letterByLetter(text: string, x: number, y: number, size: number, squeeze = 1): string[] {
  return [...text].flatMap((letter, i) => {
    const at = x + helveticaWidth(text.slice(0, i)) * size * squeeze;
    return letter === " " ? [] : [`1 0 0 1 ${at.toFixed(3)} ${y} Tm (${letter}) Tj`];
  });
}
