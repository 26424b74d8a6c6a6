import { test } from "tap";
import { parsePaperCommandLine, parseScansCommandLine } from "../src/documents/command-line.ts";

test("all documents, as printed, unless told", async (t) => {
  t.strictSame(parseScansCommandLine([]), { seed: 8301, filter: "", paper: "marked" });
  t.match(parseScansCommandLine(["--unmarked", "--seed", "5"]), { seed: 5, paper: "unmarked" });
  t.match(parseScansCommandLine(["--worn", "--filter", "adp"]), { filter: "adp", paper: "worn" });
  t.strictSame(parsePaperCommandLine(["--seed", "0"]), { seed: 0, filter: "" });
});

test("a wrong argument is named", async (t) => {
  for (const parse of [parseScansCommandLine, parsePaperCommandLine]) {
    for (const seed of ["-1", "1.5", "many", ""])
      t.throws(() => parse([`--seed=${seed}`]), { message: /--seed: expected/ });
    t.throws(() => parse(["--fast"]), { message: /--fast/ });
  }
  t.throws(() => parseScansCommandLine(["--unmarked", "--worn"]), { message: /one of them/ });
  t.throws(() => parsePaperCommandLine(["--worn"]), { message: /--worn/ });
});
