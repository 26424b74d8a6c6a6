import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare } from "../src/index.ts";
import { employee, output } from "./support/outputs.ts";
import { matched, paid } from "./support/people.ts";

test("an id that both sides share decides, the name may be another", async (t) => {
  t.same(
    matched(
      [paid("1", "Ana Ruiz", 900), paid("2", "Bo Lind", 800)],
      [paid("2", "Bo Lind", 810), paid("1", "Ana Thornbury", 900)],
    ),
    ["0 → 1: matched, id, certain", "1 → 0: matched, id, certain"],
  );
  t.same(matched([paid("0042", "Ana Ruiz", 900)], [paid("42", "Ana Ruiz", 700)]), [
    "0 → 0: matched, id, certain",
  ]);
});

test("ids count without signs, zeros and letter case, where the names are alike", async (t) => {
  t.same(matched([paid("e-0123", "Ana Ruiz", 900)], [paid("E123", "Ana Ruiz", 700)]), [
    "0 → 0: matched, id, certain",
  ]);
  const numbered = (sign: string) => [paid(`B${sign}2`, "Bo Lind", 800), paid(`C${sign}3`, "Cy Abara", 700)];
  const source = [paid("A-7", "Ana Ruiz", 900), ...numbered("-")];
  t.equal(
    matched(source, [paid("A07", "Ana Thornbury", 600), ...numbered("0")])[0],
    "0 → null: only_in_source",
  );
});

test("under an equal id another name is a person only with like pay, or with a name in common", async (t) => {
  const [bo, cy] = [paid("2", "Bo Lind", 800), paid("3", "Cy Abara", 700)];
  const ana = paid("1", "Ana Ruiz", 900);
  const found = (target: Employee) => matched([ana, bo, cy], [target, bo, cy])[0];
  t.equal(found(paid("1", "Zed Quist", 900)), "0 → 0: matched, id, probable", "the same pay");
  t.equal(found(paid("1", "Ana Quist", 600)), "0 → 0: matched, id, probable", "a name in common");
  t.equal(found(paid("1", "Zed Quist", 600)), "0 → null: only_in_source", "neither");
  const { deductions, taxes } = ana;
  const someLines = paid("1", "Zed Quist", 600, { deductions, taxes });
  t.equal(found(someLines), "0 → null: only_in_source", "a few equal lines are not the same pay");
});

test("an id that went to a relative does not outweigh the name", async (t) => {
  const rest = [paid("3", "Bob Jones", 700), paid("4", "Tim Lee", 600)];
  t.same(
    matched(
      [paid("1", "John Smith", 900), paid("2", "Mary Smith", 800), ...rest],
      [paid("2", "John Smith", 900), paid("1", "Mary Smith", 800), ...rest],
    ).slice(0, 2),
    ["0 → 0: matched, name, probable", "1 → 1: matched, name, probable"],
  );
});

test("ids of a new numbering mislead nobody", async (t) => {
  const names = ["Ana Ruiz", "Bo Lind", "Cy Abara", "Di Okoye"];
  const source = names.map((name, index) => paid(String(index), name, 700 + index * 13));
  const target = (first: number) =>
    names.map((name, index) => paid(String(first + ((index + 1) % 4)), name, 700 + index * 13));
  const sure = (certainty: string) =>
    names.map((_, index) => `${index} → ${index}: matched, name, ${certainty}`);
  t.same(matched(source, target(7001)), sure("certain"));
  t.same(
    matched(source, target(0)),
    sure("probable"),
    "the same numbers in another order are no new numbering",
  );
});

test("the caller's crosswalk decides before ids and names", async (t) => {
  const source = [paid("1", "Ana Ruiz", 900), paid("", "Bo Lind", 800)];
  const target = [paid("1", "Zed Quist", 111), paid("7", "Ann R", 900)];
  const twins = [paid("8", "Twin Lind", 60), paid("8", "Twin Lind", 70), paid("8", "Other Lind", 80)];
  const crosswalk = [
    { source_id: " 1 ", target_id: "7" },
    { source_id: "", source_name: "LIND, BO", target_name: "Zed Quist" },
    { source_id: "gone", target_id: "too" },
  ];
  t.same(matched(source, target, { crosswalk }), [
    "0 → 1: matched, crosswalk, certain",
    "1 → 0: matched, crosswalk, certain",
  ]);
  t.equal(
    matched(source, [...target, ...twins], {
      crosswalk: [{ source_id: "1", target_id: "8", target_name: "Other Lind" }],
    })[0],
    "0 → 4: matched, crosswalk, certain",
    "of several people with one id the name decides",
  );
  for (const wrong of [
    [{ source_id: "1" }],
    [{ source_id: "1", target_name: "Twin Lind" }],
    [
      { source_id: "1", target_id: "1" },
      { source_id: "1", target_id: "7" },
    ],
  ])
    t.throws(() => compare(output(source), output([...target, ...twins]), { crosswalk: wrong }), {
      name: "ValidationError",
      code: "invalid_options",
      details: { option: "crosswalk" },
    });
});

test("people of one name are told apart by their pay", async (t) => {
  const source = [paid("", "Lia Ng", 900), paid("", "Lia Ng", 700), paid("", "Lia Ng", 500)];
  const target = [paid("", "Lia Ng", 500), paid("", "Lia Ng", 900)];
  t.same(matched(source, target), [
    "0 → 1: matched, name_and_pay, certain",
    "1 → null: only_in_source",
    "2 → 0: matched, name_and_pay, certain",
  ]);
});

test("an equal name with other pay leaves a like name with the same pay its chance", async (t) => {
  t.match(matched([paid("", "Jon Ek", 900)], [paid("", "Jon Ek", 512), paid("", "Jon P Ek", 900)]), [
    /^0 → 1: matched, name_and_pay/,
    "null → 0: only_in_target",
  ]);
});

test("how sure an equal name is depends on pay and department", async (t) => {
  const ana = paid("", "Ana Ruiz", 900, { department: "100" });
  const raised = (department: string) =>
    paid("", "Ana Ruiz", 990, { deductions: ana.deductions, taxes: ana.taxes, department });
  t.same(matched([ana], [raised("200")]), ["0 → 0: matched, name, probable"]);
  t.same(
    matched([ana], [raised("100 Sales")]),
    ["0 → 0: matched, name, certain"],
    "code, then code and name",
  );
  const unpaid = employee({ name: "Ana Ruiz", earnings: [], deductions: [], taxes: [] });
  t.same(matched([unpaid], [unpaid]), ["0 → 0: matched, name, probable"], "no pay is no evidence");
});

test("people of one name and one pay are told apart by their department", async (t) => {
  const lia = (department: string) => paid("", "Lia Ng", 900, { department });
  t.match(matched([lia("100"), lia("200")], [lia("200 Sales"), lia("100 Kitchen")]), [
    /^0 → 1: matched/,
    /^1 → 0: matched/,
  ]);
});

test("who fits no better than somebody else is doubtful, unless both are the same", async (t) => {
  const ana = paid("", "Ana Ruiz", 900);
  t.match(
    matched([ana], [paid("", "Ana M Ruiz", 900), paid("", "Ana L Ruiz", 900)])[0],
    /could_not_test, name_and_pay, doubtful$/,
  );
  t.same(matched([ana], [ana, ana]), ["0 → 0: matched, name_and_pay, certain", "null → 1: only_in_target"]);
});

test("the best choice over all of them is taken, not the first", async (t) => {
  const source = [paid("", "Jon Ek", 900), paid("", "Jon P Ek", 700)];
  const target = [paid("", "Jon Ek", 700), paid("", "Jon Ek", 900)];
  t.match(matched(source, target), [/^0 → 1: matched/, /^1 → 0: matched/]);
});

test("a doubtful match is reported and not assumed", async (t) => {
  const report = compare(output([paid("", "Jon Smith", 900)]), output([paid("", "John Smith", 512)]));
  t.match(report.employees, [
    {
      verdict: "could_not_test",
      match: { certainty: "doubtful", reasons: ["spelled otherwise", "no equal amount"] },
    },
  ]);
  t.same(report.discrepancies, []);
  t.match(report.untested, [{ field: "employees", reason: "doubtful_match", count: 1 }]);
});
