import { test } from "tap";
import { AS_DISPLAYED, type GrayImage } from "../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../src/read/page-image/image-document.ts";
import { PdfBuilder } from "./support/pdf-builder.ts";

const SIDE = 400;
const ENTRIES = `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceGray /BitsPerComponent 8`;

/** White paper with dots of many grays, which is like no other turned or mirrored. */
const GRAYS = Buffer.from(
  Array.from({ length: SIDE * SIDE }, (_, at) => {
    const dot = (at * 7 + Math.floor(at / SIDE) ** 2) % 1009;
    return dot < 20 ? 2 * dot : 255;
  }),
);
/** All of an image but a part of it in the middle of the page's left half. */
const MASK = Buffer.alloc(SIDE * SIDE, 255);
for (let y = 150; y < 180; y++) MASK.fill(0, y * SIDE + 20, y * SIDE + 120);

interface Made {
  /** More about the image; `MASK` is a soft mask. */
  image?: string;
  page?: string;
  /** Before the image is drawn. */
  before?: string;
  /** Where the image is put. */
  placed?: string;
  /** After it is drawn. */
  after?: string;
}

function made({ image = "", page = "", before = "", placed = "288 0 0 288 0 0", after = "" }: Made): Buffer {
  const pdf = new PdfBuilder();
  const tree = pdf.reserve();
  const mask = pdf.deflated(ENTRIES, MASK);
  const shown = pdf.deflated(`${ENTRIES} ${image.replace("MASK", `${mask} 0 R`)}`, GRAYS);
  const content = pdf.stream("", `q ${before} ${placed} cm /I Do Q ${after}`);
  const node = pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 288 288] ${page} /Contents ${content} 0 R ` +
      `/Resources << /XObject << /I ${shown} 0 R >> /ExtGState << /Half << /ca 0.5 >> >> >> >>`,
  );
  pdf.set(tree, `<< /Type /Pages /Kids [${node} 0 R] /Count 1 >>`);
  return pdf.build(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

async function drawn(page: Made): Promise<GrayImage> {
  const document = await ImageDocument.open(made(page), null);
  try {
    return document.draw(1, AS_DISPLAYED, 100);
  } finally {
    document.close();
  }
}

/** Nothing that can be seen; a page with it is more than an image. */
const BESIDE = "1 g -20 -20 1 1 re f";

test("a page that is an image shows its pixels as they are", async (t) => {
  const { width, height, pixels } = await drawn({});
  t.strictSame([width, height], [SIDE, SIDE]);
  t.equal(Buffer.compare(pixels, GRAYS), 0);
});

const others: Readonly<Record<string, Made>> = {
  "with a soft mask": { image: "/SMask MASK" },
  "with grays that are not drawn": { image: "/Mask [0 40]" },
  "whose black is white": { image: "/Decode [1 0]" },
  "that is see-through": { before: "/Half gs" },
  "of which a part is drawn": { before: "30 30 200 200 re W n" },
  "that lies on its head": { page: "/Rotate 180" },
  "that lies on its side": { page: "/Rotate 90" },
  "that is mirrored": { placed: "-288 0 0 288 288 0" },
  "with its foot on top": { placed: "288 0 0 -288 0 288" },
  "of which the page shows a part": { page: "/CropBox [0 0 200 288]" },
  "that lies beside the page": { placed: "288 0 0 288 40 0" },
  "that is turned": { placed: "0 288 -288 0 288 0" },
  "that is drawn twice": { after: "q 100 0 0 100 50 50 cm /I Do Q" },
};
for (const [name, page] of Object.entries(others)) {
  test(`an image ${name} is drawn as on a page that shows more`, async (t) => {
    const [own, beside] = [
      await drawn(page),
      await drawn({ ...page, after: `${page.after ?? ""} ${BESIDE}` }),
    ];
    t.strictSame([own.width, own.height], [beside.width, beside.height]);
    t.equal(Buffer.compare(own.pixels, beside.pixels), 0);
    t.not(Buffer.compare(own.pixels, GRAYS), 0, "not as the image is stored");
  });
}
