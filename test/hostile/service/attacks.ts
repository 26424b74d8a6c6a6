import { randomBytes } from "node:crypto";
import { goodDocument } from "../../../packages/engine/test/support/good-document.ts";
import { linesOfText, pdfWith } from "../../../packages/engine/test/support/pdfs.ts";
import { differentScans, pageNamedOften } from "../../../packages/engine/test/support/scanned-pdf.ts";
import { HOSTILE_SET } from "../hostile-set.ts";

/** The worst that one organization does to keep the others from being served. */
export interface Attack {
  /** What it uploads. */
  make(): Promise<Buffer[]>;
  /** Whether it uploads the first over and over, several at a time, however often it is refused. */
  readonly overAndOver?: boolean;
  /** Has as many webhooks as it may, whose receiver answers like this. */
  readonly webhooks?: "never" | "503";
}

/** Of everything as many as it takes to fill each thread, each place of a worker and each line twice over. */
const TIMES = 12;
const LARGE_BYTES = 10 * 2 ** 20;

/** By name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  "a scanned page that the page tree names 2,000 times": {
    make: async () => sameTimes(await pageNamedOften(goodDocument(), 2000)),
  },
  "150 different scanned pages": { make: async () => sameTimes(await differentScans(goodDocument(), 150)) },
  "201 different scanned pages": { make: async () => sameTimes(await differentScans(goodDocument(), 201)) },
  "letters that take all of their CPU time": {
    make: () => hostile("character maps", "letters that mean a megabyte each"),
  },
  "documents of 20 MB that take all of their memory": {
    make: () => hostile("garbage", "20 MB of the word obj"),
  },
  "300 good documents at once": { make: async () => Array.from({ length: 300 }, () => goodDocument()) },
  "300 good documents and 16 webhooks that nobody answers": {
    make: async () => Array.from({ length: 300 }, () => goodDocument()),
    webhooks: "never",
  },
  "300 good documents and 16 webhooks that are refused at once": {
    make: async () => Array.from({ length: 300 }, () => goodDocument()),
    webhooks: "503",
  },
  "more documents than an organization may store": {
    make: async () => sameTimes(largeDocument()),
    overAndOver: true,
  },
};

async function hostile(family: string, name: string): Promise<Buffer[]> {
  return sameTimes(Buffer.from(await HOSTILE_SET[family]![name]!.make()));
}

function sameTimes(document: Buffer): Buffer[] {
  return Array.from({ length: TIMES }, () => document);
}

/** A letter whose file holds ten megabytes that no page shows, and that nothing makes smaller. */
function largeDocument(): Buffer {
  return pdfWith((pdf) => {
    pdf.stream("", randomBytes(LARGE_BYTES));
    return [pdf.deflated("", linesOfText(["Dear neighbours,", "the fence will be painted in May."]))];
  });
}
