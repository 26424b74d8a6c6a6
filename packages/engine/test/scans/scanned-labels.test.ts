import { test } from "tap";
import type { LedgerEmployee } from "../../src/canonicalise/ledger.ts";
import type { Word } from "../../src/read/page-reader.ts";
import { doubtfulLabels } from "../../src/score/scanned-labels.ts";
import { lineOf } from "../support/page-of.ts";

/** What a recogniser made of the words of a label, and what the line is called by it. */
interface Read extends Partial<Word> {
  description?: string;
}

/** Somebody whose lines have labels that were read so; of the rest nothing counts here. */
function withLines(...labels: readonly Label[]): LedgerEmployee {
  const lines = labels.map(([text, { description = text, ...change } = {}]) => {
    const tokens = lineOf(text).tokens.map((token) => ({
      ...token,
      words: token.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.9, ...change })),
    }));
    return { list: "taxes", description, sources: [{ label: { text, tokens } }] };
  });
  return { lines, department: null } as unknown as LedgerEmployee;
}

type Label = readonly [text: string, read?: Read];

const code = (...labels: readonly Label[]): string | undefined =>
  doubtfulLabels([withLines(...labels)])?.code;

test("a label that looks gave other letters, and none of them surely, is told", async (t) => {
  t.equal(code(["Mi", { confidence: 0.75, otherReadings: ["MI"] }]), "doubtful_labels");
  t.equal(code(["Mi", { otherReadings: ["MI"] }]), undefined, "one look was sure");
  t.equal(code(["Mi", { confidence: 0.75 }]), undefined, "all looks agree");
  t.equal(code(["STD", { confidence: 0.6, otherReadings: ["SDSTD"] }]), undefined, "with the code beside it");
  t.equal(code(["SUI/EE", { confidence: 0.7, otherReadings: ["SUIEE"] }]), undefined, "the same letters");
  t.equal(code(["O/T", { confidence: 0.8, otherReadings: ["OT", "O/T", "or"] }]), undefined, "most agree");
  t.equal(code(["Mi", { confidence: 0.75, otherReadings: ["MI"], source: "text" }]), undefined);
});

test("a label with a sign that none is printed with is told", async (t) => {
  t.equal(code(["\\M Unemployment"]), "doubtful_labels");
  t.equal(code(["\\M Unemployment", { source: "text" }]), undefined);
});

test("a label that was read surely in another place, and a code with a legend, are no doubt", async (t) => {
  const doubt = { confidence: 0.75, otherReadings: ["STO"] };
  t.equal(code(["STD", doubt], ["STD", {}]), undefined);
  t.equal(code(["STD", doubt], ["STD", doubt]), "doubtful_labels");
  t.equal(code(["STD", { ...doubt, description: "Short-term disability" }]), undefined);
});

test("a label in two spellings that look alike is told, however sure", async (t) => {
  t.equal(code(["401 (k) Match"], ["401(k) Match"]), "doubtful_labels");
  t.equal(code(["Medica1"], ["Medical"]), "doubtful_labels");
  t.equal(code(["Medical"], ["Medicare"], ["Medical"]), undefined);
});

test("a code beside a label, of which a look gave another, is told", async (t) => {
  const of = (change: Partial<Word>): LedgerEmployee => {
    const [{ sources }] = withLines(["LU", change]).lines as [LedgerEmployee["lines"][number]];
    const { label } = withLines(["LIFE INS"]).lines[0]!.sources[0]!;
    const source = { label: { ...label, scannedCode: sources[0]!.label } };
    return {
      lines: [{ list: "deductions", description: "LIFE INS", sources: [source] }],
      department: null,
    } as unknown as LedgerEmployee;
  };
  const doubt = { confidence: 0.66, otherReadings: ["LI", "U"] };
  t.equal(doubtfulLabels([of(doubt)])?.code, "doubtful_labels");
  t.equal(doubtfulLabels([of({ ...doubt, confidence: 0.93 })]), null, "one look was sure");
  t.equal(doubtfulLabels([of({ ...doubt, otherReadings: ["L", "LU."] })]), null, "no other code");
  t.equal(doubtfulLabels([of(doubt), of({})]), null, "read surely in another place");
});

test("a department is read with as much doubt as a label", async (t) => {
  const of = (text: string, change: Partial<Word> = {}): LedgerEmployee => {
    const { lines } = withLines([text, change]);
    return { lines: [], department: lines[0]!.sources[0]!.label } as unknown as LedgerEmployee;
  };
  const doubt = { confidence: 0.7, otherReadings: ["ACCr"] };
  t.equal(doubtfulLabels([of("ACC1", doubt)])?.code, "doubtful_labels");
  t.equal(doubtfulLabels([of("ACC1", doubt), of("ACC1")]), null);
  t.equal(doubtfulLabels([of("ACC1"), of("ACCI")])?.code, "doubtful_labels");
});
