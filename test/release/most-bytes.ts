/**
 * The bytes of each package's tarball at most, a tenth above what it was when the number was written. Whoever adds more says here that it is
 * worth its download.
 */
export const MOST_BYTES: Readonly<Record<string, number>> = {
  "@paylift/canonical": 290_000,
  "@paylift/cli": 850_000,
  "@paylift/client": 91_000,
  "@paylift/dashboard": 3_430_000,
  "@paylift/engine": 4_840_000,
  "@paylift/server": 730_000,
  "@paylift/store": 330_000,
  "@paylift/tabular": 231_000,
  "@paylift/validation": 270_000,
};

/** What is wrong with the size of a package; null where nothing is. */
export function growth(name: string, size: number, most: number | undefined): string | null {
  if (most === undefined)
    return `${name} has ${size} bytes and no limit: write one in test/release/most-bytes.ts`;
  if (size > most) return `${name} has ${size} bytes and may have ${most}`;
  // A limit far above what is there would let it grow unseen.
  if (size < most * 0.7) return `${name} has ${size} bytes: lower its ${most} in test/release/most-bytes.ts`;
  return null;
}
