import { deflateSync } from "node:zlib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { Random } from "@paylift/samples";

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
  dpi: number;
}

export async function draw(pdf: Buffer, dpi: number): Promise<Picture> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document
    .getPage(0)
    .render({ scale: dpi / 72, render: "bitmap", colorSpace: "Gray" });
  const picture = { width, height, pixels: Uint8Array.from(data), dpi };
  document.destroy();
  library.destroy();
  return picture;
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
export function imagePdf({ width, height, pixels, dpi }: Picture, pages = 1): Buffer {
  const [w, h] = [(width * 72) / dpi, (height * 72) / dpi];
  const data = deflateSync(pixels);
  const content = `q ${w} 0 0 ${h} 0 0 cm /I Do Q`;
  const kids = Array.from({ length: pages }, (_, i) => 5 + i);
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${pages} >>`),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
          `/BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from("\nendstream"),
    ]),
    ...kids.map(() =>
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 3 0 R /Resources << /XObject << /I 4 0 R >> >> >>`,
      ),
    ),
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
