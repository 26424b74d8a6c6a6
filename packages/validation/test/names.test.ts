import { test } from "tap";
import { tax } from "./support/outputs.ts";
import { matched, paid } from "./support/people.ts";

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

/** The same gross and deductions, another tax: like pay, but not the same. */
const alike = (name: string) => paid("", name, 900, { taxes: [tax({ amount: 55 })] });

for (const [one, other] of SPELLINGS) {
  test(`${one} and ${other} with like pay are one person`, async (t) => {
    t.match(matched([paid("", one, 900)], [alike(other)])[0], /^0 → 0: matched/);
    t.match(matched([paid("", other, 900)], [alike(one)])[0], /^0 → 0: matched/);
  });
}

for (const [one, other] of [
  ["Cher Okoye", "Cher"],
  ["Jo Ito", "Bo Ito"],
  ["Dana Ito", "Dora Ito"],
] as const) {
  test(`${one} and ${other} with like pay are not taken for one person`, async (t) => {
    t.notMatch(matched([paid("", one, 900)], [alike(other)])[0], /: matched/);
  });
}

test("a married name is found by pay that nobody else has, and by nothing less", async (t) => {
  t.match(matched([paid("", "Jane Doe", 900)], [paid("", "Jane Smith", 900)]), [
    /^0 → 0: matched, name_and_pay, probable/,
  ]);
  const rounded = paid("", "Jane Smith", 900, { net_pay: 802.81 });
  t.match(
    matched([paid("", "Jane Doe", 900)], [rounded])[0],
    /matched, name_and_pay, probable/,
    "to the cent",
  );
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

test("without any pay only a name that is nearly the same is one person", async (t) => {
  const unpaid = (name: string) => paid("", name, 0);
  t.match(matched([unpaid("Rosa M Bellwether")], [unpaid("Rosa Bellwether")])[0], /matched, name, probable/);
  const long = unpaid("Katherine M Lee Holloway");
  t.match(matched([long], [unpaid("Catherine Holloway")])[0], /could_not_test, name, doubtful/);
});
