import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** The lines of somebody below all captions, as `section code label cents`. */
function listedOf(records: readonly RecordReading[], name: string): string[] {
  return records
    .filter((record) => record.name?.text === name)
    .flatMap(({ items }) =>
      items.map(({ section, code, label, amount }) => `${section} ${code} ${label.text} ${amount?.cents}`),
    )
    .sort();
}

const TAXES = ["Employee", "Employer"].map(
  (side) => `
${side} Taxes
 ${side === "Employee" ? "FIT - Federal Income Tax" : "FUTA - Federal Unemployment"}
 0092   Abernathy, Thomas R           2,604.00      233.26
 0040   Ackerman, Trent B             1,361.75       79.56
 0053   Castleberry, Phoebe M         2,676.96      249.32
        Total (3)                     6,642.71      562.14

 SUI-PA ${side === "Employee" ? "EE" : "ER"} - Pennsylvania Unemployment
 0092   Abernathy, Thomas R           2,695.00        1.89
 0040   Ackerman, Trent B             1,452.75        1.02
 0053   Castleberry, Phoebe M         2,788.50        1.95
        Total (3)                     6,936.25        4.86
`,
);

test("below a header the name of a list stands over a caption, and heads nothing with it", async (t) => {
  const people = peopleOf(
    jointly(`
Tax Register by Tax

 Emp Id   Employee               Taxable Wages   Tax Amount
${TAXES.join("")}
`),
  );
  t.same(listedOf(people, "Ackerman, Trent B"), [
    "employer_tax FUTA Federal Unemployment 7956",
    "employer_tax SUI-PA ER Pennsylvania Unemployment 102",
    "tax FIT Federal Income Tax 7956",
    "tax SUI-PA EE Pennsylvania Unemployment 102",
  ]);
});

/** A list of plans with who has each, the second column headed by a word. */
const plans = (second: string): string => `
                     Deduction Register by Code

Code Description / Employee       Name Key           Deduction  ${second.padStart(12)}     CalYTD Ded
====================================================================================================
HLTF  HEALTH INS FAMILY           Vendor: SECURITY HEALTH
      ANDERSON, KAREN L           ANDERKAR000           287.46       2,107.98       2,299.68
      ENGSTROM, SARA J            ENGSTSAR000           287.46       2,107.98       2,299.68
      HAUPT, DALE W               HAUPTDAL000           287.46       2,107.98       2,299.68
      Total HLTF                  Count: 3              862.38       6,323.94       6,899.04

DENT  DELTA DENTAL                Vendor: DELTA DENTAL
      ANDERSON, KAREN L           ANDERKAR000            12.40         111.60          99.20
      BJORKMAN, THOMAS E          BJORKTHO000             4.15          37.35          33.20
      ENGSTROM, SARA J            ENGSTSAR000            12.40         111.60          99.20
      Total DENT                  Count: 3               28.95         260.55         231.60

VIS   VISION PLAN                 Vendor: VISION SERVICE
      BJORKMAN, THOMAS E          BJORKTHO000             8.10          16.20          64.80
      HAUPT, DALE W               HAUPTDAL000             9.30          18.60          74.40
      Total VIS                   Count: 2               17.40          34.80         139.20

      Grand Totals                Count: 8              908.73       6,619.29       7,269.84
`;

test("beside the deductions of a plan its benefits are what the employer pays", async (t) => {
  const { reading } = jointly(plans("Benefit"));
  t.same(listedOf(reading.records, "ANDERSON, KAREN L"), [
    "deduction DENT DELTA DENTAL 1240",
    "deduction HLTF HEALTH INS FAMILY 28746",
    "employer_contribution DENT DELTA DENTAL 11160",
    "employer_contribution HLTF HEALTH INS FAMILY 210798",
  ]);
  const [anderson] = peopleOf({ reading } as ReturnType<typeof jointly>);
  t.equal(anderson!.items.find(({ section }) => section === "deduction")!.ytdAmount?.cents, 229968);
  t.ok(
    reading.records.every(({ scope, employeeCount }) => scope !== "company" || employeeCount?.count !== 8),
    "lines are no people",
  );
});
