import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

test("what is as much of the pay as the law takes is a tax, where its name leaves that open", async (t) => {
  const text = (rate: number): string => `
    Department Cost

    Emp #    Employee              Regular    Gross Wages      SS-ER     MED-ER    Health ER
    2041     Abdi, Fartun         1,500.00       1,500.00      93.00     ${(1500 * rate).toFixed(2)}       218.50
    2077     Boone, Carver        2,400.00       2,400.00     148.80     ${(2400 * rate).toFixed(2)}       218.50
    2012     Coyle, Maeve         1,700.00       1,700.00     105.40     ${(1700 * rate).toFixed(2)}       434.00
    2090     Dorsey, Keisha       2,600.00       2,600.00     161.20     ${(2600 * rate).toFixed(2)}       434.00`;
  const medical = (rate: number) =>
    printedLines(peopleOf(jointly(text(rate)))[0]!).find((line) => line.includes("MED-ER"));
  t.equal(medical(0.0145), "employer_tax MED-ER 2175");
  t.equal(medical(0.0163), "employer_contribution MED-ER 2445", "of another share it says nothing");
});

test("a column called Amount is the net pay where it is the pay less all that is withheld", async (t) => {
  const text = `
    Payroll Register

    Employee              Amount       Gross     Fed_Income    Soc_Sec     Medicare
    Bell, Ann           1,684.25    2,000.00        -162.75    -124.00       -29.00
    Cruz, Joaquin       1,262.50    1,500.00        -122.75     -93.00       -21.75
    Downing, Peter      2,100.00    2,500.00        -208.75    -155.00       -36.25
    Haas, Lorelei       1,010.00    1,200.00         -98.20     -74.40       -17.40
    Okafor, Chidi       1,848.80    2,200.00        -182.90    -136.40       -31.90
    Pruitt, Ellen         835.50    1,000.00         -88.00     -62.00       -14.50`;
  t.same(
    peopleOf(jointly(text)).map(({ figures }) => figures.get("net_pay")?.cents),
    [168425, 126250, 210000, 101000, 184880, 83550],
  );
  const other = text.replace("1,684.25", "1,684.35").replace("1,262.50", "1,262.60");
  t.same(
    peopleOf(jointly(other)).map(({ figures }) => figures.get("net_pay")?.cents),
    Array.from({ length: 6 }),
    "by no name, where it is not",
  );
});
