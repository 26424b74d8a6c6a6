/** Words in order, so that those that begin with some letters stand together. */
export class SortedWords {
  readonly #words: readonly string[];

  constructor(words: Iterable<string>) {
    this.#words = [...words].sort();
  }

  /** All words that begin with these letters, the shortest of a stem first. */
  *startingWith(letters: string): Generator<string> {
    for (let at = this.#firstFrom(letters); at < this.#words.length; at++) {
      const word = this.#words[at]!;
      if (!word.startsWith(letters)) return;
      yield word;
    }
  }

  #firstFrom(letters: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#words[middle]! < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
