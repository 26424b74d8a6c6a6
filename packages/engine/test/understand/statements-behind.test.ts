import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

const REGISTER = `
Payroll Summary

                                       Employee     Employee                                 Employer
Employee                 Gross pay        taxes   deductions   Reimbursements     Net pay        taxes
Ursula Chukwuma           2,316.91       359.73       225.45            15.00    1,746.73       117.83
Sian C. Judd              2,361.94       578.85         0.00             0.00    1,783.09       272.27
Deborah S. Svensson       2,715.00       770.50         0.00             0.00    1,944.50       300.11
Mohammed Gallagher        2,713.38       610.85       283.91            15.00    1,833.62       268.68
Tomasz Nwosu              2,448.65       354.72       442.82            15.00    1,666.11       187.44
Deborah M. Nakamura       2,708.41       637.95       180.96             0.00    1,889.50       228.72
Nelson S. Nakamura        2,185.12       265.64       283.49            15.00    1,650.99       119.35
Harold R. Robichaux       2,248.16       481.08         0.00             0.00    1,767.08       197.00
`;
const BOXES = `
Taxes by employee

Ursula Chukwuma                                         Tomasz Nwosu
Tax                         Employee    Employer        Tax                         Employee    Employer
Federal Income Tax            231.73           -        Federal Income Tax            151.11           -
Social Security                95.50       95.50        Social Security               151.91      151.91
Medicare                       22.33       22.33        Medicare                       35.53       35.53
WA Paid Family Leave           10.17           -        WA Paid Family Leave           16.17           -
Total                         359.73      117.83        Total                         354.72      187.44

Sian C. Judd                                            Deborah M. Nakamura
Tax                         Employee    Employer        Tax                         Employee    Employer
Federal Income Tax            283.09           -        Federal Income Tax            389.50           -
Social Security               220.66      220.66        Social Security               185.37      185.37
Medicare                       51.61       51.61        Medicare                       43.35       43.35
WA Paid Family Leave           23.49           -        WA Paid Family Leave           19.73           -
Total                         578.85      272.27        Total                         637.95      228.72

Deborah S. Svensson                                     Nelson S. Nakamura
Tax                         Employee    Employer        Tax                         Employee    Employer
Federal Income Tax            444.50           -        Federal Income Tax            135.99           -
Social Security               243.23      243.23        Social Security                96.73       96.73
Medicare                       56.88       56.88        Medicare                       22.62       22.62
WA Paid Family Leave           25.89           -        WA Paid Family Leave           10.30           -
Total                         770.50      300.11        Total                         265.64      119.35

Mohammed Gallagher                                      Harold R. Robichaux
Tax                         Employee    Employer        Tax                         Employee    Employer
Federal Income Tax            318.62           -        Federal Income Tax            267.08           -
Social Security               217.75      217.75        Social Security               159.66      159.66
Medicare                       50.93       50.93        Medicare                       37.34       37.34
WA Paid Family Leave           23.55           -        WA Paid Family Leave           17.00           -
Total                         610.85      268.68        Total                         481.08      197.00
`;

test("boxes behind a register are its people's", async (t) => {
  const people = peopleOf(jointly(REGISTER, BOXES));
  t.same(
    new Set(people.map(({ name }) => name?.text)),
    new Set([
      "Ursula Chukwuma",
      "Sian C. Judd",
      "Deborah S. Svensson",
      "Mohammed Gallagher",
      "Tomasz Nwosu",
      "Deborah M. Nakamura",
      "Nelson S. Nakamura",
      "Harold R. Robichaux",
    ]),
  );
  const taxes = allOf(people, "Sian C. Judd").filter((line) => line.startsWith("tax"));
  t.same(taxes, [
    "tax Federal Income Tax 28309",
    "tax Medicare 5161",
    "tax Social Security 22066",
    "tax WA Paid Family Leave 2349",
  ]);
});
