import { deflateSync } from "node:zlib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { Random } from "@paylift/samples";

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
  dpi: number;
  /** Red, green and blue of each pixel, where it is not gray alone; for what makes a document of it. */
  colours?: Uint8Array;
}

/** The first page of a document. */
export async function draw(pdf: Uint8Array, dpi: number): Promise<Picture> {
  const [first] = await drawPages(pdf, dpi, 1);
  return first!;
}

/** The pages of a document, `most` of them at most. */
export async function drawPages(pdf: Uint8Array, dpi: number, most = Infinity): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Picture[] = [];
  for (let page = 0; page < Math.min(most, document.getPageCount()); page++) {
    const { width, height, data } = await document
      .getPage(page)
      .render({ scale: dpi / 72, render: "bitmap", colorSpace: "Gray" });
    pictures.push({ width, height, pixels: Uint8Array.from(data), dpi });
  }
  document.destroy();
  library.destroy();
  return pictures;
}

/** Gray paper, lighter ink, grain and dust. */
export function noisy(picture: Picture, seed: number): Picture {
  const random = new Random(seed);
  const pixels = picture.pixels.map((value) => 25 + value * 0.82 + (random.next() + random.next() - 1) * 22);
  for (let speck = 0; speck < 150; speck++) {
    const at = Math.floor(random.next() * (pixels.length - picture.width - 2));
    for (const offset of [0, 1, picture.width, picture.width + 1]) pixels[at + offset] = 40;
  }
  return { ...picture, pixels };
}

/** Turned clockwise about the middle, white where nothing was. */
export function turned(picture: Picture, degrees: number): Picture {
  const { width, height } = picture;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const sideways = Math.abs(sin) > 0.7;
  const [toWidth, toHeight] = sideways ? [height, width] : [width, height];
  const pixels = new Uint8Array(toWidth * toHeight).fill(255);
  for (let y = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++) {
      const [dx, dy] = [x + 0.5 - toWidth / 2, y + 0.5 - toHeight / 2];
      const fromX = cos * dx + sin * dy + width / 2 - 0.5;
      const fromY = cos * dy - sin * dx + height / 2 - 0.5;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [a, b] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = picture.pixels[at]! * (1 - a) + picture.pixels[at + 1]! * a;
      const below = picture.pixels[at + width]! * (1 - a) + picture.pixels[at + width + 1]! * a;
      pixels[y * toWidth + x] = above * (1 - b) + below * b;
    }
  }
  return { ...picture, width: toWidth, height: toHeight, pixels };
}

export function portableGraymap({ width, height, pixels }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** A document of so many pages that show the picture; the file holds it once. */
export function imagePdf(picture: Picture, pages = 1): Buffer {
  return pdfOf([picture], Array<number>(pages).fill(0));
}

/** A document with a page for each picture. */
export function scannedPdf(pictures: readonly Picture[]): Buffer {
  return pdfOf(
    pictures,
    pictures.map((_, i) => i),
  );
}

/** Pages that each show the picture of an index. */
function pdfOf(pictures: readonly Picture[], pages: readonly number[]): Buffer {
  /** Objects of a picture: itself, and what draws it. */
  const first = 3;
  const kids = pages.map((_, i) => first + 2 * pictures.length + i);
  const sizes = pictures.map(({ width, height, dpi }) => [(width * 72) / dpi, (height * 72) / dpi] as const);
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(
      `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`,
    ),
    ...pictures.flatMap(({ width, height, pixels, colours }, i) => {
      const [w, h] = sizes[i]!;
      const data = deflateSync(colours ?? pixels, { level: 1 });
      const content = `q ${w} 0 0 ${h} 0 0 cm /I Do Q`;
      const image =
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours === undefined ? "DeviceGray" : "DeviceRGB"} ` +
        `/BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
      return [
        Buffer.concat([Buffer.from(image), data, Buffer.from("\nendstream")]),
        Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
      ];
    }),
    ...pages.map((picture) => {
      const [w, h] = sizes[picture]!;
      const [image, content] = [first + 2 * picture, first + 2 * picture + 1];
      return Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${content} 0 R ` +
          `/Resources << /XObject << /I ${image} 0 R >> >> >>`,
      );
    }),
  ];
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, i) => {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(at);
    at += whole.length;
    parts.push(whole);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
