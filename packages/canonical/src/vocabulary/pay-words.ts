/** What a person is paid, as systems call it. */
const PAID =
  "amount, compensation, earning, earnings, income, pay, payment, payroll, remuneration, salary, salaries, wage, wages";

/** `gross` and `net` with every word for pay, in both orders and with the total in front or behind. */
function ofPay(measures: string): string[] {
  const paid = PAID.split(", ");
  return measures
    .split(", ")
    .flatMap((measure) =>
      paid.flatMap((word) => [
        `${measure} ${word}`,
        `${word} ${measure}`,
        `total ${measure} ${word}`,
        `${measure} ${word} total`,
        `current ${measure} ${word}`,
        `${measure} ${word} current`,
      ]),
    );
}

/** All ways to say gross pay: `Gross Salary`, `Income (Gross)`, `Total Gross Wages`. */
export const GROSS_PAY_LABELS: readonly string[] = [...ofPay("gross"), "gross total", "gross due"];

const OTHER_NET =
  "final net, final net pay, net due, net final, net payable, net take home, net take home pay, takehome, takehome pay";

/** All ways to say net pay: `Net Salary`, `Take-Home Income`, `Final Pay`. */
export const NET_PAY_LABELS: readonly string[] = [
  ...ofPay("net, take home, takehome, final"),
  ...OTHER_NET.split(", "),
];
