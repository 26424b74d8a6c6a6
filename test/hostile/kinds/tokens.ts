import { PdfBuilder } from "../../../packages/engine/test/support/pdf-builder.ts";
import { pageOfOperators, pageOfWords } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";
import { HELLO, HELVETICA, MEDIA_BOX, onePage, pageOf } from "../one-page.ts";

/** A page whose content is so many references to one stream. */
function contentReferences(count: number): Buffer {
  const pdf = new PdfBuilder();
  const font = pdf.add(HELVETICA);
  const content = pdf.stream("", HELLO);
  const tree = pdf.reserve();
  const page = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R ${MEDIA_BOX} /Contents [${`${content} 0 R `.repeat(count)}] ` +
      `/Resources << /Font << /F0 ${font} 0 R >> >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

/** A million of anything. */
export const tokens: HostileKinds = {
  "ten million numbers": { slow: true, make: () => pageOf(`${"1 ".repeat(10_000_000)}${HELLO}`) },
  "five million unknown operators": { slow: true, make: () => pageOf(`${"zz ".repeat(5_000_000)}${HELLO}`) },
  "two million rectangles": {
    slow: true,
    make: () => pageOf(`${"0 0 9 9 re f ".repeat(2_000_000)}${HELLO}`),
  },
  "a path of three million segments": {
    slow: true,
    make: () => pageOf(`0 0 m ${"9 9 l ".repeat(3_000_000)}S ${HELLO}`),
  },
  "100,000 rectangles": { make: () => pageOf(`${"0 0 9 9 re f ".repeat(100_000)}${HELLO}`) },
  "three million words": { slow: true, make: () => pageOfOperators(3_000_000) },
  "300,000 words": { slow: true, make: () => pageOfWords(300_000) },
  "500,000 words at one place": {
    slow: true,
    make: () =>
      pageOf(`BT /F0 9 Tf 1 0 0 1 72 700 Tm ${"(1,000.00) Tj 1 0 0 1 72 700 Tm ".repeat(500_000)}ET`),
  },
  "a string of eight megabytes": {
    slow: true,
    make: () => pageOf(`BT /F0 9 Tf 9 700 Td (${"x".repeat(8_000_000)}) Tj ET`),
  },
  "a string of half a megabyte": {
    slow: true,
    make: () => pageOf(`BT /F0 9 Tf 9 700 Td (${"x".repeat(500_000)}) Tj ET`),
  },
  "a million references to one content": { slow: true, make: () => contentReferences(1_000_000) },
  "10,000 references to one content": { make: () => contentReferences(10_000) },
  "names of a megabyte": { make: () => pageOf(`/${"n".repeat(1_000_000)} gs ${HELLO}`) },
  "100,000 annotations": {
    slow: true,
    make: () =>
      onePage((pdf) => {
        const look = pdf.stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9]", "0 0 9 9 re f");
        const note = pdf.add(
          `<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 4 /AP << /N ${look} 0 R >> >>`,
        );
        return { entries: `/Annots [${`${note} 0 R `.repeat(100_000)}]` };
      }),
  },
  "an annotation whose appearance is itself": {
    make: () =>
      onePage((pdf) => {
        const note = pdf.reserve();
        pdf.set(
          note,
          `<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 4 /AP << /N ${note} 0 R >> /Parent ${note} 0 R >>`,
        );
        return { entries: `/Annots [${note} 0 R]`, catalog: `/AcroForm << /Fields [${note} 0 R] >>` };
      }),
  },
};
