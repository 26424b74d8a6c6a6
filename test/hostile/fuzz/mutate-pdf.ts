import { deflateSync, inflateSync } from "node:zlib";
import type { Random } from "@paylift/samples";
import { changeNumber, mutateBytes } from "./mutate-bytes.ts";

interface Span {
  start: number;
  end: number;
}

/** Damages a PDF in one to four ways, with its structure in mind or without. */
export function mutatePdf(pdf: Buffer, random: Random): Buffer {
  let damaged = pdf;
  for (let times = random.int(1, 4); times > 0 && damaged.length > 0; times--) {
    const way = [mutateBytes, swapObjects, changeOutside, changeContent, changeContent, dropObject][
      random.int(0, 5)
    ]!;
    damaged = way(damaged, random);
  }
  return damaged;
}

/** Two objects under each other's numbers. */
function swapObjects(pdf: Buffer, random: Random): Buffer {
  const objects = spans(pdf, /\d+ 0 obj\b([\s\S]*?)endobj/g);
  const [one, other] = [pick(objects, random), pick(objects, random)].toSorted(
    (a, b) => (a?.start ?? 0) - (b?.start ?? 0),
  );
  if (one === undefined || other === undefined || one.start === other.start) return pdf;
  return Buffer.concat([
    pdf.subarray(0, one.start),
    pdf.subarray(other.start, other.end),
    pdf.subarray(one.end, other.start),
    pdf.subarray(one.start, one.end),
    pdf.subarray(other.end),
  ]);
}

function dropObject(pdf: Buffer, random: Random): Buffer {
  const object = pick(spans(pdf, /(\d+ 0 obj\b[\s\S]*?endobj)/g), random);
  return object === undefined ? pdf : replaced(pdf, object, Buffer.from("null"));
}

/** A number of the file's structure: what lies in streams is left alone. */
function changeOutside(pdf: Buffer, random: Random): Buffer {
  const dictionary = pick(spans(pdf, /(<<[^]*?>>|\d{10} \d{5} [nf])/g), random);
  if (dictionary === undefined) return pdf;
  return replaced(pdf, dictionary, changeNumber(pdf.subarray(dictionary.start, dictionary.end), random));
}

/** Damage inside a deflated stream, which is then as whole as before. Of an encrypted one, the bytes are damaged. */
function changeContent(pdf: Buffer, random: Random): Buffer {
  const stream = pick(spans(pdf, /stream\r?\n([\s\S]*?)\r?\nendstream/g), random);
  if (stream === undefined) return pdf;
  const data = pdf.subarray(stream.start, stream.end);
  let content: Buffer;
  try {
    content = inflateSync(data);
  } catch {
    return replaced(pdf, stream, mutateBytes(Buffer.from(data), random));
  }
  const change = random.chance(0.5) ? changeNumber : mutateBytes;
  return replaced(pdf, stream, deflateSync(change(content, random)));
}

function spans(pdf: Buffer, pattern: RegExp): Span[] {
  return [...pdf.toString("latin1").matchAll(pattern)].map((match) => {
    const start = match.index + match[0].indexOf(match[1]!);
    return { start, end: start + match[1]!.length };
  });
}

function pick(found: readonly Span[], random: Random): Span | undefined {
  return found.length === 0 ? undefined : found[random.int(0, found.length - 1)];
}

function replaced(pdf: Buffer, { start, end }: Span, by: Buffer): Buffer {
  return Buffer.concat([pdf.subarray(0, start), by, pdf.subarray(end)]);
}
