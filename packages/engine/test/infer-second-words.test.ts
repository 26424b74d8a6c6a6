import { test } from "tap";
import { described } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

const HEAD = `
  Alder Cove Hospitality LLC                              Pay Period 06/29/2026 to 07/12/2026
  Tipped Payroll Register                                                Pay Date 07/17/2026

  Employee              Reg Hrs  Reg Rate   Regular  Charge Tips     Tip     Gross   Federal   Soc Sec  Meals        Net   Method
  ID Position            OT Hrs   OT Rate  Overtime    Cash Tips  Credit       Pay  NC State  Medicare               Pay   Number
`;

test("below a name stand the id and what somebody does in one phrase, and a name of the header goes on where no second line has figures", (t) => {
  const { people, wrong } = readPrinted(
    `${HEAD}
  Bellwether, Rosa        80.00    2.1300    170.40     1,045.65  417.28  1,508.30    102.59     93.51             966.09   Direct Dep
  13724 Server             1.50    5.7550      8.63       283.62                       40.62     21.87                      V003310
  Okafor, Miguel          56.00    2.1300    119.28     1,148.00  286.72  1,428.00     92.96     88.54  17.00    1,010.66   Check
  14418 Server                                            160.72                       37.41     20.71                      C003311
  Caldwell, Mina H        61.00   22.0000  1,342.00                       1,342.00     76.08     79.82  38.25    1,096.58   Direct Dep
  15342 Dishwasher                                                                     31.80     19.47                      V003317
  `,
  );
  const [rosa, miguel, mina] = people;
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ employee_id: id }) => id),
    ["13724", "14418", "15342"],
  );
  t.same(described(rosa!.earnings), [
    "Regular 170.4",
    "Charge Tips 1045.65",
    "Tip Credit 417.28",
    "Overtime 8.63",
    "Cash Tips 283.62",
  ]);
  t.match(rosa!.earnings[2], { type: "other", role: "memo" });
  t.match(miguel!.payments, [{ number: "C003311", method: "check", amount: 1010.66 }]);
  t.match(mina!.payments, [{ number: "V003317", method: "direct_deposit" }]);
  t.end();
});
