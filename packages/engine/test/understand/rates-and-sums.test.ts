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

test("what hours of the year and their rate come to is of the year", async (t) => {
  const person = (name: string, rows: readonly string[], net: string): string =>
    [name, ...rows, `Gross Pay${net}`].join("\n");
  const joint = jointly(`
Payroll Register

Description             Hours       Rate        Wages    YTD Hours      YTD Wages   Description             Amount   YTD Amount
${person(
  "Abernathy, Ann       ID 101",
  [
    "Regular                 80.00    20.0000     1,600.00       400.00       8,000.00   Federal Tax             160.00       860.00",
    "Overtime                         30.0000         0.00        20.00         600.00   Medicare                 23.20       124.70",
  ],
  "                80.00                1,600.00                    8,600.00   Net Pay               1,416.80     7,615.30",
)}
${person(
  "Byron, Ada           ID 102",
  [
    "Regular                 72.00    25.0000     1,800.00       360.00       9,000.00   Federal Tax             195.00       971.25",
    "Overtime                 4.00    37.5000       150.00        19.00         712.50   Medicare                 28.28       140.83",
  ],
  "                76.00                1,950.00                    9,712.50   Net Pay               1,726.72     8,600.42",
)}
${person(
  "Curie, Marie         ID 103",
  [
    "Regular                 64.00    30.0000     1,920.00       320.00       9,600.00   Federal Tax             192.00     1,050.00",
    "Overtime                         45.0000         0.00        20.00         900.00   Medicare                 27.84       152.25",
  ],
  "                64.00                1,920.00                   10,500.00   Net Pay               1,700.16     9,297.75",
)}`);
  t.same(
    peopleOf(joint).map(({ items }) =>
      items
        .map(({ label, amount, ytdAmount }) => `${label.text} ${amount?.cents} ${ytdAmount?.cents}`)
        .sort(),
    )[0],
    ["Federal Tax 16000 86000", "Medicare 2320 12470", "Overtime 0 60000", "Regular 160000 800000"],
  );
});

test("what the employer pays that is as much as a tax of which it pays as much again is that tax", async (t) => {
  const text = (own: readonly [string, string, string]): string => `
    Department Cost

    Emp #    Employee              Regular    Gross Wages    Medicare     MED-ER
    2041     Abdi, Fartun         1,500.00       1,500.00       20.30      ${own[0]}
    2077     Boone, Carver        2,400.00       2,400.00       33.35      ${own[1]}
    2012     Coyle, Maeve         1,700.00       1,700.00       22.48      ${own[2]}`;
  const medical = (own: readonly [string, string, string]) =>
    printedLines(peopleOf(jointly(text(own)))[0]!).find((line) => line.includes("MED-ER"));
  t.equal(medical(["20.30", "33.35", "22.48"]), "employer_tax MED-ER 2030");
  t.equal(
    medical(["20.30", "33.35", "22.49"]),
    "employer_contribution MED-ER 2030",
    "but not nearly as much",
  );
});
