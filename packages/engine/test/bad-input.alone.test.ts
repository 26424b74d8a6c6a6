import { t as suite, test, type Test } from "tap";
import { createEngine, type EngineError } from "../src/index.ts";
import type { DocumentSource, Engine, EngineOptions, ErrorCode, ExtractOptions } from "../src/index.ts";
import { encryptedLetter } from "./support/encrypted-pdf.ts";
import { failure, reaching } from "./support/events.ts";
import { goodDocument } from "./support/good-document.ts";
import {
  blankPages,
  formsInForms,
  inflatingObjectStream,
  letter,
  pageOfOperators,
  pageOfWords,
  pdfOfPages,
} from "./support/pdfs.ts";
import { runProgram } from "./support/run-program.ts";

const MB = 2 ** 20;

interface Bad {
  source: DocumentSource;
  /** The codes that are right; several where the reader may repair the file. */
  codes: ErrorCode[];
  call?: ExtractOptions;
  engine?: EngineOptions;
}

const secret = await encryptedLetter("right");
const whole = letter();
const good = goodDocument();

const BAD: Record<string, Bad> = {
  "an empty file": { source: Buffer.alloc(0), codes: ["not_a_pdf"] },
  "a text file": { source: Buffer.from("Pay statement\nNet pay 1.00\n"), codes: ["not_a_pdf"] },
  "a header and nothing else": { source: Buffer.from("%PDF-1.7\n"), codes: ["damaged"] },
  "a header and noise": {
    source: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(50_000, "obj << /A [ (")]),
    codes: ["damaged", "no_pages"],
  },
  "a file cut in the middle": {
    source: whole.subarray(0, whole.length >> 1),
    codes: ["damaged", "no_payroll_content", "no_text_layer", "no_pages"],
  },
  "a file cut before its page tree": { source: whole.subarray(0, 60), codes: ["damaged", "no_pages"] },
  "a cross-reference table that points nowhere": {
    source: replaced(whole, /\d{10} 00000 n/g, "0000000007 00000 n"),
    codes: ["damaged", "no_payroll_content"],
  },
  "no cross-reference table": {
    source: whole.subarray(0, whole.lastIndexOf("xref\n0")),
    codes: ["damaged", "no_payroll_content"],
  },
  "an encrypted file without password": { source: secret, codes: ["encrypted"] },
  "an encrypted file with a wrong password": {
    source: secret,
    codes: ["wrong_password"],
    call: { password: "wrong" },
  },
  "an encrypted file with the user's password": {
    source: secret,
    codes: ["no_payroll_content"],
    call: { password: "right" },
  },
  "an encrypted file with the owner's password": {
    source: secret,
    codes: ["no_payroll_content"],
    call: { password: "right-owner" },
  },
  "no pages": { source: pdfOfPages([]), codes: ["no_pages"] },
  "10,000 blank pages": { source: blankPages(10_000), codes: ["too_many_pages"] },
  "blank pages within the limit": { source: blankPages(20), codes: ["no_text_layer"] },
  "a page of 100,000 words": { source: pageOfWords(100_000), codes: ["no_payroll_content"] },
  "an object stream that inflates enormously": {
    source: inflatingObjectStream(600 * MB),
    codes: ["too_large"],
  },
  "an object stream inside three layers": {
    source: inflatingObjectStream(600 * MB, 3),
    codes: ["too_large"],
  },
  "more bytes than are allowed": { source: whole, codes: ["too_large"], engine: { maxBytes: 100 } },
  "a letter": { source: whole, codes: ["no_payroll_content"] },
  "forms that draw forms without end": {
    source: formsInForms(26),
    codes: ["deadline_exceeded", "out_of_memory"],
    call: { deadlineMs: 3000 },
  },
  "operators beyond the heap": {
    source: pageOfOperators(3_000_000),
    codes: ["out_of_memory"],
    engine: { heapMb: 128 },
  },
};

/** One engine for all that need no limits of their own: what came before must not show. */
const shared = await createEngine({ threads: 1 });
suite.teardown(() => shared.close());

for (const [name, { source, codes, call, engine: limits }] of Object.entries(BAD)) {
  test(name, async (t) => {
    const engine = limits === undefined ? shared : await createEngine({ threads: 1, ...limits });
    if (engine !== shared) t.teardown(() => engine.close());
    const error = await failure(engine.extract(source, call));
    t.equal(error.name, "EngineError");
    t.ok(codes.includes(error.code as ErrorCode), `${String(error.code)}: ${error.message}`);
    t.notMatch(error.message, /neighbours|Net pay/);
    if (limits?.maxBytes === undefined) await readsOn(t, engine);
  });
}

test("abort in the middle", async (t) => {
  const engine = await createEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const controller = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const outcome = failure(engine.extract(formsInForms(26), { signal: controller.signal, onProgress }));
  await reached;
  controller.abort();
  t.match(await outcome, { name: "EngineError", code: "aborted" });
  await readsOn(t, engine);
});

test("close in the middle", async (t) => {
  const engine = await createEngine({ threads: 1 });
  const { reached, onProgress } = reaching("reading");
  const running = failure(engine.extract(formsInForms(26), { onProgress }));
  await reached;
  const queued = failure(engine.extract(whole));
  await engine.close();
  t.match(await Promise.all([running, queued]), [{ code: "engine_closed" }, { code: "engine_closed" }]);
});

test("200 documents at once, most of them bad", async (t) => {
  const engine = await createEngine({ threads: 2, maxQueue: 200 });
  t.teardown(() => engine.close());
  const kinds: [Buffer, ErrorCode | 2300][] = [
    [good, 2300],
    [whole, "no_payroll_content"],
    [blankPages(3), "no_text_layer"],
    [pdfOfPages([]), "no_pages"],
    [Buffer.from("no PDF"), "not_a_pdf"],
    [inflatingObjectStream(8 * MB, 2), "no_payroll_content"],
  ];
  const documents = Array.from({ length: 200 }, (_, i) => kinds[i % kinds.length]!);
  const outcomes = documents.map(([bytes]) =>
    engine.extract(bytes).then(
      ({ canonical_output }) => canonical_output.totals?.net_pay,
      ({ code }: EngineError) => code,
    ),
  );
  t.same(
    await Promise.all(outcomes),
    documents.map(([, expected]) => expected),
  );
});

test("nothing is left open after hostile documents", async (t) => {
  const { code, output } = await runProgram("hostile-program.ts");
  // Whichever limit is met first on this machine.
  t.match(output, /^(deadline_exceeded|out_of_memory) not_a_pdf no_payroll_content closed$/m);
  t.equal(code, 0);
});

/** The pool is alive: a document that can be read is read. */
async function readsOn(t: Test, engine: Engine): Promise<void> {
  const { canonical_output } = await engine.extract(good);
  t.match(canonical_output.totals, { employee_count: 2, net_pay: 2300 }, "the next document is read");
}

function replaced(pdf: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(pdf.toString("latin1").replace(what, by), "latin1");
}
