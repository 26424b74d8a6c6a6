import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

/** Three people of two departments, with codes below their names and a column that says what comes before taxes; a given name begins where plans do. */
const BENEFITS = `
Benefits Deduction Report                                          Pay period 11/01/2026 - 11/30/2026
Tern Island Optics Inc.                                            Pay date 11/30/2026
                                                                   Run        Regular

                                                              This pay date                       Year to date
Code     Plan                  Coverage       Tax treatment   Employee    Employer       Total    Employee    Employer
Ashbeer, Dora C    ID T7028       Finance
MEDH     Medical HDHP 2500     Family         Pre-tax           180.00      900.00    1,080.00    1,980.00    9,900.00
HSA      Health Savings                       Pre-tax           120.00       40.00      160.00    1,320.00      440.00
BLIF     Basic Life 2x                        Employer-paid                   7.25        7.25                   79.75
         Employee total                                         300.00      947.25    1,247.25    3,300.00   10,419.75

Brandt III, Otto   ID T7039       Finance
MEDP     Medical PPO 1000      Employee Only  Pre-tax           110.00      410.00      520.00    1,210.00    4,510.00
ROTH     401(k) Roth                          After-tax         210.40      105.20      315.60    2,314.40    1,157.20
BLIF     Basic Life 2x                        Employer-paid                   6.10        6.10                   67.10
         Employee total                                         320.40      521.30      841.70    3,524.40    5,734.30

Cole, Mina         ID T7041       Front Office
MEDP     Medical PPO 1000      EE + Spouse    Pre-tax           205.00      780.00      985.00    2,255.00    8,580.00
STD      Short-Term Disability                After-tax          12.35                   12.35      135.85
VLIF     Voluntary Life        $100,000       After-tax           4.10                    4.10       45.10
         Employee total                                         221.45      780.00    1,001.45    2,435.95    8,580.00

Report total - 3 employees                                      841.85    2,248.55    3,090.40    9,260.35   24,734.05
`;

test("a column says how plans are taxed, and no list of taxes begins there", (t) => {
  const { output, people, wrong } = readPrinted(BENEFITS);
  t.same(wrong, NOTHING);
  t.equal(output.format_type, "benefits_summary");
  const [dora, otto, mina] = people;
  t.same(
    dora!.deductions.map(({ code, amount, ytd_amount: year, pretax }) => [code, amount, year, pretax]),
    [
      ["MEDH", 180, 1980, true],
      ["HSA", 120, 1320, true],
    ],
  );
  t.same(
    dora!.employer_contributions.map(({ code, type, amount, ytd_amount: year }) => [
      code,
      type,
      amount,
      year,
    ]),
    [
      ["MEDH", "medical", 900, 9900],
      ["HSA", "hsa", 40, 440],
      ["BLIF", "life", 7.25, 79.75],
    ],
  );
  t.equal(otto!.deductions[1]!.pretax, false);
  t.same(
    mina!.deductions.map(({ type, amount, pretax }) => [type, amount, pretax]),
    [
      ["medical", 205, true],
      ["disability", 12.35, false],
      ["life", 4.1, false],
    ],
  );
  t.ok(people.every(({ employer_taxes: taxes }) => taxes.length === 0));
  t.end();
});

test("a code below a name is no department, and one behind the id is, whatever column it reaches into", (t) => {
  const { people } = readPrinted(BENEFITS);
  t.same(
    people.map(({ name, department }) => [name, department]),
    [
      ["Dora C Ashbeer", "Finance"],
      ["Otto Brandt III", "Finance"],
      ["Mina Cole", "Front Office"],
    ],
  );
  t.end();
});
