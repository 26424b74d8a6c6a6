import { test } from "tap";
import { parseCommandLine } from "../src/command-line.ts";

test("sixty documents a layout unless given", async (t) => {
  t.strictSame(parseCommandLine([]), {
    corpus: null,
    filter: null,
    seeds: 60,
    scaling: false,
    drafts: false,
    cases: [],
    set: null,
    label: null,
    switches: {},
    without: [],
    out: null,
  });
  t.match(parseCommandLine(["--seeds", "3", "--filter", "adp", "--scaling"]), {
    seeds: 3,
    filter: "adp",
    scaling: true,
  });
  t.match(parseCommandLine(["--drafts"]), { drafts: true, scaling: false });
});

test("folders of cases are measured with switches, under a label", async (t) => {
  const args = [
    "--cases",
    "/a",
    "--cases",
    "/b",
    "--set",
    "pot",
    "--label",
    "old",
    "--switches",
    '{"warm":true}',
  ];
  t.match(parseCommandLine(args), {
    cases: ["/a", "/b"],
    set: "pot",
    label: "old",
    switches: { warm: true },
  });
  t.throws(() => parseCommandLine(["--set", "pot"]), { message: /go with --cases/ });
  const bare = parseCommandLine(["--cases", "/a", "--without", "tagger,identities"]);
  t.same(bare.without, ["tagger", "identities"]);
  t.throws(() => parseCommandLine(["--without", "tagger"]), { message: /go with --cases/ });
  for (const text of ["", "sums", "tagger,", "tagger, wording"])
    t.throws(() => parseCommandLine(["--cases", "/a", "--without", text]), { message: /--without.*got/ });
  for (const text of ["{", "[]", "1"])
    t.throws(() => parseCommandLine(["--cases", "/a", "--switches", text]), { message: /--switches.*got/ });
});

test("a wrong argument is named", async (t) => {
  for (const seeds of ["0", "1.5", "many"])
    t.throws(() => parseCommandLine(["--seeds", seeds]), { message: /--seeds.*got/ });
  t.throws(() => parseCommandLine(["--fast"]), { message: /--fast/ });
});
