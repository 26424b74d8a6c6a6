import { readFileSync } from "node:fs";
import { BUCKETS, GRAMS } from "./grams.ts";
import { FEATURES } from "./inputs.ts";
import { PLACES, RELATIONS } from "./relations.ts";

/** A matrix or a vector of the net, row by row. */
export interface Tensor {
  rows: number;
  columns: number;
  values: Float32Array;
}

export interface Weights {
  shape: { wide: number; layers: number; embed: number; heads: number };
  roles: readonly string[];
  pointers: readonly string[];
  /** Length of what pointers compare. */
  key: number;
  /** By which the outputs of each head are divided, so that its votes keep what they promise. */
  temperatures: Readonly<Record<string, number>>;
  tensors: ReadonlyMap<string, Tensor>;
}

interface Header extends Omit<Weights, "tensors"> {
  version: number;
  buckets: number;
  grams: number;
  features: number;
  relations: number;
  places: number;
  tensors: { name: string; kind: "int8" | "scale" | "float32"; shape: number[]; at: number; bytes: number }[];
}

const MAGIC = "PLTG";
const VERSION = 2;
const HEAD_BYTES = 8;
const EXPECTED = {
  version: VERSION,
  buckets: BUCKETS,
  grams: GRAMS,
  features: FEATURES,
  relations: RELATIONS,
  places: PLACES,
};

export function readWeights(file: URL): Weights {
  return weightsOf(readFileSync(file));
}

/** Weights as `tagger/export.py` writes them. Throws where they are no such file, or were made for another version of the inputs. */
export function weightsOf(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder();
  if (bytes.length < HEAD_BYTES || text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error("weights of the tagger: not such a file");
  const long = view.getUint32(MAGIC.length, true);
  const header = JSON.parse(text.decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + long))) as Header;
  for (const [name, value] of Object.entries(EXPECTED))
    if (header[name as keyof Header] !== value)
      throw new Error(
        `weights of the tagger: made for ${name} ${String(header[name as keyof Header])}, not ${String(value)}`,
      );
  const parts = new Map(header.tensors.map((one) => [`${one.name} ${one.kind}`, one]));
  const partOf = ({ at, bytes: size }: Header["tensors"][number]): DataView => {
    if (HEAD_BYTES + long + at + size > bytes.length) throw new Error("weights of the tagger: cut short");
    return new DataView(bytes.buffer, bytes.byteOffset + HEAD_BYTES + long + at, size);
  };
  const floatsOf = (part: DataView): Float32Array =>
    Float32Array.from({ length: part.byteLength / 4 }, (_, i) => part.getFloat32(4 * i, true));
  const tensors = new Map<string, Tensor>();
  for (const one of header.tensors) {
    if (one.kind === "float32") {
      tensors.set(one.name, { rows: 1, columns: one.bytes / 4, values: floatsOf(partOf(one)) });
    } else if (one.kind === "int8") {
      const [rows, columns] = one.shape as [number, number];
      const scale = floatsOf(partOf(parts.get(`${one.name} scale`)!));
      const part = partOf(one);
      const values = new Float32Array(rows * columns);
      for (let row = 0, i = 0; row < rows; row++)
        for (let column = 0; column < columns; column++, i++) values[i] = part.getInt8(i) * scale[row]!;
      tensors.set(one.name, { rows, columns, values });
    }
  }
  const { shape, roles, pointers, key, temperatures } = header;
  return { shape, roles, pointers, key, temperatures, tensors };
}
