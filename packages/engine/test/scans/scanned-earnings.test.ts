import fc from "fast-check";
import { test } from "tap";
import { scoreConfidence } from "../../src/score/confidence.ts";
import type { TableData } from "../../src/variants/variant-schema.ts";
import { JOURNAL_TABLE, journal } from "../support/made-up-variant.ts";
import { proofOf } from "../support/proof-of.ts";

const PROVED = 0.95;

/** A register that prints hours beside pay, each with its label. */
const APART: TableData = {
  ...JOURNAL_TABLE,
  header: { from: "^PERSON\\b" },
  columns: [
    { lane: "person", role: "text", header: "PERSON" },
    { lane: "time", role: "text", header: "TIME" },
    { lane: "time", role: "hours", header: "HOURS" },
    { lane: "earnings", role: "text", header: "EARNED" },
    { lane: "earnings", role: "amount", header: "AMOUNT" },
    { lane: "gross", role: "figure", header: "GROSS", figure: "gross_pay" },
    { lane: "taxes", role: "text", header: "TAXES" },
    { lane: "taxes", role: "amount", header: "AMOUNT", nth: 2 },
    { lane: "net", role: "figure", header: "NET", figure: "net_pay" },
  ],
  lanes: {
    time: { section: "earning", labels: [{ text: "^(?<code>.+)$" }] },
    earnings: {
      section: "earning",
      labels: [{ text: "^(?<code>\\S+) = (?<label>.+)$" }, { text: "^(?<code>.+)$" }],
    },
    taxes: { section: "tax" },
  },
};
const REGISTER = journal({ tables: [APART] });

type Earning = readonly [time: string, hours: string, earned: string, amount: string];

/** A line of the register, a field of it at each of its columns. */
function row(person: string, [time, hours, earned, amount]: Earning, ...pay: readonly string[]): string {
  const [gross = "", tax = "", net = ""] = pay;
  return [
    `  ${person}`.padEnd(18),
    time.padEnd(10),
    hours.padStart(5),
    "   ",
    earned.padEnd(14),
    amount.padStart(8),
    gross.padStart(11),
    "   ",
    (tax === "" ? "" : "FIT").padEnd(7),
    tax.padStart(6),
    net.padStart(11),
  ].join("");
}

const NOTHING: Earning = ["", "", "", ""];
const REGULAR: Earning = ["REG", "40.00", "REG", "1,000.00"];

/** The register of people with regular pay and an earning of 80.00 each. */
function register(...more: readonly (readonly Earning[])[]): string {
  const people = more.flatMap((earnings, i) => [
    row(
      ["Sample, Anna", "Muster, Carl", "Specimen, Bert", "Probe, Dora"][i]!,
      REGULAR,
      "1,080.00",
      "100.00",
      "980.00",
    ),
    ...earnings.map((earning) => row("", earning)),
  ]);
  const total = (amount: number): string =>
    (amount * more.length).toLocaleString("en-US", { minimumFractionDigits: 2 });
  return [
    "  Acme Foods LLC  Acme Journal",
    "  Week 01/05/2026 - 01/11/2026  Paid 01/16/2026",
    "  PERSON          TIME      HOURS   EARNED          AMOUNT      GROSS   TAXES  AMOUNT        NET",
    ...people,
    row("Company Total", NOTHING, total(1080), total(100), total(980)),
  ].join("\n");
}

/** The score of a register and whether it says that earnings are parted; as a scanner gives it, unless from text. */
function readAs(source: "ocr" | "text", page: string): { score: number; parted: string | undefined } {
  const { proof } = proofOf(REGISTER, page);
  const words = proof.tokens.flatMap((token) => token.words);
  for (const word of words) Object.assign(word, { source, confidence: 0.99 });
  const { score, reasons } = scoreConfidence(proof);
  return { score, parted: reasons.find(({ code }) => code === "parted_earnings")?.message };
}

const isParted = (...more: readonly (readonly Earning[])[]): boolean =>
  readAs("ocr", register(...more)).parted !== undefined;

const OVERTIME: Earning = ["O/T", "2.00", "O/T", "80.00"];

test("hours and pay that one label joins are proved, scanned or not", async (t) => {
  for (const source of ["ocr", "text"] as const)
    t.same(readAs(source, register([OVERTIME], [OVERTIME])), { score: 0.99, parted: undefined });
});

test("hours without pay beside pay without hours of a like label leave a scan below proved", async (t) => {
  const page = register([["O/T", "2.00", "OT", "80.00"]], [OVERTIME]);
  const scanned = readAs("ocr", page);
  t.match(scanned.parted, /^1 employees of scanned pages have hours without pay/);
  t.ok(scanned.score < PROVED);
  t.same(readAs("text", page), { score: 0.99, parted: undefined }, "a text layer misreads no label");
  t.ok(isParted([["OT", "2.00", "0T", "80.00"]]), "in the only earning of the kind");
  t.ok(
    isParted([
      ["O/T", "2.00", "", ""],
      ["", "", "ot", "80.00"],
    ]),
    "on lines apart",
  );
});

test("a label that is no longer alike is told by the others, who have both under it", async (t) => {
  const vacation: Earning = ["VAC", "2.00", "VAC", "80.00"];
  t.ok(isParted([["VAC", "2.00", "YAO", "80.00"]], [vacation]));
  t.ok(isParted([["YAO", "2.00", "VAC", "80.00"]], [vacation]));
  t.ok(
    isParted([["VAC", "2.00", "YAO", "80.00"]], [["VAC", "3.00", "YAO", "80.00"]], [vacation]),
    "on a page",
  );
  t.notOk(isParted([["VAC", "2.00", "YAO", "80.00"]]), "nobody has both");
});

test("hours that are not paid, and pay for no hours, are no sign where others have them too", async (t) => {
  const vacation: Earning = ["VAC", "2.00", "VAC", "80.00"];
  const unpaid: Earning = ["VAC", "2.00", "", ""];
  const bonus: Earning = ["", "", "BON", "80.00"];
  t.notOk(isParted([unpaid, bonus], [vacation], [bonus]), "others have a bonus");
  t.notOk(isParted([unpaid, bonus], [vacation], [unpaid, ["", "", "COM", "80.00"]]), "others are not paid");
  t.notOk(isParted([["VAC", "0.00", "BON", "80.00"]], [vacation]), "no hours");
  t.notOk(isParted([unpaid], [bonus], [vacation]), "of two people");
});

test("what a label stands for is told by its code, where it has one", async (t) => {
  t.notOk(isParted([["VAC", "2.00", "VAC = Holiday", "80.00"]], [["VAC", "2.00", "VAC = Holiday", "80.00"]]));
  t.ok(isParted([["V4C", "2.00", "VAC = Holiday", "80.00"]], [["VAC", "2.00", "VAC = Holiday", "80.00"]]));
});

test("whatever sign, case or look-alike letter a label was misread with, a scan is not proved", async () => {
  const LOOKALIKES: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5", B: "8" };
  const label = fc.stringMatching(/^[A-QS-Z]{2,5}$/);
  const misread = label.chain((text) => {
    const at = fc.integer({ min: 1, max: text.length - 1 });
    const signs = fc.tuple(at, fc.constantFrom("/", "-", ".", "'", " "));
    return fc
      .oneof(
        signs.map(([i, sign]) => text.slice(0, i) + sign + text.slice(i)),
        at.map((i) => text.slice(0, i) + text.slice(i).toLowerCase()),
        fc.constant([...text].map((letter) => LOOKALIKES[letter] ?? letter).join("")),
      )
      .filter((other) => other !== text)
      .map((other) => [text, other] as const);
  });
  fc.assert(
    fc.property(misread, fc.boolean(), ([text, other], areHours) => {
      const [time, earned] = areHours ? [other, text] : [text, other];
      const page = register([[time, "2.00", earned, "80.00"]], [[text, "2.00", text, "80.00"]]);
      const scanned = readAs("ocr", page);
      return scanned.parted !== undefined && scanned.score < PROVED;
    }),
  );
  fc.assert(
    fc.property(fc.array(label, { maxLength: 4 }), (labels) => {
      const people = labels.map((text): Earning[] => [[text, "2.00", text, "80.00"]]);
      return readAs("ocr", register(...people)).parted === undefined;
    }),
  );
});
