/** Round steps from 0 that reach `greatest`, about `count` of them. */
export function ticks(greatest: number, count: number): number[] {
  const rough = greatest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const last = Math.ceil(greatest / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
