import { test } from "tap";
import { parseCommandLine } from "../src/command-line.ts";

test("sixty documents a layout unless given", async (t) => {
  t.strictSame(parseCommandLine([]), {
    corpus: null,
    filter: null,
    seeds: 60,
    scaling: false,
    drafts: false,
    out: null,
  });
  t.match(parseCommandLine(["--seeds", "3", "--filter", "adp", "--scaling"]), {
    seeds: 3,
    filter: "adp",
    scaling: true,
  });
  t.match(parseCommandLine(["--drafts"]), { drafts: true, scaling: false });
});

test("a wrong argument is named", async (t) => {
  for (const seeds of ["0", "1.5", "many"])
    t.throws(() => parseCommandLine(["--seeds", seeds]), { message: /--seeds.*got/ });
  t.throws(() => parseCommandLine(["--fast"]), { message: /--fast/ });
});
