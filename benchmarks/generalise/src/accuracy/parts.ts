import { READER_PARTS, type ReaderPart } from "../../../../packages/engine/src/understand/switched-off.ts";

/** Parts of the joint reader by their names, with commas between. Throws for a name that is none. */
export function partsOf(text: string): ReaderPart[] {
  return text.split(",").map((name) => {
    const part = READER_PARTS.find((known) => known === name);
    if (part !== undefined) return part;
    throw new Error(`--without: expected some of ${READER_PARTS.join(",")}, got ${text}`);
  });
}
