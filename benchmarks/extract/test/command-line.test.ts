import { test } from "tap";
import { parseCommandLine } from "../src/command-line.ts";

test("the counts follow --quick unless given", async (t) => {
  t.match(parseCommandLine([]), { quick: false, rounds: 5, memoryDocuments: 500, corpus: null, out: null });
  t.match(parseCommandLine(["--quick"]), { quick: true, rounds: 2, memoryDocuments: 100 });
  t.match(parseCommandLine(["--quick", "--rounds", "7", "--filter", "v2"]), { rounds: 7, filter: "v2" });
});

test("a wrong argument is named", async (t) => {
  for (const rounds of ["0", "1.5", "many"])
    t.throws(() => parseCommandLine(["--rounds", rounds]), { message: /--rounds.*got/ });
  t.throws(() => parseCommandLine(["--fast"]), { message: /--fast/ });
});
