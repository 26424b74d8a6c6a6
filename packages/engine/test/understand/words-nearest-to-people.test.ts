import { test } from "tap";
import { jointly, statementOf, who } from "./joint-reading.ts";

test("where a form goes on in its columns with other words, the nearest are about what is below them", async (t) => {
  const joint = jointly(
    statementOf(`
    Employee            Employee Number     Pay Period
    Alma Mercer         20587               04/12/2026 - 04/25/2026
    12 Quay Street      Department          Pay Date
    Bend, OR 97701      6120 Night Ward     05/01/2026`),
  );
  t.same(who(joint), ["20587 Alma Mercer, 6120 Night Ward"]);
});

test("a department is all that stands below its word, its number and its name, and goes on behind a dash", async (t) => {
  const below = jointly(
    statementOf(`
    Employee Name       Employee No.     Building                     Pay Date
    Alma Mercer         6148             12  Harbour Elementary       3/27/2026`),
  );
  t.same(who(below), ["6148 Alma Mercer, 12 Harbour Elementary"]);
  const behind = jointly(
    statementOf(`
    Alma Mercer              Employee Number  208210
    12 Quay Street           Department       Store 118  -  Bakery`),
  );
  t.same(who(behind), ["208210 Alma Mercer, Store 118 - Bakery"]);
});

test("a word that comes again beside the hidden number of people is their department", async (t) => {
  const of = (name: string, digits: string, unit: string): string =>
    statementOf(`
    Employee
    ${name}
    12 Quay Street
    Bend, OR 97701
    XXX-XX-${digits}     ${unit}`);
  const joint = jointly(
    of("Alma Mercer", "6574", "Production"),
    of("Bela Norris", "1716", "Studio"),
    of("Cora Oakley", "3934", "Production"),
    of("Dana Pruett", "6540", "Studio"),
  );
  t.same(
    who(joint).map((one) => one.split(", ")[1]),
    ["Production", "Studio", "Production", "Studio"],
  );
});

test("of two numbers that which words say more of than that it is one is the person's", async (t) => {
  const joint = jointly(
    statementOf(`
    Harbour Road                                        No. 60917
    Employee: Alma Mercer         Emp #: C-118          Check: 60917`),
  );
  t.same(who(joint), ["C-118 Alma Mercer, -"]);
});
