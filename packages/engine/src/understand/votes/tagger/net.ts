import { FEATURES, type Inputs } from "./inputs.ts";
import { GRAMS } from "./grams.ts";
import { COLUMNS, kernelOn, ROWS, type Kernel } from "./kernel.ts";
import { PLACES, RELATIONS } from "./relations.ts";
import { memoryOf } from "./web-assembly.ts";
import type { Tensor, Weights } from "./weights.ts";

const BYTES = 4;
const PAGE_BYTES = 65_536;
/** What is added where nothing stands. */
const NOWHERE = -1e9;
const EPSILON = 1e-5;

/** A matrix in the kernel's memory: its address and the length of its rows, in numbers of four bytes. */
interface Matrix {
  at: number;
  stride: number;
}

/** A dense layer: its weights with a row for each input, and what is added. */
interface Dense extends Matrix {
  bias: Matrix;
  inputs: number;
  /** Rounded up to what the kernel works on. */
  outputs: number;
}

interface Layer {
  before: Norm;
  middle: Norm;
  /** What asks, what answers, and what is passed on. */
  asks: Dense;
  out: Dense;
  up: Dense;
  down: Dense;
}

interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

/** Numbers that say how likely each answer is, before they are made to add up to one. */
export interface Outputs {
  count: number;
  /** A row of roles for each span. */
  roles: Float32Array;
  /** For each pointer, a row for each span: all spans of the page, and nowhere. */
  pointers: readonly Float32Array[];
}

/**
 * The net: spans look at each other, each as it stands to the other, three times over; then each says what it is, and at which others it
 * points. All sums are in the same order on every machine.
 */
export class Net {
  private readonly memory = memoryOf(1);
  private readonly kernel: Kernel;
  private numbers = new Float32Array(this.memory.buffer);
  /** Where free memory begins, in numbers: weights stay, and what a page takes is given back. */
  private top = 4;
  private readonly weights: Weights;
  private readonly into: Dense;
  private readonly layers: Layer[];
  private readonly last: Norm;
  private readonly role: Dense;
  private readonly query: Dense;
  private readonly key: Dense;

  constructor(weights: Weights) {
    this.weights = weights;
    this.kernel = kernelOn(this.memory);
    const { shape, key } = weights;
    this.into = this.dense("into");
    const each = shape.wide / shape.heads;
    this.layers = Array.from({ length: shape.layers }, (_, i) => ({
      before: this.norm(`layers.${i}.norm_in`),
      middle: this.norm(`layers.${i}.norm_mid`),
      asks: this.dense(`layers.${i}.qkv`, (output) => (output < shape.wide ? 1 / Math.sqrt(each) : 1)),
      out: this.dense(`layers.${i}.out`),
      up: this.dense(`layers.${i}.up`),
      down: this.dense(`layers.${i}.down`),
    }));
    this.last = this.norm("norm");
    this.role = this.dense("role");
    this.query = this.dense("query", () => 1 / Math.sqrt(key));
    this.key = this.dense("key");
  }

  run(inputs: Inputs): Outputs {
    const begin = this.top;
    const { count } = inputs;
    const { wide, heads } = this.weights.shape;
    const [rows, columns] = [upTo(count, ROWS), upTo(count, COLUMNS)];
    const x = this.take(rows, wide);
    const normed = this.take(rows, wide);
    const asked = this.take(rows, 3 * wide);
    const higher = this.take(rows, 4 * wide);
    const turned = this.take(Math.max(wide / heads, this.weights.key), columns);
    const scores = this.take(rows, columns);
    const context = this.take(rows, wide);
    const nothing = this.take(1, wide);
    const { standing, pointing } = this.biases(inputs, rows, columns);
    this.embed(inputs, rows, x);
    for (const layer of this.layers) {
      this.normalise(x, normed, rows, layer.before);
      this.put(normed, layer.asks, asked, rows);
      const each = wide / heads;
      standing.forEach((bias, head) => {
        const from = head * each;
        this.turn(part(asked, wide + from), turned, count, each);
        this.multiply(part(asked, from), turned, bias, scores, rows, each, columns);
        this.kernel.softmax(scores.at * BYTES, rows, columns);
        const passed = part(asked, 2 * wide + from);
        this.multiply(scores, passed, { ...nothing, stride: 0 }, part(context, from), rows, count, each);
      });
      this.addTo(x, context, layer.out, rows);
      this.normalise(x, normed, rows, layer.middle);
      this.put(normed, layer.up, higher, rows);
      this.rectify(higher, rows * 4 * wide);
      this.addTo(x, higher, layer.down, rows);
    }
    this.normalise(x, normed, rows, this.last);
    const outputs = {
      count,
      roles: this.roles(normed, rows, count),
      pointers: this.pointers(normed, pointing, turned, rows, columns, count),
    };
    this.top = begin;
    return outputs;
  }

  private roles(x: Matrix, rows: number, count: number): Float32Array {
    const said = this.take(rows, this.role.outputs);
    this.put(x, this.role, said, rows);
    return this.copied(said, count, this.weights.roles.length);
  }

  private pointers(
    x: Matrix,
    pointing: readonly Matrix[],
    turned: Matrix,
    rows: number,
    columns: number,
    count: number,
  ): Float32Array[] {
    const { key: long, pointers } = this.weights;
    const asks = this.take(rows, this.query.outputs);
    const keys = this.take(rows, this.key.outputs);
    this.put(x, this.query, asks, rows);
    this.put(x, this.key, keys, rows);
    const nowhere = { weight: this.tensor("nowhere.weight"), bias: this.tensor("nowhere.bias") };
    return pointers.map((_, p) => {
      const bias = pointing[p]!;
      this.turn(part(keys, p * long), turned, count, long);
      this.multiply(part(asks, p * long), turned, bias, bias, rows, long, columns);
      const said = new Float32Array(count * (count + 1));
      for (let i = 0; i < count; i++) {
        const row = this.numbers.subarray(bias.at + i * bias.stride, bias.at + i * bias.stride + count);
        said.set(row, i * (count + 1));
        let sum = nowhere.bias.values[p]!;
        for (let k = 0; k < x.stride; k++)
          sum += this.numbers[x.at + i * x.stride + k]! * nowhere.weight.values[p * x.stride + k]!;
        said[i * (count + 1) + count] = sum;
      }
      return said;
    });
  }

  /** What the geometry alone adds, for each pair of spans: for each head of the layers, and for each pointer. */
  private biases(
    { count, relation, place }: Inputs,
    rows: number,
    columns: number,
  ): { standing: Matrix[]; pointing: Matrix[] } {
    const byRelation = this.tensor("relation").values;
    const byPlace = this.tensor("place").values;
    const { heads } = this.weights.shape;
    const all = Array.from({ length: heads + this.weights.pointers.length }, (_, b) => {
      const bias = this.take(rows, columns);
      const [relations, places] = [b * RELATIONS, b * PLACES];
      for (let i = 0; i < count; i++) {
        const at = bias.at + i * columns;
        for (let j = 0, pair = i * count; j < count; j++, pair++)
          this.numbers[at + j] = byRelation[relations + relation[pair]!]! + byPlace[places + place[pair]!]!;
        for (let j = count; j < columns; j++) this.numbers[at + j] = NOWHERE;
      }
      return bias;
    });
    return { standing: all.slice(0, heads), pointing: all.slice(heads) };
  }

  private embed({ count, grams, features }: Inputs, rows: number, x: Matrix): void {
    const { embed } = this.weights.shape;
    const table = this.tensor("embed.weight").values;
    const told = this.take(rows, embed + FEATURES);
    const sums = new Float64Array(embed);
    for (let i = 0; i < count; i++) {
      sums.fill(0);
      let known = 0;
      for (let g = i * GRAMS; g < (i + 1) * GRAMS; g++) {
        const row = grams[g]! * embed;
        if (row === 0) continue;
        known++;
        for (let k = 0; k < embed; k++) sums[k]! += table[row + k]!;
      }
      const root = Math.sqrt(Math.max(1, known));
      const at = told.at + i * told.stride;
      for (let k = 0; k < embed; k++) this.numbers[at + k] = sums[k]! / root;
      this.numbers.set(features.subarray(i * FEATURES, (i + 1) * FEATURES), at + embed);
    }
    this.put(told, this.into, x, rows);
  }

  private normalise(from: Matrix, to: Matrix, rows: number, { weight, bias }: Norm): void {
    const { numbers } = this;
    const wide = from.stride;
    for (let i = 0; i < rows; i++) {
      const [at, into] = [from.at + i * wide, to.at + i * wide];
      let sum = 0;
      for (let k = 0; k < wide; k++) sum += numbers[at + k]!;
      const mean = sum / wide;
      let squares = 0;
      for (let k = 0; k < wide; k++) squares += (numbers[at + k]! - mean) * (numbers[at + k]! - mean);
      const factor = 1 / Math.sqrt(squares / wide + EPSILON);
      for (let k = 0; k < wide; k++)
        numbers[into + k] = (numbers[at + k]! - mean) * factor * weight[k]! + bias[k]!;
    }
  }

  private rectify({ at }: Matrix, count: number): void {
    const { numbers } = this;
    for (let i = at; i < at + count; i++) if (numbers[i]! < 0) numbers[i] = 0;
  }

  /** Rows of a matrix as columns. */
  private turn(from: Matrix, to: Matrix, rows: number, columns: number): void {
    const { numbers } = this;
    for (let i = 0; i < rows; i++)
      for (let k = 0; k < columns; k++)
        numbers[to.at + k * to.stride + i] = numbers[from.at + i * from.stride + k]!;
  }

  private put(x: Matrix, layer: Dense, out: Matrix, rows: number): void {
    this.multiply(x, layer, { ...layer.bias, stride: 0 }, out, rows, layer.inputs, layer.outputs);
  }

  private addTo(x: Matrix, more: Matrix, layer: Dense, rows: number): void {
    const { numbers } = this;
    for (let i = 0; i < rows; i++)
      for (let k = 0; k < x.stride; k++) numbers[x.at + i * x.stride + k]! += numbers[layer.bias.at + k]!;
    this.multiply(more, layer, x, x, rows, layer.inputs, layer.outputs);
  }

  private multiply(
    left: Matrix,
    right: Matrix,
    initial: Matrix,
    out: Matrix,
    rows: number,
    inner: number,
    columns: number,
  ): void {
    const bytes = [left, right, initial, out].flatMap(({ at, stride }) => [at * BYTES, stride * BYTES]);
    this.kernel.dense(
      ...(bytes as [number, number, number, number, number, number, number, number]),
      rows,
      inner,
      columns,
    );
  }

  private copied({ at, stride }: Matrix, rows: number, columns: number): Float32Array {
    const out = new Float32Array(rows * columns);
    for (let i = 0; i < rows; i++)
      out.set(this.numbers.subarray(at + i * stride, at + i * stride + columns), i * columns);
    return out;
  }

  /** Memory for a matrix, full of zeros. */
  private take(rows: number, columns: number): Matrix {
    const matrix = { at: this.top, stride: columns };
    this.top += upTo(rows * columns, 4);
    const missing = this.top * BYTES - this.memory.buffer.byteLength;
    if (missing > 0) {
      this.memory.grow(Math.ceil(missing / PAGE_BYTES));
      this.numbers = new Float32Array(this.memory.buffer);
    }
    this.numbers.fill(0, matrix.at, this.top);
    return matrix;
  }

  private tensor(name: string): Tensor {
    const tensor = this.weights.tensors.get(name);
    if (tensor === undefined) throw new Error(`weights of the tagger: no ${name}`);
    return tensor;
  }

  private norm(name: string): Norm {
    return { weight: this.tensor(`${name}.weight`).values, bias: this.tensor(`${name}.bias`).values };
  }

  private dense(name: string, factorOf: (output: number) => number = () => 1): Dense {
    const { rows, columns, values } = this.tensor(`${name}.weight`);
    const { values: added } = this.tensor(`${name}.bias`);
    const outputs = upTo(rows, COLUMNS);
    const matrix = this.take(columns, outputs);
    const bias = this.take(1, outputs);
    for (let output = 0; output < rows; output++) {
      const factor = factorOf(output);
      for (let input = 0; input < columns; input++)
        this.numbers[matrix.at + input * outputs + output] = values[output * columns + input]! * factor;
      this.numbers[bias.at + output] = added[output]! * factor;
    }
    return { ...matrix, bias, inputs: columns, outputs };
  }
}

function part({ at, stride }: Matrix, from: number): Matrix {
  return { at: at + from, stride };
}

function upTo(count: number, step: number): number {
  return Math.ceil(count / step) * step;
}
