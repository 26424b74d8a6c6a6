import { deflateSync } from "node:zlib";
import { PdfBuilder } from "./pdf-builder.ts";

const MEDIA_BOX = "/MediaBox [0 0 612 792]";

/** A document with one page for each content stream, in Helvetica as `/F0`. */
export function pdfOfPages(contents: readonly string[]): Buffer {
  return pdfWith((pdf) => contents.map((content) => pdf.deflated("", content)));
}

/** A document with one page for each content object that `contents` adds. */
export function pdfWith(contents: (pdf: PdfBuilder) => number[]): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const font = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const pages = contents(pdf).map((content) =>
    pdf.add(
      `<< /Type /Page /Parent ${tree} 0 R ${MEDIA_BOX} /Contents ${content} 0 R ` +
        `/Resources << /Font << /F0 ${font} 0 R >> >> >>`,
    ),
  );
  const kids = pages.map((page) => `${page} 0 R`).join(" ");
  pdf.set(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** A page's content with the lines one below the other. */
export function linesOfText(lines: readonly string[], size = 11): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
  return `BT /F0 ${size} Tf ${size + 3} TL 72 720 Td\n${shown}\nET`;
}

/** A letter: text, and nothing of a payroll. */
export function letter(): Buffer {
  return pdfOfPages([
    linesOfText([
      "Dear neighbours,",
      "the fence along the lane will be painted in the first week of May.",
      "Please keep your dogs inside until the paint has dried.",
      "With kind regards",
      "The garden society",
    ]),
  ]);
}

export function blankPages(count: number): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const kids = Array.from({ length: count }, () =>
    pdf.add(`<< /Type /Page /Parent ${tree} 0 R ${MEDIA_BOX} >>`),
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${count} >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** One page with so many words, set so small that they fit. */
export function pageOfWords(count: number): Buffer {
  const perLine = 250;
  const lines: string[] = [];
  for (let word = 0; word < count; word += perLine) {
    const words = Array.from(
      { length: Math.min(perLine, count - word) },
      (_, i) => `w${(word + i).toString(36)}`,
    );
    lines.push(words.join(" "));
  }
  return pdfOfPages([
    `BT /F0 0.8 Tf 1.6 TL 20 780 Td\n${lines.map((line) => `(${line}) Tj T*`).join("\n")}\nET`,
  ]);
}

/** Forms that each draw the next one twice: 2^depth drawings in a few kilobytes. */
export function formsInForms(depth: number): Buffer {
  const pdf = new PdfBuilder();
  const kind = "/Type /XObject /Subtype /Form /BBox [0 0 1 1]";
  let form = pdf.stream(kind, "0 0 m 1 1 l S");
  for (let level = 0; level < depth; level++) {
    form = pdf.stream(`${kind} /Resources << /XObject << /X ${form} 0 R >> >>`, "/X Do /X Do");
  }
  const tree = pdf.reserve();
  const content = pdf.stream("", "/X Do");
  const resources = `/Resources << /XObject << /X ${form} 0 R >> >>`;
  const page = `<< /Type /Page /Parent ${tree} 0 R ${MEDIA_BOX} /Contents ${content} 0 R ${resources} >>`;
  pdf.set(tree, `<< /Type /Pages /Kids [${pdf.add(page)} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** One page that shows so many words, far apart so that none join: each costs the reader some heap. */
export function pageOfOperators(count: number): Buffer {
  return pdfOfPages([`BT /F0 1 Tf 1 0 0 1 0 700 Tm ${"(w) Tj 9 0 Td ".repeat(count)}ET`]);
}

/** A document with an object stream of zeros, deflated `layers` times. */
export function inflatingObjectStream(bytes: number, layers = 1): Buffer {
  let data: Buffer = Buffer.alloc(bytes);
  for (let layer = 0; layer < layers; layer++) data = deflateSync(data, { level: 9 });
  const filters = Array(layers).fill("/FlateDecode").join(" ");
  return pdfWith((pdf) => {
    pdf.stream(`/Type /ObjStm /N 1 /First 4 /Filter [${filters}]`, data);
    return [pdf.stream("", linesOfText(["text"]))];
  });
}
