const encoder = new TextEncoder();

/** Memory is taken in pieces of so many bytes, or of what is written at once where that is longer. */
const PIECE_BYTES = 2 ** 20;
const FIRST_BYTES = 2 ** 16;
/** Small enough for arithmetic on whole numbers. */
const MOST_HUNDREDTHS = 2 ** 30;
/** Bytes of the longest whole number that is written digit by digit, with two decimals. */
const NUMBER_BYTES = 16;
const [ZERO, POINT, QUOTE, BACKSLASH] = [0x30, 0x2e, 0x22, 0x5c];
const [FIRST_PLAIN, LAST_PLAIN] = [0x20, 0x7e];

/**
 * JSON written as bytes. A register has a hundred thousand places in its evidence; as strings they are garbage that the
 * thread collects while it could read.
 */
export class JsonBytes {
  /** Pieces that are full. */
  readonly #full: Uint8Array[] = [];
  #bytes = new Uint8Array(FIRST_BYTES);
  #length = 0;

  /** Writes what is JSON already, in plain ASCII. */
  raw(text: string): void {
    this.#room(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
    this.#length = at;
  }

  /** Writes bytes that are JSON already. A few are copied faster one by one. */
  copy(from: Uint8Array, start: number, end: number): void {
    this.#room(end - start);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = start; i < end; i++) bytes[at++] = from[i]!;
    this.#length = at;
  }

  string(text: string): void {
    this.#room(text.length + 2);
    const bytes = this.#bytes;
    let at = this.#length;
    bytes[at++] = QUOTE;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i);
      if (letter < FIRST_PLAIN || letter > LAST_PLAIN || letter === QUOTE || letter === BACKSLASH)
        return this.#escaped(text);
      bytes[at++] = letter;
    }
    bytes[at++] = QUOTE;
    this.#length = at;
  }

  /** Writes a finite number; those in whole hundredths, as places on a page are, without making a string of it. */
  number(value: number): void {
    const hundredths = Math.round(value * 100);
    if (!(value >= 0 && hundredths <= MOST_HUNDREDTHS && hundredths / 100 === value))
      return this.raw(String(value));
    this.#room(NUMBER_BYTES);
    const whole = Math.floor(hundredths / 100);
    const rest = hundredths - 100 * whole;
    this.#digits(whole);
    if (rest === 0) return;
    this.#bytes[this.#length++] = POINT;
    this.#bytes[this.#length++] = ZERO + Math.floor(rest / 10);
    if (rest % 10 !== 0) this.#bytes[this.#length++] = ZERO + (rest % 10);
  }

  /** What was written, in a buffer of its own; the last call. */
  done(): Uint8Array<ArrayBuffer> {
    this.#close();
    let at = 0;
    const all = new Uint8Array(this.#full.reduce((length, piece) => length + piece.length, 0));
    for (const piece of this.#full.splice(0)) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  #digits(whole: number): void {
    let count = 1;
    for (let tens = 10; tens <= whole; tens *= 10) count++;
    let left = whole;
    for (let at = this.#length + count - 1; at >= this.#length; at--) {
      const tens = Math.floor(left / 10);
      this.#bytes[at] = ZERO + left - 10 * tens;
      left = tens;
    }
    this.#length += count;
  }

  #escaped(text: string): void {
    const json = encoder.encode(JSON.stringify(text));
    this.#room(json.byteLength);
    this.#bytes.set(json, this.#length);
    this.#length += json.byteLength;
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.byteLength) return;
    this.#close();
    this.#bytes = new Uint8Array(Math.max(bytes, PIECE_BYTES));
    this.#length = 0;
  }

  #close(): void {
    this.#full.push(this.#bytes.subarray(0, this.#length));
  }
}
