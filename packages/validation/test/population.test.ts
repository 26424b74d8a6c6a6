import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, type ValidationOptions } from "../src/index.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

/** An employee whose pay is like nobody else's. */
function paid(id: string, name: string, amount: number, fields: Partial<Employee> = {}): Employee {
  return employee({
    employee_id: id,
    name,
    earnings: [earning({ amount })],
    deductions: [deduction({ amount: Math.round(amount * 3.1) / 100 })],
    taxes: [tax({ amount: Math.round(amount * 7.7) / 100 })],
    ...fields,
  });
}

/** `source → target: verdict, how, certainty` of everybody, by index. */
function matched(source: Employee[], target: Employee[], options: ValidationOptions = {}): string[] {
  return compare(output(source), output(target), options).employees.map(
    ({ source_index, target_index, verdict, match }) =>
      `${source_index} → ${target_index}: ${[verdict, match?.how, match?.certainty].filter(Boolean).join(", ")}`,
  );
}

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

test("ids of a new numbering mislead nobody", async (t) => {
  const names = ["Ana Ruiz", "Bo Lind", "Cy Abara", "Di Okoye"];
  const source = names.map((name, index) => paid(String(index), name, 700 + index * 13));
  const target = names.map((name, index) => paid(String((index + 1) % 4), name, 700 + index * 13));
  t.same(
    matched(source, target),
    names.map((_, index) => `${index} → ${index}: matched, name, certain`),
  );
});

test("the caller's crosswalk decides before ids and names", async (t) => {
  const source = [paid("1", "Ana Ruiz", 900), paid("", "Bo Lind", 800)];
  const target = [paid("1", "Zed Quist", 111), paid("7", "Ann R", 900)];
  const crosswalk = [
    { source_id: "1", target_id: "7" },
    { source_name: "LIND, BO", target_name: "Zed Quist" },
    { source_id: "gone", target_id: "too" },
  ];
  t.same(matched(source, target, { crosswalk }), [
    "0 → 1: matched, crosswalk, certain",
    "1 → 0: matched, crosswalk, certain",
  ]);
  for (const wrong of [
    [{ source_id: "1" }],
    [
      { source_id: "1", target_id: "1" },
      { source_id: "1", target_id: "7" },
    ],
  ])
    t.throws(() => compare(output(source), output(target), { crosswalk: wrong }), {
      name: "ValidationError",
      code: "invalid_options",
      details: { option: "crosswalk" },
    });
});

const SPELLINGS: [string, string][] = [
  ["Rosa M Bellwether", "BELLWETHER ROSA M"],
  ["José Núñez", "Jose Nunez"],
  ["Siobhan O'Neill", "Siobhan ONeill"],
  ["Patrick Al-Rashid", "Patrick AlRashid"],
  ["Frank Ivanov Jr.", "Frank Ivanov"],
  ["Rosa Maria Bellwether", "Rosa M Bellwether"],
  ["Rosa M Bellwether", "Rosa Bellwether"],
  ["Ana García", "Ana García López"],
  ["Katherine Holloway", "Catherine Holloway"],
  ["Daniel Mercer", "Dan Mercer"],
  ["R Bellwether", "Rosa Bellwether"],
];

for (const [one, other] of SPELLINGS) {
  test(`${one} and ${other} with the same pay are one person`, async (t) => {
    const crowd = ["Uma Pham", "Tomas Dvorak"].map((name, index) => paid("", name, 500 + index));
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      t.match(matched([paid("", a, 900), ...crowd], [...crowd, paid("", b, 900)])[0], /^0 → 2: matched/);
  });
}

test("a married name is found by pay that nobody else has, and by nothing less", async (t) => {
  t.match(matched([paid("", "Jane Doe", 900)], [paid("", "Jane Smith", 900)]), [
    /^0 → 0: matched, name_and_pay, probable/,
  ]);
  const twins = [paid("", "Jane Doe", 900), paid("", "Kim Larsson", 900)];
  t.same(
    matched(twins, [paid("", "Jane Smith", 900), paid("", "Kim Mbeki", 900)]),
    ["0 → 0: could_not_test, name_and_pay, doubtful", "1 → 1: could_not_test, name_and_pay, doubtful"],
    "the same pay proves nothing where others have it too",
  );
  t.same(matched([paid("", "Jane Doe", 900)], [paid("", "Jane Smith", 700)]), [
    "0 → null: only_in_source",
    "null → 0: only_in_target",
  ]);
});

test("father and son are two people", async (t) => {
  t.same(matched([paid("", "Al Stone Sr", 900)], [paid("", "Al Stone Jr", 900)]), [
    "0 → null: only_in_source",
    "null → 0: only_in_target",
  ]);
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
