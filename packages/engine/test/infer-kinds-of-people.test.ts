import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("contractors are no employees, and a list of them says nothing of the columns above", (t) => {
  const { output, failed, unclaimed } = read(`
  Cascadia Design Studio
  Payroll run report - pay day 08/14/2026

  Employees
  Name                   Gross pay   Social Security      Medicare Oregon income tax      Net pay
  Franklin Abernathy     $1,900.00           $117.80        $27.55           $150.00    $1,604.65
  Patrick Lindqvist      $3,300.00           $204.60        $47.85           $245.00    $2,802.55
  Shelby Kowalczyk       $2,400.00           $148.80        $34.80           $239.00    $1,977.40
  Total employees        $7,600.00           $471.20       $110.20           $634.00    $6,384.60

  Contractors
  Name                     Payment     Reimbursement             Total
  Lucinda Okafor         $1,200.00            $45.00         $1,245.00
  Pinecone Media LLC       $850.00             $0.00           $850.00
  Total contractors      $2,050.00            $45.00         $2,095.00
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => `${name} ${net}`),
    ["Franklin Abernathy 1604.65", "Patrick Lindqvist 2802.55", "Shelby Kowalczyk 1977.4"],
  );
  t.same(plain(output.employees[0]!.taxes), ["social_security 117.8", "medicare 27.55", "state_income 150"]);
  t.match(output.totals, { gross_pay: 7600, net_pay: 6384.6 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("people of a department that is called Contractors are employees", (t) => {
  const { output, failed } = read(`
  Harbor Builders Inc.                  Payroll Register            Pay Date 08/14/2026

  Name                     Gross Pay   Social Security      Medicare        Net Pay
  Office
  Abernathy, Franklin      $1,900.00           $117.80        $27.55      $1,754.65
  Total Office             $1,900.00           $117.80        $27.55      $1,754.65
  Contractors
  Lindqvist, Patrick       $3,300.00           $204.60        $47.85      $3,047.55
  Kowalczyk, Shelby        $2,400.00           $148.80        $34.80      $2,216.40
  Total Contractors        $5,700.00           $353.40        $82.65      $5,263.95
  Company Total            $7,600.00           $471.20       $110.20      $7,018.60
  `);
  t.same(
    output.employees.map(({ name, department }) => `${name} ${department}`),
    ["Franklin Abernathy Office", "Patrick Lindqvist Contractors", "Shelby Kowalczyk Contractors"],
  );
  t.same(failed, []);
  t.end();
});

test("people of a department that is called Contractors are employees, though no gross pay heads their lists", (t) => {
  const namesBelow = (first: string, second: string): string[] =>
    read(`
  Harbor Builders Inc.                  Payroll Register            Pay Date 08/14/2026

  Kitchen
  Name                         ${first}
  Abernathy, Franklin        $1,000.00         $0.00      $1,000.00
  Bellwether, Rosa           $1,100.00        $50.00      $1,150.00
  Total Kitchen              $2,100.00        $50.00      $2,150.00
  Contractors
  Name                         ${second}
  Lindqvist, Patrick         $1,200.00         $0.00      $1,200.00
  Kowalczyk, Shelby            $600.00        $40.00        $640.00
  Total Contractors          $1,800.00        $40.00      $1,840.00
  Company Total              $3,900.00        $90.00      $3,990.00
  Federal Tax $399.00        Medicare $57.86
  `).output.employees.map(({ name }) => name!.split(" ")[1]!);
  const all = ["Abernathy", "Bellwether", "Lindqvist", "Kowalczyk"];
  const some = "Regular         Bonus         Earned";
  const gross = "Regular         Bonus      Gross Pay";
  t.same(namesBelow(some, some), all, "their list has the columns of the others");
  t.same(namesBelow(gross, "Regular      Overtime         Earned"), all, "no other is paid overtime");
  t.same(namesBelow(gross, "Payment      Withheld         Earned"), all, "nothing is withheld from others");
  t.same(namesBelow(gross, "Payment   Reimbursed           Total"), all.slice(0, 2));
  t.end();
});

test("a department that is called after its drivers is not everybody, nor the last of them", (t) => {
  const { output, failed, unclaimed } = read(`
  Harbor Freight Lines                  Payroll Register            Pay Date 08/14/2026

  Name                     Gross Pay   Social Security      Medicare        Net Pay
  Office
  Abernathy, Franklin      $1,900.00           $117.80        $27.55      $1,754.65
  Total Office             $1,900.00           $117.80        $27.55      $1,754.65
  Drivers
  Lindqvist, Patrick       $3,300.00           $204.60        $47.85      $3,047.55
  Kowalczyk, Shelby        $2,400.00           $148.80        $34.80      $2,216.40
  Total Drivers            $5,700.00           $353.40        $82.65      $5,263.95
  Company Total            $7,600.00           $471.20       $110.20      $7,018.60
  `);
  t.same(
    output.employees.map(({ name, department }) => `${name} ${department}`),
    ["Franklin Abernathy Office", "Patrick Lindqvist Drivers", "Shelby Kowalczyk Drivers"],
  );
  t.match(output.totals, { gross_pay: 7600, net_pay: 7018.6 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
