import { PdfBuilder } from "../../packages/engine/test/support/pdf-builder.ts";

export const MEDIA_BOX = "/MediaBox [0 0 612 792]";
export const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** Content that shows text in the page's font. */
export const HELLO = "BT /F0 12 Tf 72 700 Td (Payroll Register) Tj ET";

interface Page {
  content?: string | Buffer;
  /** Inside of the page's /Resources, which has /Font << /F0 >> already. */
  resources?: string;
  /** A font instead of Helvetica. */
  font?: number;
  /** Further entries of the page. */
  entries?: string;
  /** Instead of US Letter. */
  box?: string;
  /** Further entries of the catalog. */
  catalog?: string;
}

/** A document of one page; `describe` adds what the page needs and says how it uses it. */
export function onePage(describe: (pdf: PdfBuilder) => Page): Buffer {
  const pdf = new PdfBuilder();
  const {
    content = HELLO,
    resources = "",
    font,
    entries = "",
    box = MEDIA_BOX,
    catalog = "",
  } = describe(pdf);
  const shown = pdf.deflated("", content);
  const letters = font ?? pdf.add(HELVETICA);
  const tree = pdf.reserve();
  const page = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R ${box} /Contents ${shown} 0 R ${entries} ` +
      `/Resources << /Font << /F0 ${letters} 0 R >> ${resources} >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R ${catalog} >>`));
}

/** A document of one page with this content. */
export function pageOf(content: string): Buffer {
  return onePage(() => ({ content }));
}
