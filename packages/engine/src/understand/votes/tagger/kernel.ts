import {
  ADD,
  assembled,
  F32_ADD,
  F32_MAX,
  f32x4,
  get,
  i32,
  i32x4,
  load,
  loadEach,
  MULTIPLY,
  set,
  store,
  upTo,
  type Code,
  type Program,
} from "./assembler.ts";
import { compiled, exportsOn, type Memory } from "./web-assembly.ts";

/** Rows are worked on by so many, and columns. */
export const ROWS = 4;
export const COLUMNS = 8;
const LANES = 4;
const BYTES = 4;

/**
 * `dense` adds to each row of `initial` the product of a row of `left` and the matrix `right`; each sum is added up in the order of the
 * inner numbers. `softmax` makes shares of rows of numbers. All are 32-bit floats; addresses and strides are in bytes.
 */
export interface Kernel {
  dense(
    left: number,
    leftStride: number,
    right: number,
    rightStride: number,
    initial: number,
    initialStride: number,
    out: number,
    outStride: number,
    rows: number,
    inner: number,
    columns: number,
  ): void;
  softmax(at: number, rows: number, columns: number): void;
}

function dense(): Program {
  const [left, leftStride, right, rightStride, initial, initialStride, out, outStride, rows, inner, columns] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
  const [row, column, step, weight, from] = [11, 12, 13, 14, 15] as const;
  const lefts = [16, 17, 18, 19] as const;
  const [first, second, one] = [28, 29, 30] as const;
  const sums = lefts.map((_, r) => [20 + 2 * r, 21 + 2 * r] as const);
  /** Address of an array's row, `r` below the one that is worked on. */
  const rowOf = (array: number, stride: number, r: number): Code =>
    [get(array), get(row), i32(r), ADD, get(stride), MULTIPLY, ADD].flat();
  const columnAt: Code = [get(column), i32(BYTES), MULTIPLY, ADD].flat();
  const addTo = (sum: number, weights: number): Code =>
    [get(sum), get(one), get(weights), f32x4.mul, f32x4.add, set(sum)].flat();
  return {
    name: "dense",
    parameters: 11,
    counts: 9,
    fours: 11,
    body: [
      i32(0),
      set(row),
      upTo(row, rows, ROWS, [
        i32(0),
        set(column),
        upTo(column, columns, COLUMNS, [
          ...lefts.flatMap((at, r) => [
            rowOf(initial, initialStride, r),
            columnAt,
            set(from),
            get(from),
            load(),
            set(sums[r]![0]),
            get(from),
            load(LANES * BYTES),
            set(sums[r]![1]),
            rowOf(left, leftStride, r),
            set(at),
          ]),
          get(right),
          columnAt,
          set(weight),
          i32(0),
          set(step),
          upTo(step, inner, 1, [
            get(weight),
            load(),
            set(first),
            get(weight),
            load(LANES * BYTES),
            set(second),
            ...lefts.flatMap((at, r) => [
              get(at),
              loadEach(),
              set(one),
              addTo(sums[r]![0], first),
              addTo(sums[r]![1], second),
              get(at),
              i32(BYTES),
              ADD,
              set(at),
            ]),
            get(weight),
            get(rightStride),
            ADD,
            set(weight),
          ]),
          ...lefts.flatMap((_, r) => [
            rowOf(out, outStride, r),
            columnAt,
            set(from),
            get(from),
            get(sums[r]![0]),
            store(),
            get(from),
            get(sums[r]![1]),
            store(LANES * BYTES),
          ]),
        ]),
      ]),
    ],
  };
}

/** 2 to the power of -0.5 to 0.5, as a polynomial: the coefficients of its highest power first. */
const POWER = [
  1.540353039338161e-4,
  1.3333558146428443e-3,
  9.618129107628477e-3,
  5.550410866482158e-2,
  0.24022650695910072,
  Math.LN2,
  1,
];
/** What is less likely by this factor (e to the power of it) has no share. */
const LEAST = -80;
const EXPONENT_BIT = 23;

function softmax(): Program {
  const [start, rows, columns] = [0, 1, 2] as const;
  const [row, column, at, begin] = [3, 4, 5, 6] as const;
  const [most, sum, value, whole] = [7, 8, 9, 10] as const;
  const acrossLanes = (four: number, operation: Code): Code =>
    [
      get(four),
      f32x4.lane(0),
      ...[1, 2, 3].flatMap((lane) => [get(four), f32x4.lane(lane), operation]),
      f32x4.splat,
      set(four),
    ].flat();
  const next: Code = [get(at), i32(LANES * BYTES), ADD, set(at)].flat();
  const fromStart: Code = [get(begin), set(at), i32(0), set(column)].flat();
  return {
    name: "softmax",
    parameters: 3,
    counts: 4,
    fours: 4,
    body: [
      get(start),
      set(begin),
      i32(0),
      set(row),
      upTo(row, rows, 1, [
        fromStart,
        get(begin),
        load(),
        set(most),
        upTo(column, columns, LANES, [get(most), get(at), load(), f32x4.max, set(most), next]),
        acrossLanes(most, F32_MAX),
        fromStart,
        f32x4.each(0),
        set(sum),
        upTo(column, columns, LANES, [
          get(at),
          load(),
          get(most),
          f32x4.sub,
          f32x4.each(LEAST),
          f32x4.max,
          f32x4.each(Math.LOG2E),
          f32x4.mul,
          set(value),
          get(value),
          f32x4.nearest,
          set(whole),
          get(value),
          get(whole),
          f32x4.sub,
          set(value),
          f32x4.each(POWER[0]!),
          ...POWER.slice(1).flatMap((coefficient) => [
            get(value),
            f32x4.mul,
            f32x4.each(coefficient),
            f32x4.add,
          ]),
          get(whole),
          i32x4.truncated,
          i32(EXPONENT_BIT),
          i32x4.shiftLeft,
          i32x4.add,
          set(value),
          get(sum),
          get(value),
          f32x4.add,
          set(sum),
          get(at),
          get(value),
          store(),
          next,
        ]),
        acrossLanes(sum, F32_ADD),
        f32x4.each(1),
        get(sum),
        f32x4.div,
        set(sum),
        fromStart,
        upTo(column, columns, LANES, [get(at), get(at), load(), get(sum), f32x4.mul, store(), next]),
        get(at),
        set(begin),
      ]),
    ],
  };
}

let module: object | null = null;

export function kernelOn(memory: Memory): Kernel {
  module ??= compiled(assembled([dense(), softmax()]));
  return exportsOn(module, { net: { memory } }) as Kernel;
}
