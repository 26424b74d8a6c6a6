/** How far a README's size may be from the tarball's: it is rounded, and small changes need no new one. */
const MOST_SHARE = 0.1;

/** What is wrong with the size that a README tells ("4.6 MB packed"); null where nothing is. */
export function toldSizeFault(name: string, size: number, readme: string): string | null {
  const [, amount, unit] = /\b(\d+(?:\.\d+)?) (kB|MB) packed\b/.exec(readme) ?? [];
  if (amount === undefined) return `the README of ${name} does not tell its size: write "${inWords(size)}"`;
  const told = Number(amount) * (unit === "MB" ? 1e6 : 1e3);
  if (Math.abs(told - size) <= MOST_SHARE * size) return null;
  return `the README of ${name} says ${amount} ${unit} packed: write "${inWords(size)}"`;
}

function inWords(size: number): string {
  return size < 999_500 ? `${Math.round(size / 1e3)} kB packed` : `${(size / 1e6).toFixed(1)} MB packed`;
}
