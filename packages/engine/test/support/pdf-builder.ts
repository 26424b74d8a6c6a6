import { deflateSync } from "node:zlib";

/** Writes a PDF object by object: as much of the format as tests need, and nothing checked, so that files may be wrong. */
export class PdfBuilder {
  readonly #objects: (Buffer | null)[] = [];

  /** Takes an object number, to be filled with `set`. */
  reserve(): number {
    return this.#objects.push(null);
  }

  set(number: number, body: string | Buffer): void {
    this.#objects[number - 1] = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  }

  add(body: string | Buffer): number {
    const number = this.reserve();
    this.set(number, body);
    return number;
  }

  /** Adds a stream; `dictionary` is what stands between `<<` and `>>` beside the length. */
  stream(dictionary: string, data: string | Buffer): number {
    const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : data;
    const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head, "latin1"), bytes, Buffer.from("\nendstream")]));
  }

  /** Adds a stream under one FlateDecode. */
  deflated(dictionary: string, data: string | Buffer): number {
    return this.stream(`${dictionary} /Filter /FlateDecode`, deflateSync(data, { level: 9 }));
  }

  /** The file, with a cross-reference table, and `root` as its catalog. */
  build(root: number): Buffer {
    const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
    const offsets: number[] = [];
    let at = parts[0]?.length ?? 0;
    this.#objects.forEach((body, index) => {
      const head = Buffer.from(`${index + 1} 0 obj\n`);
      const object = Buffer.concat([head, body ?? Buffer.from("null"), Buffer.from("\nendobj\n")]);
      offsets.push(at);
      at += object.length;
      parts.push(object);
    });
    const size = offsets.length + 1;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`));
    parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${at}\n%%EOF\n`));
    return Buffer.concat(parts);
  }
}
