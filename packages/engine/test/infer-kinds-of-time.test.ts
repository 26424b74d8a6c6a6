import { test } from "tap";
import { linesOf, type Line } from "../src/layout/lines.ts";
import { bestInferredOf, bestInferredOfLines } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";
import { described } from "./support/plain-lines.ts";

/** A certified payroll: where a mark begins a line, it stands between the rows above and below it. */
const PAYROLL = `
PAYROLL                                                    S = Straight time  O = Overtime  F = Fringes paid in cash
NAME OF CONTRACTOR     ADDRESS                  WEEK BEGINNING / WEEK ENDING
Kessler Builders LLC   418 Harbor Spur          10/05/2026 / 10/11/2026

                                                                                                            DEDUCTIONS
                             O    M     T     W     TH    F     TOTAL    RATE      AMOUNT     GROSS               FEDERAL      OH                    TOTAL          NET
NAME        CLASSIFICATION   F                                  HOURS    OF PAY               EARNED     FICA    WITHHELD   WITHHELD    OTHER     DEDUCTIONS      WAGES
                             S    8.0   8.0   8.0   8.0   8.0   40.00     35.00   1,400.00
Dora Ashby  Cement Mason     O                                                               1,600.00   122.40   100.00     50.00                    272.40      1,327.60
            XXX-XX-2065      F                                  40.00      5.00     200.00
                             S    8.0   8.0                     16.00     30.00     480.00
            Laborer Grp 1    O    0.5                            0.50     45.00      22.50
Otto Brandt                  F                                  16.50      6.00      99.00                                          Union Dues
#                                                                                             841.50    64.37    90.00     25.00         21.50       200.87        640.63
XXX-XX-5011                  S                      8.0          8.00     30.00     240.00
            Truck Driver     O
                             F
                             S    8.0   8.0                     16.00     30.00     480.00
Mina Cole   Laborer Grp 1    O                                                                576.00    44.06    60.00     20.00                     124.06        451.94
XXX-XX-1234                  F                                  16.00      6.00      96.00
TOTALS THIS PAYROLL   Workers: 3                                80.00             3,017.50  3,017.50   230.83   250.00     95.00         21.50       597.33      2,420.17
`;

/** The page, with what is paid between two rows in the middle of six where it stands there. */
function printed(): Line[] {
  const page = pageOf(PAYROLL);
  const middle = page.words.find(({ text }) => text === "#")!.baseline;
  const words = page.words
    .filter(({ text }) => text !== "#")
    .map((word) => {
      const up = word.baseline < middle ? 0 : word.baseline === middle ? 5 : 10;
      return { ...word, baseline: word.baseline - up, top: word.top - up, bottom: word.bottom - up };
    });
  return linesOf({ ...page, words }, "point");
}

test("kinds of time have lines of their own, around the name and the pay in the middle of their height", (t) => {
  const { output, failed, unclaimed } = bestInferredOfLines(printed());
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const [dora, otto, mina] = output.employees;
  t.match(dora, { name: "Dora Ashby", employee_id: "", gross_pay: 1600, net_pay: 1327.6 });
  t.match(dora!.earnings, [
    { code: "S", description: "Straight time", type: "regular", hours: 40, rate: 35, amount: 1400 },
    { code: "F", description: "Fringes paid in cash", type: "other", hours: 40, rate: 5, amount: 200 },
  ]);
  t.match(otto, { name: "Otto Brandt", gross_pay: 841.5, net_pay: 640.63 });
  t.match(otto!.earnings, [{ hours: 24, rate: 30, amount: 720 }, { amount: 22.5 }, { amount: 99 }]);
  t.same(described(otto!.deductions), ["Union Dues 21.5"]);
  t.same(described(mina!.taxes), ["FICA 44.06", "FEDERAL WITHHELD 60", "OH WITHHELD 20"]);
  t.match(output.totals, { employee_count: 3, gross_pay: 3017.5, net_pay: 2420.17 });
  t.end();
});

/** Columns end where these characters do: the week, what is paid for its hours, and what is paid in all. */
const [DAYS, TIME, PAY] = [
  [48, 53, 58, 63, 68],
  [78, 87, 98],
  [108, 117, 127, 135, 145, 157],
] as const;

/** A line of texts that begin, and of others that end, at given characters. */
function line(
  texts: Record<number, string>,
  ...ends: readonly [readonly number[], readonly string[]][]
): string {
  const places = [
    ...Object.entries(texts).map(([at, text]) => [Number(at), text] as const),
    ...ends.flatMap(([edges, own]) => own.map((text, i) => [edges[i]! - text.length, text] as const)),
  ];
  return places
    .toSorted(([a], [b]) => a - b)
    .reduce((all, [at, text]) => (text === "" ? all : all.padEnd(at) + text), "");
}

const certifiedPage = (people: readonly [name: string, id: string, check: string][]): string =>
  [
    "CERTIFIED PAYROLL REPORT",
    line({ 0: "NAME OF CONTRACTOR", 23: "ADDRESS", 52: "DATE PAID" }),
    line({ 0: "Kessler Builders LLC", 23: "418 Harbor Spur", 52: "10/16/2026" }),
    "WORK WEEK",
    "10/05/2026 - 10/11/2026",
    "",
    line(
      { 0: "EMPLOYEE NAME AND", 21: "WH", 25: "WORK" },
      [DAYS, ["M", "T", "W", "T", "F"]],
      [TIME, ["TOTAL", "RATE", "AMOUNT"]],
      [PAY, ["GROSS", "", "FEDERAL", "UNION", "TOTAL", "NET WAGES"]],
    ),
    line(
      { 0: "IDENTIFICATION NO.", 21: "EX", 25: "CLASSIFICATION" },
      [TIME, ["HOURS", "OF PAY", "EARNED"]],
      [PAY, ["AMOUNT", "FICA", "W/H TAX", "DUES", "DEDUCT.", "PAID"]],
    ),
    ...people.flatMap(([name, id, check]) => [
      "",
      line({ 0: name, 21: "2", 25: "Carpenter", 43: "O" }, [DAYS, ["2"]], [TIME, ["2.00", "45.00", "90.00"]]),
      line({}, [PAY, ["1,290.00", "98.69", "129.00", "20.00", "247.69", "1,042.31"]]),
      line(
        { 0: `ID ${id} Ck ${check}`, 43: "S" },
        [DAYS, ["8", "8", "8", "8", "8"]],
        [TIME, ["40.00", "30.00", "1,200.00"]],
      ),
    ]),
    "",
    line({ 0: "S = Straight Time", 23: "O = Overtime", 41: "WH EX = Withholding exemptions" }),
  ].join("\n");

test("below names stand ids and numbers of checks, and at the foot of each page what codes of one word or two mean", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    certifiedPage([
      ["Rosa Bellwether", "4306", "20417"],
      ["Daniel Okafor", "5121", "20418"],
    ]),
    certifiedPage([["Mina Cole", "5313", "20419"]]),
  );
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, payments }) => [
      name,
      employee_id,
      gross_pay,
      payments.map(({ number, method }) => `${method} ${number}`).join(),
    ]),
    [
      ["Rosa Bellwether", "4306", 1290, "check 20417"],
      ["Daniel Okafor", "5121", 1290, "check 20418"],
      ["Mina Cole", "5313", 1290, "check 20419"],
    ],
  );
  for (const { earnings, taxes } of output.employees) {
    t.same(described(earnings), ["Overtime 90", "Straight Time 1200"]);
    t.same(described(taxes), ["FICA 98.69", "FEDERAL W/H TAX 129"]);
  }
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
