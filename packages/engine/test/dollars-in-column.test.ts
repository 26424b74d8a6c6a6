import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { withDollarsOfColumn } from "../src/respell/dollars-in-column.ts";
import { pageOf } from "./support/page-of.ts";

test("an amount begins with a sign of dollars where a look gave one and its column prints it", async (t) => {
  const read = (
    column: readonly string[],
    otherReadings: string[],
    source: Word["source"] = "ocr",
  ): string[] => {
    const page = pageOf(column.map((text) => `Tax  ${text}`).join("\n"));
    const words = page.words.map((word): Word => ({ ...word, source, confidence: 0.9, otherReadings }));
    return withDollarsOfColumn({ ...page, words }).words.flatMap(({ text }) =>
      text === "Tax" ? [] : [text],
    );
  };
  const column = ["($72.11)", "($120.53)", "(528.19)", "($220.83)"];
  const mended = ["($72.11)", "($120.53)", "($28.19)", "($220.83)"];
  t.same(read(column, ["($28.19)"]), mended);
  t.same(read(column, ["(S28.19)"]), column, "no look gave one");
  t.same(read(column, ["($28.19)"], "text"), column, "nobody looked at it");
  const plain = ["$72.11", "120.53", "528.19", "$720.83"];
  t.same(read(plain, ["$28.19"]), plain, "the column prints it with its first and its last");
  const short = ["$72.11", "528.19", "$600.30"];
  t.same(read(short, ["$28.19"]), short, "two amounts tell no habit");
});
