import { test } from "tap";
import { readPrinted } from "./support/printed.ts";

test("beside deductions and their codes payees get what is withheld, and are nobody who is paid", (t) => {
  const { people, wrong } = readPrinted(`
  Cedar Fork Haulage, Inc.                                              Pay Period 05/10/2026 - 05/23/2026
  Payroll Deductions Report                                                         Check Date 05/29/2026

  Code    Deduction                Case / Reference    Payee                      Current   Year to Date

  Bellwether, Rosa     Employee HF7203     Line Haul
  GRN     Creditor Garnishment     26CV2954            Marlow County Clerk         115.29         691.74
  CS1     Child Support            7093481             Cedar Fork                   80.00         480.00
          Employee Total                                                           195.29       1,171.74

  Okafor, Miguel     Employee HF7167     Warehouse A
  GRN     Creditor Garnishment     26CV9909            Marlow County Clerk         124.63         997.04
          Employee Total                                                           124.63         997.04

  Caldwell, Mina H     Employee HF6734     Line Haul
  CS1     Child Support            7093482             Cedar Fork                   60.00         360.00
  LVY     Federal Tax Levy         668-W               Internal Revenue Service     90.00         540.00
          Employee Total                                                           150.00         900.00
  `);
  t.same(
    people.map(({ name, employee_id: id, department, deductions }) => [
      `${name}, ${id}, ${department}`,
      deductions.map(({ amount }) => amount),
    ]),
    [
      ["Rosa Bellwether, HF7203, Line Haul", [115.29, 80]],
      ["Miguel Okafor, HF7167, Warehouse A", [124.63]],
      ["Mina H Caldwell, HF6734, Line Haul", [60, 90]],
    ],
  );
  t.same(wrong.unclaimed, []);
  t.end();
});
