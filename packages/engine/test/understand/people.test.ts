import { test } from "tap";
import { jointly, peopleOf, who } from "./joint-reading.ts";

test("people stand in columns under their headings", async (t) => {
  const joint = jointly(`
    Payroll Register

    Emp No   Employee              Dept      St   Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    1042     ABERNATHY, DEBORAH    Sales     TX   1,500.00       50.00      1,550.00         155.00   1,395.00
    1077     BYRON, ADA            Sales     TX   2,000.00       20.00      2,020.00         202.00   1,818.00
    1080     CURIE, MARIE          Lab       OK   1,800.00        0.00      1,800.00         180.00   1,620.00
    1091     NOETHER, EMMY         Lab       TX   1,700.00       30.00      1,730.00         173.00   1,557.00
  `);
  t.same(who(joint), [
    "1042 ABERNATHY, DEBORAH, Sales",
    "1077 BYRON, ADA, Sales",
    "1080 CURIE, MARIE, Lab",
    "1091 NOETHER, EMMY, Lab",
  ]);
  t.same(
    peopleOf(joint).map(({ state }) => state),
    ["TX", "TX", "OK", "TX"],
  );
});

test("a masked social security number is no number of an employee", async (t) => {
  const joint = jointly(`
    Employee              SSN            Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Deborah Abernathy     XXX-XX-1204   1,500.00       50.00      1,550.00         155.00   1,395.00
    Ada Byron             XXX-XX-1205   2,000.00       20.00      2,020.00         202.00   1,818.00
    Marie Curie           XXX-XX-1206   1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(who(joint), ["- Deborah Abernathy, -", "- Ada Byron, -", "- Marie Curie, -"]);
});

test("surnames and given names in columns of their own are one name", async (t) => {
  const joint = jointly(`
    Last Name    First Name    Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Abernathy    Deborah      1,500.00       50.00      1,550.00         155.00   1,395.00
    Byron        Ada          2,000.00       20.00      2,020.00         202.00   1,818.00
    Curie        Marie        1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(who(joint), ["- Abernathy, Deborah, -", "- Byron, Ada, -", "- Curie, Marie, -"]);
});

test("a number in the phrase of a name is the number of that person", async (t) => {
  const joint = jointly(`
    Employee                      Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Deborah Abernathy (AF002)    1,500.00       50.00      1,550.00         155.00   1,395.00
    Ada Byron (AF017)            2,000.00       20.00      2,020.00         202.00   1,818.00
    Marie Curie (AF005)          1,800.00       10.00      1,810.00         180.00   1,630.00
  `);
  t.same(who(joint), ["AF002 Deborah Abernathy, -", "AF017 Ada Byron, -", "AF005 Marie Curie, -"]);
});

test("a line with the word for a department is about all who follow", async (t) => {
  const joint = jointly(`
    Emp No   Employee               Regular     Overtime     Gross Pay    Federal Tax   Net Pay
    Department 10 - Shop
    1042     Deborah Abernathy     1,500.00       50.00      1,550.00         155.00   1,395.00
    1077     Ada Byron             2,000.00       20.00      2,020.00         202.00   1,818.00
    Department 20 - Office
    1080     Marie Curie           1,800.00       10.00      1,810.00         180.00   1,630.00
    1091     Emmy Noether          1,700.00       30.00      1,730.00         173.00   1,557.00
  `);
  t.same(who(joint), [
    "1042 Deborah Abernathy, 10 - Shop",
    "1077 Ada Byron, 10 - Shop",
    "1080 Marie Curie, 20 - Office",
    "1091 Emmy Noether, 20 - Office",
  ]);
});

test("whoever a statement is about stands behind words or below them", async (t) => {
  const statement = (name: string, id: string, [regular, gross, tax, net]: readonly string[]): string => `
    Harbor Light Foods LLC                         Earnings Statement

    Employee Name           Employee ID      Department
    ${name.padEnd(24)}${id.padEnd(17)}Kitchen

    Earnings        Hours      Rate       Current
    Regular         80.00     ${regular}
    Gross Pay                            ${gross}

    Taxes                                 Current
    Federal Tax                            ${tax}

    Net Pay                              ${net}
  `;
  const joint = jointly(
    statement("Deborah Abernathy", "AF002", ["20.00      1,600.00", "1,600.00", "160.00", "1,440.00"]),
    statement("Ada Byron", "AF017", ["30.00      2,400.00", "2,400.00", "290.00", "2,110.00"]),
  );
  t.same(who(joint), ["AF002 Deborah Abernathy, Kitchen", "AF017 Ada Byron, Kitchen"]);
});

test("the colons of a form stand in a column of their own", async (t) => {
  const joint = jointly(`
                              Payslip
                              Lantern Mills Ltd.
    Pay Date       :   2026-03-26          Employee Name      :   Alma Mercer
    Working Days   :   26                  Employee ID        :   0077

    Earnings                Amount         Deductions             Amount
    Basic Pay            80,000.00         Tax                  8,000.00
    Overtime             10,000.00         Provident Fund       1,300.00
    Total Earnings       90,000.00         Total Deductions     9,300.00
                                           Net Pay             80,700.00
  `);
  t.same(who(joint), ["0077 Alma Mercer, -"]);
});

test("lines with departments are over all people below them, though most of them have one", async (t) => {
  const person = (id: string, name: string, pay: string): string =>
    `${name.padEnd(20)}${id}   Regular   80.00   20.0000   ${pay}   Fed Income   100.00`;
  const text = `
Payroll by Department

Employee            No.   Earnings  Hours   Rate      Amount     Taxes        Amount
Department: Housekeeping
${person("727", "Kowalczyk, Marcus", "1,600.00")}
Department: Front Office
${person("764", "Barrios, Bettina", "1,200.00")}
${person("762", "De La Cruz, Noreen", "1,840.00")}
Department: Engineering
${person("708", "Pemberton, Joaquin", "1,180.00")}
`;
  t.same(who(jointly(text)), [
    "727 Kowalczyk, Marcus, Housekeeping",
    "764 Barrios, Bettina, Front Office",
    "762 De La Cruz, Noreen, Front Office",
    "708 Pemberton, Joaquin, Engineering",
  ]);
});

test("a word for numbers right before that for names is about theirs, though they count up", async (t) => {
  const text = `Gross to Net Report
    Employer Registration No. 9876543T

    No.   Employee              Basic Pay      Overtime     Gross Pay          Tax      Net Pay
    1     Aoife Brennan            700.20         20.58        720.78        67.24       653.54
    2     Declan Murphy            904.20          0.00        904.20       115.53       788.67
    3     Niamh Kiely              554.46          0.00        554.46        28.43       526.03
    5     Vera Costello            705.23          0.00        705.23        64.13       641.10`;
  t.same(who(jointly(text)), [
    "1 Aoife Brennan, -",
    "2 Declan Murphy, -",
    "3 Niamh Kiely, -",
    "5 Vera Costello, -",
  ]);
});

test("what one of many has is no number of theirs, though words say number before it", async (t) => {
  const rows = [
    "001   Arsenault, Rejean       2,661.75       645.60      2,016.15",
    "002   Bourque, Melanie        2,769.23       677.26      2,091.97",
    "005   Chiasson, Luc           1,980.00       467.67      1,512.33",
    "007   Doucet, Helene          2,168.00       500.26      1,667.74",
    "011   MacIsaac, Heather       3,100.00       740.00      2,360.00",
    "012   Robichaud, Gaetan       1,700.00       401.10      1,298.90",
  ];
  const text = [
    "Payroll Register",
    "Payroll # S4471",
    "",
    "      Employee             Gross Pay          Tax        Net Pay",
    ...rows,
  ].join("\n");
  t.same(
    who(jointly(text)).map((person) => person.split(" ")[0]),
    ["001", "002", "005", "007", "011", "012"],
  );
});
