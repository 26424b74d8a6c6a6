import { test } from "tap";
import { parsePaperCommandLine, parseScansCommandLine } from "../src/documents/command-line.ts";

const TREATMENTS = ["copied", "faxed"];

test("all documents, as printed, unless told", async (t) => {
  t.strictSame(parseScansCommandLine([]), { seed: 8301, filter: "", paper: "marked" });
  t.match(parseScansCommandLine(["--unmarked", "--seed", "5"]), { seed: 5, paper: "unmarked" });
  t.match(parseScansCommandLine(["--worn", "--filter", "adp"]), { filter: "adp", paper: "worn" });
  t.strictSame(parsePaperCommandLine(["--seed", "0"], TREATMENTS), {
    seed: 0,
    filter: "",
    documents: null,
    treatments: null,
    keep: null,
  });
  t.match(
    parsePaperCommandLine(["--documents", "in", "--treatments=faxed,copied", "--keep", "out"], TREATMENTS),
    {
      documents: "in",
      treatments: ["faxed", "copied"],
      keep: "out",
    },
  );
});

test("a wrong argument is named", async (t) => {
  const parsePaper = (args: readonly string[]): unknown => parsePaperCommandLine(args, TREATMENTS);
  for (const parse of [parseScansCommandLine, parsePaper]) {
    for (const seed of ["-1", "1.5", "many", ""])
      t.throws(() => parse([`--seed=${seed}`]), { message: /--seed: expected/ });
    t.throws(() => parse(["--fast"]), { message: /--fast/ });
  }
  t.throws(() => parseScansCommandLine(["--unmarked", "--worn"]), { message: /one of them/ });
  t.throws(() => parsePaper(["--treatments=faxed,burnt"]), {
    message: /--treatments: .*"burnt".* copied, faxed/,
  });
  t.throws(() => parsePaper(["--worn"]), { message: /--worn/ });
});
