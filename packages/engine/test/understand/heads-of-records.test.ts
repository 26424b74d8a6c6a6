import { test } from "tap";
import { allOf, jointly, namesIn, peopleOf, who } from "./joint-reading.ts";

const stub = (name: string, id: string, check: string, more: string): string => `
BUCKEYE FLEET REPAIR, INC.                                             Check No. ${check}
Employee: ${name.padEnd(22)} Emp No: ${id}      Period: 05/25/2025 thru 05/31/2025
            Regular    Overtime      GROSS
              Hours         Pay        PAY
Current       40.00      38${more}.81   1,72${more}.21
Y-T-D        783.62    2,977.38  31,921.18

            Federal    Medicare        NET
                W/H                    PAY
Current      19${more}.93       2${more}.36   1,50${more}.92
Y-T-D      3,063.34      449.33  28,408.51

Detach and retain this statement for your records


`;

test("each of several statements on a page begins with its head, and all of them are statements", async (t) => {
  const joint = jointly(
    stub("Joel Abernathy", "63", "18204", "1") + stub("Celeste Ashworth", "84", "18205", "2"),
    stub("Marcus J. Castellano", "53", "18206", "3") + stub("Rebecca T. Crowder", "71", "18207", "4"),
  );
  t.equal(joint.formatType, "pay_statement");
  t.same(
    peopleOf(joint).map(({ name, payments }) => [name?.text, payments.map(({ number }) => number?.text)]),
    [
      ["Joel Abernathy", ["18204"]],
      ["Celeste Ashworth", ["18205"]],
      ["Marcus J. Castellano", ["18206"]],
      ["Rebecca T. Crowder", ["18207"]],
    ],
  );
});

test("who has a total of their own is somebody, whatever their name looks like", async (t) => {
  const joint = jointly(`
    PAYROLL REGISTER          PAY PERIOD 03/16/25 THRU 03/29/25     CHECK DATE 04/04/25

    EMPLOYEE                      ---- E A R N I N G S ----     -- TAXES W/H --      CHECK            NET
    NUMBER  NAME                  CD     HOURS       AMOUNT     CD       AMOUNT     NUMBER            PAY

    20115   ALDERTON, MAY R       REG    80.00     2,400.00     FWT      180.00     V70001       2,071.20
            SALARY S EX 00                                      SOC      148.80
            TOTAL                        80.00     2,400.00*             328.80*

    20127   BRAITHWAITE, NOOR S   REG    80.00     1,650.00     FWT       52.00      60410       1,495.70
            HOURLY M EX 00                                      SOC      102.30
            TOTAL                        80.00     1,650.00*             154.30*

    20139   CALLOWAY, IDA D       REG    80.00     2,500.00     FWT      200.00     V70002       2,145.00
            SALARY S EX 00                                      SOC      155.00
            TOTAL                        80.00     2,500.00*             355.00*

    20142   DUNMORE, FELIX A      REG    80.00     1,500.00     FWT       32.00      60411       1,375.00
            HOURLY M EX 00                                      SOC       93.00
            TOTAL                        80.00     1,500.00*             125.00*
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["ALDERTON, MAY R", "BRAITHWAITE, NOOR S", "CALLOWAY, IDA D", "DUNMORE, FELIX A"]);
  t.same(allOf(people, "CALLOWAY, IDA D"), ["earning REG 250000", "tax FWT 20000", "tax SOC 15500"]);
  t.same(
    people.map(({ payments }) => payments[0]?.method),
    ["direct_deposit", "check", "direct_deposit", "check"],
    "vouchers are numbered apart from checks",
  );
});

test("a bare total is what the columns before it come to, of whatever lists", async (t) => {
  const joint = jointly(`
    Retirement Plan Contribution Report

                            Pre-Tax        Roth    Employer
    Employee        ID       401(k)      401(k)       Match       Total
    Bhatt, Ann    70977       89.35       10.00       89.35      188.70
    Arroyo, Mei   70322      250.00       25.00       76.15      351.15
    Dupree, Kim   70887       62.90       12.50       62.90      138.30
    Boateng, Roy  70077      251.54       40.00      167.69      459.23
  `);
  t.same(allOf(peopleOf(joint), "Arroyo, Mei"), [
    "deduction Pre-Tax 401(k) 25000",
    "deduction Roth 401(k) 2500",
    "employer_contribution Employer Match 7615",
  ]);
});

test("names right behind masked numbers are those of the column, and a caption has its code behind words for it", async (t) => {
  const joint = jointly(`
    Deduction Register by Code

    SSN             Employee                Employee Amount

    DEDUCTION CODE 010    401(K) PRE-TAX
    XXX-XX-5217     ABERNATHY, MABEL                  90.09
    XXX-XX-2808     BOATENG, ELISE G                 150.00
    XXX-XX-1048 ORR, SIOBHAN L                        75.84

    DEDUCTION CODE 025    DENTAL
    XXX-XX-5217     ABERNATHY, MABEL                  12.40
    XXX-XX-1048 ORR, SIOBHAN L                        24.80
  `);
  const [first] = peopleOf(joint);
  t.ok(who(joint).some((person) => person.includes("ORR, SIOBHAN L")));
  t.same(
    first!.items.map(({ code, label }) => [code, label.text]),
    [
      ["010", "401(K) PRE-TAX"],
      ["025", "DENTAL"],
    ],
  );
});
