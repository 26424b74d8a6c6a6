import fc from "fast-check";
import { test } from "tap";
import { givenNameFirst, canBePersonName, looksLikePersonName, nameKey } from "../src/index.ts";

const PRINTED: [string, string][] = [
  ["DOE, JANE A", "JANE A DOE"],
  ["BELLWETHER,ROSA M", "ROSA M BELLWETHER"],
  ["Schwartz Jr, José", "José Schwartz Jr"],
  ["Ivanov, Frank E Jr.", "Frank E Ivanov Jr."],
  ["CAMPBELL SR,JUSTIN P", "JUSTIN P CAMPBELL SR"],
  ["Le Blanc, Carol E", "Carol E Le Blanc"],
  ["VANDEN HEUVEL, JESSICA B", "JESSICA B VANDEN HEUVEL"],
  ["King, Jr., Martin", "Martin King Jr."],
  ["King, Martin, III", "Martin King III"],
  ["Martin King, Jr.", "Martin King Jr."],
  ["DOE, JANE V", "JANE V DOE"],
  ["Rosa  M\tBellwether", "Rosa M Bellwether"],
  ["O'Brien, Mary-Ann", "Mary-Ann O'Brien"],
  [", JANE", "JANE"],
  ["Sr, Al", "Al Sr"],
  ["", ""],
];

test("puts the given name first", async (t) => {
  for (const [printed, expected] of PRINTED) t.equal(givenNameFirst(printed), expected, printed);
});

test("keys do not depend on order, case, accents or punctuation", async (t) => {
  t.equal(nameKey("SCHWARTZ JR, JOSE"), nameKey("José Schwartz Jr."));
  t.equal(nameKey("O'BRIEN, MARY ANN"), nameKey("Mary-Ann O’Brien"));
  t.equal(nameKey("Łukasz Sørensen"), nameKey("SORENSEN, LUKASZ"));
  t.equal(nameKey("Núñez, Lía"), nameKey("Lia Nunez"));
  t.equal(nameKey("Jörg Weiß"), nameKey("JORG WEISS"));
  t.equal(nameKey("ONeill, Pat"), nameKey("Pat O'Neill"));
  t.equal(nameKey("J.R. Ewing"), nameKey("EWING, J R"));
  t.equal(nameKey("S.R.Patel"), nameKey("Patel, S. R."));
  t.equal(nameKey("Al Stone Jr. III"), nameKey("Al Stone III Jr"));
  t.not(nameKey("Martin King"), nameKey("Martin King Jr."));
  t.not(nameKey("Martin King Sr"), nameKey("Martin King Jr."));
  for (const [printed] of PRINTED) t.equal(nameKey(givenNameFirst(printed)), nameKey(printed), printed);
});

test("any text can be turned and keyed", async (t) => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      looksLikePersonName(text);
      const turned = givenNameFirst(text);
      return givenNameFirst(turned) === turned && nameKey(turned) === nameKey(text);
    }),
  );
  t.pass();
});

test("tells people from labels and companies", async (t) => {
  for (const [printed] of PRINTED.slice(0, 12)) t.ok(looksLikePersonName(printed), printed);
  t.ok(looksLikePersonName("Jean-Luc de la Cruz"));
  t.ok(looksLikePersonName("Luc van den Broeck"));
  for (const name of [
    "Amira el-Sayed",
    "d'Angelo, Pia",
    "Omar al-Farsi",
    "al-Hadid, Noor",
    "Beatriz do Nascimento",
    "Dei Rossi, Ada",
  ])
    t.ok(looksLikePersonName(name), name);
  t.notOk(looksLikePersonName("Omar by-Law"));
  const others = [
    "Regular",
    "Social Security",
    "Child Support",
    "Harbor Light Foods LLC",
    "DEPT TOTAL",
    "Net Pay",
    "004217",
    "Jane",
    "",
  ];
  others.push(
    "Blue Cross",
    "Union Dues",
    "Group Term Life",
    "Emp Id 101",
    "paid to the order",
    "Fed Single",
    "Married Jt",
    "New York",
    "Page 1 of 9",
    "Direct Deposit",
  );
  for (const text of others) t.notOk(looksLikePersonName(text), text);
});

test("an initial may stand last", (t) => {
  for (const name of ["ABERNATHY INGRID C", "Mercer Rosa J."]) t.ok(looksLikePersonName(name), name);
  for (const text of ["MEDICAL PPO A", "Dental High C"]) t.notOk(looksLikePersonName(text), text);
  t.end();
});

test("words of payroll are surnames too, before a comma", (t) => {
  for (const name of ["Cash, Ed", "GROSS, PAT M", "Page, Rosa", "Single, Ed"])
    t.ok(looksLikePersonName(name), name);
  for (const text of ["Ed Cash", "Cash, Payroll", "Net, Gross", "Federal, Ed"])
    t.notOk(looksLikePersonName(text), text);
  t.end();
});

test("the form of a name, whatever its words mean", (t) => {
  for (const text of ["Ed Cash", "SMITH JOHN", "Federal Income"]) t.ok(canBePersonName(text), text);
  for (const text of ["Cash", "Ed 4", "net pay", "Account: Cash"]) t.notOk(canBePersonName(text), text);
  t.end();
});
