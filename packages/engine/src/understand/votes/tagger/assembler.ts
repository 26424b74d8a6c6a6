/**
 * WebAssembly, written down as its instructions: just what the kernel of the net needs. Nothing of it is left to the machine: there are
 * no relaxed operations, so that the same numbers come out everywhere.
 */
export type Code = readonly number[];

const [I32, V128] = [0x7f, 0x7b];
const [VOID, END] = [0x40, 0x0b];
const SIMD = 0xfd;
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** An unsigned number in groups of seven bits. */
function unsigned(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >>> 7;
  return rest === 0 ? [low] : [low | 0x80, ...unsigned(rest)];
}

function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}

const simd = (code: number, ...more: number[]): Code => [SIMD, ...unsigned(code), ...more];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const i32 = (value: number): Code => [0x41, ...signed(value)];
export const ADD: Code = [0x6a];
export const MULTIPLY: Code = [0x6c];
export const LESS: Code = [0x49];

/** Four numbers of 32 bits from memory, at an address on the stack. */
export const load = (offset = 0): Code => simd(0x00, 2, ...unsigned(offset));
export const store = (offset = 0): Code => simd(0x0b, 2, ...unsigned(offset));
/** One number from memory, four times. */
export const loadEach = (offset = 0): Code => simd(0x09, 2, ...unsigned(offset));
export const f32x4 = {
  add: simd(0xe4),
  sub: simd(0xe5),
  mul: simd(0xe6),
  div: simd(0xe7),
  max: simd(0xe9),
  nearest: simd(0x6a),
  splat: simd(0x13),
  lane: (lane: number): Code => simd(0x1f, lane),
  /** The same number four times. */
  each: (value: number): Code => {
    const bytes = [...new Uint8Array(Float32Array.of(value).buffer)];
    return simd(0x0c, ...bytes, ...bytes, ...bytes, ...bytes);
  },
};
export const i32x4 = { truncated: simd(0xf8), add: simd(0xae), shiftLeft: simd(0xab) };
export const F32_ADD: Code = [0x92];
export const F32_MAX: Code = [0x97];

/** Repeats, until a count that goes up by so much is as great as a limit; both are locals. */
export function upTo(count: number, limit: number, by: number, body: readonly Code[]): Code {
  const again = [get(count), i32(by), ADD, set(count), get(count), get(limit), LESS].flat();
  return [0x03, VOID, ...body.flat(), ...again, 0x0d, 0, END];
}

export interface Program {
  name: string;
  /** All are addresses or counts. */
  parameters: number;
  /** Further locals: whole numbers, then fours of numbers. */
  counts: number;
  fours: number;
  body: readonly Code[];
}

/** A module that works on the memory which is given to it. */
export function assembled(programs: readonly Program[]): Uint8Array<ArrayBuffer> {
  const list = (parts: readonly Code[]): number[] => [...unsigned(parts.length), ...parts.flat()];
  const section = (id: number, parts: readonly Code[]): number[] => {
    const content = list(parts);
    return [id, ...unsigned(content.length), ...content];
  };
  const text = (value: string): number[] => list([...value].map((letter) => [letter.charCodeAt(0)]));
  const bodies = programs.map(({ counts, fours, body }) => {
    const locals = list([
      [...unsigned(counts), I32],
      [...unsigned(fours), V128],
    ]);
    const code = [...locals, ...body.flat(), END];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...MAGIC,
    ...section(
      1,
      programs.map(({ parameters }) => [0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0]),
    ),
    ...section(2, [[...text("net"), ...text("memory"), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      programs.map((_, i) => unsigned(i)),
    ),
    ...section(
      7,
      programs.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)]),
    ),
    ...section(10, bodies),
  ]);
}
