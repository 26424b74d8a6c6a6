import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const statement = (name: string, id: string, number: string, amount: string, net: string): string => `
  Harbor Staffing                                                             WEEKLY PAY STATEMENT
  612 Orchard Ln, Macon, GA 31201                                       Week 06/01/2026 - 06/07/2026

  ${name.padEnd(26)}Assoc ID ${id}      Pay Card Deposit # ${number}      Pay Date 06/12/2026

  Client                     Work Order          Pay Type          Hours        Rate          Amount
  Northgate Mills            WO-55812            Regular           40.00       20.00          800.00
  Northgate Mills            WO-55940            Overtime           1.00       30.00           30.00

  Taxes                   This Week          YTD         Summary               This Week         YTD
  Federal Income Tax          ${amount}     1,600.00         Gross Wages              830.00   16,600.00
  Medicare                    12.00       240.00         Net Pay                  ${net}   14,760.00
`;

test("orders that hours were worked for are nobody, and ids and numbers of pay cards stand beside names", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    statement("Rosa Bellwether", "T-70188", "W220914", "80.00", "738.00") +
      "\n\n" +
      statement("Maria Elena Okafor", "T-70407", "W220915", "90.00", "728.00"),
    statement("Wendell St. Clair", "T-70626", "W220916", "70.00", "748.00"),
  );
  t.same(
    output.employees.map(({ name, employee_id: id, net_pay: net, payments: [paid] }) => [
      name,
      id,
      net,
      paid?.number,
      paid?.method,
    ]),
    [
      ["Rosa Bellwether", "T-70188", 738, "W220914", "direct_deposit"],
      ["Maria Elena Okafor", "T-70407", 728, "W220915", "direct_deposit"],
      ["Wendell St. Clair", "T-70626", 748, "W220916", "direct_deposit"],
    ],
  );
  for (const { earnings } of output.employees) t.same(plain(earnings), ["regular 800", "overtime 30"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
