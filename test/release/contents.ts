import type { Packed } from "./packages.ts";

/** What a registry shows or asks for, and no list of files has to name. */
const EXPECTED = ["LICENSE", "README.md", "package.json"];
/** What is of use here alone. */
const UNWANTED = /(?:^|\/)(?:test|tests|coverage)\/|\.test\.[cm]?[jt]sx?$|\.tsbuildinfo$|(?:^|\/)\.tap\//;

/** What is wrong with what a package holds, a sentence each. */
export function contentFaults({ name, files }: Packed): string[] {
  return [
    ...EXPECTED.filter((file) => !files.includes(file)).map((file) => `${name} has no ${file}`),
    ...files.filter((file) => UNWANTED.test(file)).map((file) => `${name} has ${file}`),
  ];
}
