import { deflateSync } from "node:zlib";
import { letter } from "../../../packages/engine/test/support/pdfs.ts";
import type { HostileKinds } from "../hostile-kind.ts";

const HEAD = "%PDF-1.7\n";
const OBJECTS =
  "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n" +
  "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n";

/** The letter with something else as its trailer. */
function trailed(trailer: string): Buffer {
  const text = letter().toString("latin1");
  return Buffer.from(text.replace(/trailer\n<<[^>]*>>/, trailer), "latin1");
}

/** A document whose cross-reference stream says this. */
function crossReferenceStream(entries: string, rows: Buffer): Buffer {
  const data = deflateSync(rows);
  const body = `${HEAD}${OBJECTS}`;
  const stream = `9 0 obj\n<< /Type /XRef /Root 1 0 R ${entries} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(body + stream, "latin1"),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** A document whose objects lie in an object stream that says this of itself; `2 0 obj` is said to lie in it. */
function objectStream(entries: string, data = "2 0 << /Type /Pages /Kids [] /Count 1 >>"): Buffer {
  const first = `${HEAD}1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n`;
  const stream = `5 0 obj\n<< /Type /ObjStm ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  const rows = Buffer.alloc(10 * 4);
  const row = (number: number, type: number, second: number): void => {
    rows[4 * number] = type;
    rows.writeUInt16BE(second, 4 * number + 1);
  };
  row(1, 1, HEAD.length);
  row(2, 2, 5);
  row(5, 1, first.length);
  row(6, 2, 6);
  const at = first.length + stream.length;
  const table = `9 0 obj\n<< /Type /XRef /Root 1 0 R /Size 10 /W [1 2 1] /Length 40 >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(first + stream + table, "latin1"),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** So many cross-reference tables, each of which names the one before. */
function chain(length: number): Buffer {
  const parts = [HEAD, OBJECTS];
  let at = HEAD.length + OBJECTS.length;
  let previous = at;
  for (let i = 0; i < length; i++) {
    const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`;
    parts.push(table);
    previous = at;
    at += table.length;
  }
  return Buffer.from(`${parts.join("")}startxref\n${previous}\n%%EOF\n`, "latin1");
}

/** Tables of objects that go in circles, overflow, or lie. */
export const crossReferences: HostileKinds = {
  "a cross-reference table before itself": {
    make: () => {
      const text = letter().toString("latin1");
      const at = text.lastIndexOf("xref\n0");
      return Buffer.from(text.replace("/Root", `/Prev ${at} /XRefStm ${at} /Root`), "latin1");
    },
  },
  "20,000 cross-reference tables in a chain": { make: () => chain(20_000) },
  "a table of 2^31 objects": { make: () => trailed("trailer\n<< /Size 2147483648 /Root 4 0 R >>") },
  "a root that is not there": { make: () => trailed("trailer\n<< /Size 6 /Root 99 0 R >>") },
  "object numbers of 2^31": {
    make: () =>
      Buffer.from(
        `${HEAD}2147483648 0 obj\n<< /Type /Catalog /Pages 4294967297 0 R >>\nendobj\n4294967297 99999 obj\n` +
          "<< /Type /Pages /Kids [-1 0 R 2147483648 0 R] /Count 1 >>\nendobj\ntrailer\n" +
          "<< /Size 4294967299 /Root 2147483648 0 R >>\nstartxref\n0\n%%EOF\n",
      ),
  },
  "object numbers of eight million": {
    make: () =>
      Buffer.from(
        `${HEAD}8388606 0 obj\n<< /Type /Catalog /Pages 8388605 0 R >>\nendobj\n8388605 0 obj\n` +
          "<< /Type /Pages /Kids [] /Count 1 >>\nendobj\ntrailer\n<< /Size 8388607 /Root 8388606 0 R >>\nstartxref\n0\n%%EOF\n",
      ),
  },
  "a subsection of 2^31 rows": {
    make: () =>
      Buffer.from(
        letter()
          .toString("latin1")
          .replace(/xref\n0 \d+/, "xref\n0 2147483647"),
        "latin1",
      ),
  },
  "a cross-reference stream with columns of 2^31 bytes": {
    make: () => crossReferenceStream("/Size 10 /W [2147483647 2147483647 1]", Buffer.alloc(100)),
  },
  "a cross-reference stream with negative columns": {
    make: () => crossReferenceStream("/Size 10 /W [-1 -2 4]", Buffer.alloc(100)),
  },
  "a cross-reference stream with columns of nothing": {
    slow: true,
    make: () => crossReferenceStream("/Size 2147483647 /W [0 0 0] /Index [0 2147483647]", Buffer.alloc(100)),
  },
  "a cross-reference stream of four million rows": {
    slow: true,
    make: () => crossReferenceStream("/Size 4000000 /W [1 4 2]", Buffer.alloc(28_000_000, 1)),
  },
  "an object stream inside itself": { make: () => objectStream("/N 1 /First 4 /Extends 5 0 R") },
  "an object stream that is told to hold 2^31 objects": {
    make: () => objectStream("/N 2147483647 /First 4"),
  },
  "an object stream that begins before itself": { make: () => objectStream("/N 1 /First -9") },
  "an object stream whose objects lie nowhere": {
    make: () => objectStream("/N 2 /First 40", "2 4294967295 6 -1 ".padEnd(60)),
  },
};
