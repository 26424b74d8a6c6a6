import { AS_DISPLAYED, type GrayImage, type Upright } from "../../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../../src/read/page-image/image-document.ts";
import { PdfBuilder } from "./pdf-builder.ts";

export interface ScanOptions {
  /** Pixels an inch. Default 200. */
  dpi?: number;
  /** How the sheet lies on the glass. Default upright. */
  lies?: Upright;
  /** Changes the picture in place. */
  spoil?: (image: GrayImage) => void;
}

/** Every page of a document as a scanner gives it: one gray image that fills the page, and no text. */
export async function scannedPdf(pdf: Buffer, pageCount: number, options: ScanOptions = {}): Promise<Buffer> {
  const { dpi = 200, lies = AS_DISPLAYED, spoil = () => {} } = options;
  const document = await ImageDocument.open(pdf, null);
  try {
    const images = Array.from({ length: pageCount }, (_, i) => document.draw(i + 1, lies, dpi));
    images.forEach(spoil);
    return pdfOfImages(images);
  } finally {
    document.close();
  }
}

/** Pages that show an image each, and `over` it what else is drawn; it may name the font `F`. */
export function pdfOfImages(images: readonly GrayImage[], over = ""): Buffer {
  return imagePages(
    images.map(({ width, height, pixels, dpi }) => (pdf) => ({
      image: pdf.deflated(imageEntries(width, height), Buffer.from(pixels)),
      widthPt: (width * 72) / dpi,
      heightPt: (height * 72) / dpi,
    })),
    over,
  );
}

/** One page that shows an image whose stream is given as it is. */
export function pdfOfImageStream(entries: string, data: Buffer, width: number, height: number): Buffer {
  return imagePages([
    (pdf) => ({
      image: pdf.stream(`${imageEntries(width, height)} ${entries}`, data),
      widthPt: 612,
      heightPt: 792,
    }),
  ]);
}

/** The first page of a document as a scan, so many times; the file holds its image once. */
export async function sameImageOnPages(source: Buffer, pageCount: number): Promise<Buffer> {
  const document = await ImageDocument.open(source, null);
  const { width, height, pixels, dpi } = document.draw(1, AS_DISPLAYED, 150);
  document.close();
  let image = 0;
  const add: AddPage = (pdf) => {
    if (image === 0) image = pdf.deflated(imageEntries(width, height), Buffer.from(pixels));
    return { image, widthPt: (width * 72) / dpi, heightPt: (height * 72) / dpi };
  };
  return imagePages(Array.from({ length: pageCount }, () => add));
}

/** The first page of a document as so many scans, no two of which are the same. */
export async function differentScans(source: Buffer, pageCount: number): Promise<Buffer> {
  const document = await ImageDocument.open(source, null);
  const image = document.draw(1, AS_DISPLAYED, 150);
  document.close();
  const specked = (speck: number): GrayImage => {
    const pixels = Uint8Array.from(image.pixels);
    pixels[speck] = 0;
    return { ...image, pixels };
  };
  return pdfOfImages(Array.from({ length: pageCount }, (_, i) => specked(i)));
}

/** The first page of a document as a scan, which the page tree names so many times. */
export async function pageNamedOften(source: Buffer, times: number): Promise<Buffer> {
  const once = (await sameImageOnPages(source, 1)).toString("latin1");
  const [kids, page] = /\/Kids \[(\d+ 0 R)\] \/Count 1 /.exec(once) ?? [];
  if (kids === undefined) throw new Error("the page tree is not where it was");
  const often = `/Kids [${`${page} `.repeat(times)}] /Count ${times} `;
  // Its table of places is wrong then, and mended by whoever reads it.
  return Buffer.from(once.replace(kids, often), "latin1");
}

function imageEntries(width: number, height: number): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
}

type AddPage = (pdf: PdfBuilder) => { image: number; widthPt: number; heightPt: number };

function imagePages(pages: readonly AddPage[], over = ""): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const font = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  const nodes = pages.map((add) => {
    const { image, widthPt, heightPt } = add(pdf);
    const content = pdf.stream("", `q ${widthPt} 0 0 ${heightPt} 0 0 cm /I Do Q ${over}`);
    return pdf.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${widthPt} ${heightPt}] /Contents ${content} 0 R ` +
        `/Resources << /XObject << /I ${image} 0 R >> /Font << /F ${font} 0 R >> >> >>`,
    );
  });
  const kids = nodes.map((node) => `${node} 0 R`).join(" ");
  pdf.set(tree, `<< /Type /Pages /Kids [${kids}] /Count ${nodes.length} >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}
