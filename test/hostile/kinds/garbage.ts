import { letter } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";

const SIZE = 20_000_000;

/** A file of 20 MB that repeats this behind its header. */
function repeated(what: string): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(SIZE, what)]);
}

/** Whole megabytes that mean nothing. */
export const garbage: HostileKinds = {
  "20 MB of objects without meaning": {
    slow: true,
    make: () => {
      const objects: string[] = ["%PDF-1.7\n"];
      for (let i = 1, size = 0; size < SIZE; i++) {
        const object = `${i} 0 obj\n<< /A ${i + 1} 0 R /B [1 2 3] >>\nendobj\n`;
        objects.push(object);
        size += object.length;
      }
      return Buffer.from(objects.join(""), "latin1");
    },
  },
  "20 MB of objects with one number": {
    slow: true,
    make: () => repeated("1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj\n"),
  },
  "20 MB of page trees": {
    slow: true,
    make: () => repeated("1 0 obj<</Type/Pages/Kids[1 0 R]/Count 1>>endobj "),
  },
  "20 MB of zeros": { slow: true, make: () => repeated("\0") },
  "20 MB of open parentheses": { slow: true, make: () => repeated("(") },
  "20 MB of open dictionaries": { slow: true, make: () => repeated("<<") },
  "20 MB of the word stream": { slow: true, make: () => repeated("stream\n") },
  "20 MB of the word obj": { slow: true, make: () => repeated("1 0 obj ") },
  "20 MB of trailers": { slow: true, make: () => repeated("trailer << /Root 1 0 R /Size 2 >> ") },
  "20 MB of cross-reference tables": { slow: true, make: () => repeated("xref\n0 1\n0000000000 65535 f \n") },
  "20 MB of the word startxref": { slow: true, make: () => repeated("startxref\n9\n%%EOF\n") },
  "20 MB of comments before a letter": {
    slow: true,
    make: () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(SIZE, "% x\n"), letter()]),
  },
  "20 MB of noise behind a letter": {
    slow: true,
    make: () => Buffer.concat([letter(), Buffer.alloc(SIZE, "\xa5\x00\x13Q")]),
  },
  "1 MB of objects with one number": {
    make: () => repeated("1 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj\n").subarray(0, 1_000_000),
  },
  "1 MB of open dictionaries": { make: () => repeated("<<").subarray(0, 1_000_000) },
  "a header alone": { make: () => Buffer.from("%PDF-") },
};
