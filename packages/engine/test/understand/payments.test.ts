import { test } from "tap";
import { jointly, paid, peopleOf, statementOf } from "./joint-reading.ts";

test("payments are told by words before their numbers", async (t) => {
  const joint = jointly(`
    Employee                      Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Deborah Abernathy  CK 5120   1,500.00       50.00      1,550.00         155.00   1,395.00
    Ada Byron          EFT 55120 2,000.00       20.00      2,020.00         202.00   1,818.00
    Marie Curie        CK 5121   1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(
    peopleOf(joint).map(({ payments }) => payments.map(({ number, method }) => `${method} ${number?.text}`)),
    [["check 5120"], ["direct_deposit 55120"], ["check 5121"]],
  );
});

test("payments are told by the headings over their numbers", async (t) => {
  const joint = jointly(`
    Check No   Employee             Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    20455      Deborah Abernathy   1,500.00       50.00      1,550.00         155.00   1,395.00
    20456      Ada Byron           2,000.00       20.00      2,020.00         202.00   1,818.00
    20457      Marie Curie         1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(
    peopleOf(joint).map(({ payments, employeeId }) => [payments[0]?.number?.text, employeeId]),
    [
      ["20455", null],
      ["20456", null],
      ["20457", null],
    ],
  );
});

test("deposits that come to the net pay are its payments", async (t) => {
  const joint = jointly(`
    Lantern Foods                         Advice No.  DD5520      Pay date:  August 20, 2026
    Employee Name:  Alma Mercer

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Overtime           4.00   30.00     120.00     240.00
    Gross Pay                         1,720.00   8,240.00

    Taxes                              Current        YTD
    Federal Tax                         150.00     700.00
    Medicare                             24.94     119.48
    Net Pay                           1,545.06   7,420.52

    Direct deposit                      Amount
    Checking  xxxx1213                1,045.06
    Savings  xxxx1588                   500.00
  `);
  t.same(
    peopleOf(joint)[0]!.payments.map(({ number, method, amount }) => [number?.text, method, amount?.cents]),
    [
      ["DD5520", "direct_deposit", 104506],
      ["DD5520", "direct_deposit", 50000],
    ],
  );
});

test("a sentence tells that the net pay went to an account", async (t) => {
  const text = (sentence: string): string =>
    statementOf("    Employee   Rivers, Dana      ID  1042      Department  Office") + `\n    ${sentence}\n`;
  const paid = (sentence: string): unknown[] =>
    peopleOf(jointly(text(sentence))).flatMap(({ payments }) => payments.map(({ method }) => method));
  t.same(paid("Paid into Capitec account ending 9343."), ["direct_deposit"]);
  t.same(paid("Your account of leave ends in December."), []);
});

test("the day that a statement prints is that of its payment, and the day below a check's number its own", async (t) => {
  const stub = (name: string, number: string, day: string): string => `
    Lantern Foods Ltd                                              Check No.  ${number}
    4 Harbour Road                                                      Date  ${day}
    Employee Name:  ${name}

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Gross Pay                         1,600.00   8,000.00
    Federal Tax                         160.00     800.00
    Net Pay                           1,440.00   7,200.00
  `;
  const joint = jointly(stub("Alma Mercer", "55120", "02/13/2026"), stub("Ada Byron", "55121", "02/13/2026"));
  t.same(
    peopleOf(joint).map(({ payments }) =>
      payments.map(({ number, date }) => `${number?.text} ${date?.text}`),
    ),
    [["55120 02/13/2026"], ["55121 02/13/2026"]],
  );
  t.equal(joint.reading.facts.get("pay_date")?.text, "02/13/2026");
});

test("a row that says so is a direct deposit, though the heading over its number is about checks", async (t) => {
  t.same(
    paid(`
    Payroll Register

    Check No.        Employee             Regular     Overtime    Gross Pay   Federal Tax      Net Pay
    20455            Deborah Abernathy   1,500.00        50.00     1,550.00        155.00     1,395.00
    88012 DirDep     Ada Byron           2,000.00        20.00     2,020.00        202.00     1,818.00
    20456            Marie Curie         1,800.00        10.00     1,810.00        180.00     1,630.00
    88013 DirDep     Ines Duarte         1,100.00       100.00     1,200.00        120.00     1,080.00
  `),
    [["check 20455"], ["direct_deposit 88012"], ["check 20456"], ["direct_deposit 88013"]],
  );
  t.same(
    paid(`
    Payroll Register

    Employee           Check Number     Hours    Regular   Gross Pay   Federal Tax     Net Pay
    Doe, Jane          7001             80.00   1,600.00    1,600.00        150.00    1,450.00
    Roe, Richard       7002             72.00   1,440.00    1,440.00        130.00    1,310.00    Dir Dep
    Poe, Paula         7003             80.00   2,000.00    2,000.00        210.00    1,790.00    Dir Dep
  `),
    [["check 7001"], ["direct_deposit 7002"], ["direct_deposit 7003"]],
  );
});

test("the number that a check made out to somebody has without a word is that on its stub", async (t) => {
  t.same(
    paid(`
    Lantern Foods LLC                                                     40713
    4 Harbour Road                                        Date  08/20/2026

    PAY TO THE ORDER OF    Jane Doe                          **2,312.17
    Two thousand three hundred twelve and 17/100

    Lantern Foods LLC           Jane Doe                                  40713

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   30.00   2,400.00  19,200.00
    Overtime           4.00   45.00     180.00     540.00
    Gross Pay                         2,580.00  19,740.00

    Taxes                              Current        YTD
    Federal Tax                         230.42   1,760.00
    Medicare                             37.41     286.23
    Net Pay                           2,312.17  17,693.77
  `),
    [["check 40713"]],
  );
  t.same(
    paid(`
    Bluestem Bakery LLC                                                    118204
    12 Mill Street                                           Date  05/15/2026

    Pay to the order of    Richard Roe                        ***1,382.52

    Richard Roe                Bluestem Bakery LLC                         118204

    Earnings          Hours    Rate    Current        YTD
    Regular           75.00   20.00   1,500.00  15,000.00
    Bonus                                50.00     150.00
    Gross Pay                         1,550.00  15,150.00

    Taxes                              Current        YTD
    Federal Tax                         145.00   1,490.00
    Medicare                             22.48     219.68
    Net Pay                           1,382.52  13,440.32
  `),
    [["check 118204"]],
  );
});

test("the word for the number of a check may end left of it in the row above", async (t) => {
  t.same(
    paid(`
    Payroll Register

    Employee             Hours      Gross       Taxes         Net

    Doe, Jane            80.00   1,600.00      150.00    1,450.00      Check #
                                                                                7001
    Roe, Richard         72.00   1,440.00      130.00    1,310.00      Check #
                                                                                7002
    Poe, Paula           80.00   2,000.00      210.00    1,790.00      Check #
                                                                                7003
  `),
    [["check 7001"], ["check 7002"], ["check 7003"]],
  );
  t.same(
    paid(`
    Lantern Foods LLC
    4 Harbour Road                      Check #
                                                   5022
    Employee Name:  Jane Doe

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Gross Pay                         1,600.00   8,000.00
    Federal Tax                         160.00     800.00
    Net Pay                           1,440.00   7,200.00
  `),
    [["check 5022"]],
  );
});

test("a number below how somebody is paid is that of the payment, and a day below it its own", async (t) => {
  const row = (name: string, how: string, number: string, pay: readonly string[]): string => `
    ${name.padEnd(20)} ${how.padEnd(12)} ${pay.join("   ")}
    ${"".padEnd(20)} ${number}
    ${"".padEnd(20)} 08/13/2026
`;
  const joint = jointly(
    [
      "    Employee             Payment       Regular   Overtime   Gross Pay   Federal Tax   Net Pay",
      row("Deborah Abernathy", "Direct Dep", "V701330", [
        "1,500.00",
        "  50.00",
        " 1,550.00",
        "   155.00",
        "1,395.00",
      ]),
      row("Ada Byron", "Check", "#88011", ["2,000.00", "  20.00", " 2,020.00", "   202.00", "1,818.00"]),
      row("Marie Curie", "Direct Dep", "V701331", [
        "1,800.00",
        "  10.00",
        " 1,810.00",
        "   180.00",
        "1,630.00",
      ]),
    ].join("\n"),
  );
  t.same(
    peopleOf(joint).map(({ payments }) =>
      payments.map(({ method, number, date }) => `${method} ${number?.text} ${date?.text}`),
    ),
    [
      ["direct_deposit V701330 08/13/2026"],
      ["check 88011 08/13/2026"],
      ["direct_deposit V701331 08/13/2026"],
    ],
  );
});

test("numbers at one place of the records that run on are those of payments, checks and vouchers apart", async (t) => {
  const pay = (name: string, id: string, number: string): string => `
    ${id}  ${name.padEnd(20)} 1,500.00      50.00      1,550.00         155.00   1,395.00
                                                                                  ${number}`;
  const numbersIn = (...numbers: readonly [string, string, string, string, string]): unknown[] =>
    peopleOf(
      jointly(
        [
          "    ID     Employee             Regular     Overtime     Gross Pay    Federal Tax   Net Pay",
          pay("Deborah Abernathy", "40718", numbers[0]),
          pay("Ada Byron", "51290", numbers[1]),
          pay("Marie Curie", "60033", numbers[2]),
          pay("Ines Duarte", "60411", numbers[3]),
          pay("Stig Ekberg", "71822", numbers[4]),
        ].join("\n"),
      ),
    ).map(({ payments }) => payments[0]?.number?.text);
  t.same(numbersIn("V88120", "V88121", "33080", "V88122", "33081"), [
    "V88120",
    "V88121",
    "33080",
    "V88122",
    "33081",
  ]);
  t.same(new Set(numbersIn("40917", "11862", "93355", "27114", "66020")), new Set([undefined]));
});

test("the number of a payment stands in the words before its amount", async (t) => {
  const text = statementOf("    Employee   Rivers, Dana      ID  1042      Department  Office");
  const joint = jointly(`${text}\n    Direct deposit No. 8999        1,515.35\n`);
  t.same(
    peopleOf(joint)[0]!.payments.map(({ number, method }) => [number?.text, method]),
    [["8999", "direct_deposit"]],
  );
});

test("a sentence that tells the number of a check is about the payment of all of the net pay", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Foods LLC                    Earnings Statement

    Employee: Iris Novak

    Earnings                              Current
    Regular                              1,000.00
    Gross pay                            1,000.00

    Federal income tax                     150.00
    Medicare                                14.50
    Net pay                                835.50

    Paid by check no. 1188:  $835.50
`),
  );
  t.match(person!.payments, [{ number: { text: "1188" }, method: "check" }]);
});

test("the number of the whole run at the head of a page is none of the first person's payments", async (t) => {
  const joint = jointly(`
                                                                   Warrant: 2514
    Payroll Register

    Employee         Regular     Bonus    Federal    Net Pay   Payment
    Ada Byron       2,000.00     20.00     202.00   1,818.00   Dir Dep 47962
    Marie Curie     1,800.00     10.00     180.00   1,630.00   Dir Dep 47963
    Grace Hopper    1,700.00     30.00     173.00   1,557.00   Dir Dep 47964
  `);
  t.same(
    peopleOf(joint).map(({ payments }) => payments.map(({ number }) => number?.text)),
    [["47962"], ["47963"], ["47964"]],
  );
});

test("the lines of a heading say what stands below a name: the reference of a payment and its day", async (t) => {
  const person = (
    id: string,
    name: string,
    number: string,
    pay: string,
    tax: string,
    fica: string,
    net: string,
  ): string => `
    ${id.padEnd(20)}Salary     ${pay}   ${net}    -${tax}
    ${name.padEnd(20)}                                   -29.00
    ${number.padEnd(20)}                                   -${fica}
    8/31/26                                                 -10.00
`;
  const joint = jointly(`
    Employee ID         Pay Type    Pay Amt     Amount   Fed_Income
    Employee                                               Medicare
    Reference                                               Soc_Sec
    Date                                                     Dental
${person("BYRO01", "Ada Byron", "15382", "2,000.00", "200.00", "124.00", "1,637.00")}
${person("CURI02", "Marie Curie", "15383", "1,800.00", "180.00", "111.60", "1,469.40")}
${person("HOPP03", "Grace Hopper", "DD2041", "1,700.00", "170.00", "105.40", "1,385.60")}
  `);
  t.same(
    peopleOf(joint).map(({ payments }) =>
      payments.map(({ number, date }) => `${number?.text} ${date?.text}`),
    ),
    [["15382 8/31/26"], ["15383 8/31/26"], ["DD2041 8/31/26"]],
  );
});

test("what stands behind the hidden number of an account is paid into it", async (t) => {
  const joint = jointly(
    statementOf(`
    Employee Name:  Alma Mercer

    Payments               Account         Date               Amount
    Savings                ****1180        Sep 30, 2025       500.00
    Coastal Bank           ****5526        Sep 30, 2025     1,015.35`),
  );
  t.same(
    peopleOf(joint).map(({ payments }) =>
      payments.map(({ method, amount }) => `${method} ${amount?.cents ?? "-"}`),
    ),
    [["direct_deposit 50000", "direct_deposit 101535"]],
  );
});

test("a statement is numbered as the payment that it tells", async (t) => {
  const joint = jointly(
    statementOf(`
    Employee Name:  Alma Mercer   Employee ID  NB-2223      Statement No. 300417`),
  );
  t.same(
    peopleOf(joint).map(({ employeeId, payments }) => [employeeId?.text, payments[0]?.number?.text]),
    [["NB-2223", "300417"]],
  );
});

test("numbers of everybody that say again what is read are left by nobody", async (t) => {
  const row = (name: string, hours: string, pay: string, tax: string, net: string): string => `
    ${name.padEnd(24)}Regular      ${hours}    ${pay}    Federal Tax   ${tax}
    ${"".padEnd(24)}Bonus                   100.00
    ${"".padEnd(24)}GROSS        ${hours}    ${(Number(pay) + 100).toFixed(2)}    TOTAL         ${tax}   NET PAY  ${net}
`;
  const { reading, graph } = jointly(`
    Employee                Earnings     Hours     Amount    Taxes         Amount   Net Pay
${row("Abernathy, Deborah", "40.25", "830.00", "93.00", "837.00")}
${row("Byron, Ada", "38.50", "850.00", "95.00", "855.00")}
${row("Curie, Marie", "36.75", "870.00", "97.00", "873.00")}
`);
  t.equal(reading.records.length, 3);
  const left = graph.spans.filter(({ figure, tokens }) => figure !== null && tokens[0]!.claim === null);
  t.same(
    left.map(({ text }) => text),
    [],
  );
});
