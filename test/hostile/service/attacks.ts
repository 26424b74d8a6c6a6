import { goodDocument } from "../../../packages/engine/test/support/good-document.ts";
import { differentScans, pageNamedOften } from "../../../packages/engine/test/support/scanned-pdf.ts";
import { HOSTILE_SET } from "../hostile-set.ts";

/** What one organization uploads at once, to keep the others from being served. */
export type Attack = () => Promise<Buffer[]>;

/** Of everything as many as it takes to fill each thread, each place of a worker and each line twice over. */
const TIMES = 12;

/** The worst that an organization can do with its documents, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  "a scanned page that the page tree names 2,000 times": async () =>
    sameTimes(await pageNamedOften(goodDocument(), 2000)),
  "150 different scanned pages": async () => sameTimes(await differentScans(goodDocument(), 150)),
  "201 different scanned pages": async () => sameTimes(await differentScans(goodDocument(), 201)),
  "letters that take all of their CPU time": async () =>
    sameTimes(Buffer.from(await HOSTILE_SET["character maps"]!["letters that mean a megabyte each"]!.make())),
  "documents of 20 MB that take all of their memory": async () =>
    sameTimes(Buffer.from(await HOSTILE_SET["garbage"]!["20 MB of the word obj"]!.make())),
  "300 good documents at once": async () => Array.from({ length: 300 }, () => goodDocument()),
};

function sameTimes(document: Buffer): Buffer[] {
  return Array.from({ length: TIMES }, () => document);
}
