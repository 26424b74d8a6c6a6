import { test } from "tap";
import { isPdf } from "./public/is-pdf.ts";
import { SOURCES } from "./public/sources.ts";
import { faultOf, Tally } from "./public/tally.ts";

test("an answer with a clear code is no fault, a death and what is taken for payroll are", async (t) => {
  for (const code of ["no_payroll_content", "encrypted", "damaged", "deadline_exceeded"])
    t.equal(faultOf({ code, confidence: null }), null, code);
  for (const code of ["internal", "worker_lost", "out_of_memory", "untyped Error: no"])
    t.equal(faultOf({ code, confidence: null }), code);
  t.equal(faultOf({ code: "read", confidence: 0.29 }), null);
  t.equal(faultOf({ code: "read", confidence: 0.3 }), "taken for payroll at 0.3");
});

test("answers are added up by their codes, and faults are listed", async (t) => {
  const tally = new Tally();
  for (const code of ["damaged", "no_payroll_content", "damaged"]) tally.add(code);
  tally.fault("a.pdf: internal");
  t.equal(tally.count, 3);
  t.equal(tally.toString(), "3 documents: damaged 2, no_payroll_content 1\n1 faults\na.pdf: internal");
});

test("a pointer to a large file is no document", async (t) => {
  const folder = t.testdir({
    "pointer.pdf": "version https://git-lfs\nsize 12",
    "small.pdf": "%PDF-1.4\n%%EOF",
  });
  t.equal(await isPdf(`${folder}/pointer.pdf`), false);
  t.equal(await isPdf(`${folder}/small.pdf`), true);
});

test("sources have a licence, and stand in the list once", async (t) => {
  t.equal(new Set(SOURCES.map(({ repository }) => repository)).size, SOURCES.length);
  for (const { repository, licence } of SOURCES) t.ok(repository.startsWith("https://") && licence !== "");
});
