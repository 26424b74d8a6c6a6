import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Somebody of a typewritten register, whose lists have what the employer pays among the rest, and whose sums leave it out. */
function person(
  [name, id]: readonly [string, string],
  [gross, tax, medicare, plan, match, net]: readonly [string, string, string, string, string, string],
  [taxes, deductions]: readonly [string, string],
): string {
  return `
${name.padEnd(22)}Regular      80.00   ${gross}   Fed Withholding  ${tax}   State Plan           ${plan}   ${net}
${id.padEnd(48)}Fed MED/EE       ${medicare}   State Plan           ${match}
${"".padEnd(48)}Fed MED/ER       ${medicare}
${"".padEnd(22)}Total Gross  80.00   ${gross}   EE Taxes         ${taxes}   EE Deductions        ${plan === deductions ? plan : deductions}
`;
}

const REGISTER = `
Company:  LFL   Lantern Foods Ltd                 PAY REGISTER                 Check Date: 03/20/2026

------ Employee ----- -------- Earnings ---------- -------- Taxes ---------- ------- Deductions ------- Net Pay -
Name / ID / Form      Type         Hours     Amount   Tax                Amount   Deduction        Cl   Amount     Amount
${person(["Lee,Ann", "00518822"], ["2,000.00", "200.00", " 29.00", "100.00", "110.00", "1,671.00"], ["229.00", "100.00"])}
${person(["Byron,Ada", "00533017"], ["1,000.00", " 80.00", " 14.50", " 50.00", " 61.00", "  855.50"], [" 94.50", " 50.00"])}
${person(["Curie,Marie", "00490156"], ["3,000.00", "410.00", " 43.50", "150.00", "150.00", "2,396.50"], ["453.50", "150.00"])}
${person(["Duarte,Ines", "00541290"], ["1,500.00", "130.00", " 21.75", " 75.00", " 83.00", "1,273.25"], ["151.75", " 75.00"])}
`;

test("printed sums of taxes and of deductions leave out what the employer pays, though both shares are alike", async (t) => {
  const [ann] = peopleOf(jointly(REGISTER));
  const amounts = ann!.items.map(({ section, amount }) => `${section} ${amount?.cents}`);
  t.strictSame(amounts.sort(), [
    "deduction 10000",
    "earning 200000",
    "employer_tax 2900",
    "tax 20000",
    "tax 2900",
  ]);
});

test("a title between lines of dashes is over what these are over, and the next one begins behind them", async (t) => {
  t.strictSame(
    peopleOf(jointly(REGISTER)).map(({ figures }) => figures.get("net_pay")?.cents),
    [167100, 85550, 239650, 127325],
  );
});

test("of three words for texts of one column two are enough", async (t) => {
  t.strictSame(
    peopleOf(jointly(REGISTER)).map(({ name, employeeId }) => [name?.text, employeeId?.text]),
    [
      ["Lee,Ann", "00518822"],
      ["Byron,Ada", "00533017"],
      ["Curie,Marie", "00490156"],
      ["Duarte,Ines", "00541290"],
    ],
  );
});

test("where sums have all taxes in them, what is called the employer's stays in the list", async (t) => {
  const whole = REGISTER.replace("229.00", "258.00")
    .replace(" 94.50", "109.00")
    .replace("453.50", "497.00")
    .replace("151.75", "173.50")
    .replaceAll("EE Taxes  ", "All Taxes ");
  const [ann] = peopleOf(jointly(whole));
  t.ok(printedLines(ann!).includes("tax Fed MED/EE 2900"));
});
