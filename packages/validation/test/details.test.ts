import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, type LineMapping } from "../src/index.ts";
import { compareTwo, told } from "./support/findings.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

/** Expenses that one provider prints as an earning, the other as a deduction below zero. */
const OTHER_SIGN: LineMapping[] = [
  {
    source: [{ section: "earnings", code: null, description: "Expenses" }],
    target: [{ section: "deductions", code: null, description: "Expenses" }],
    factor: -1,
  },
];
const expenses = (amount: number, fields = {}): Employee =>
  employee({
    earnings: [earning(), earning({ type: "reimbursement", description: "Expenses", amount, ...fields })],
    gross_pay: 1000,
    net_pay: 920,
  });
const refund = (amount: number, fields = {}): Employee =>
  employee({
    deductions: [deduction(), deduction({ type: "other", description: "Expenses", amount, ...fields })],
    gross_pay: 1000,
    net_pay: 920,
  });

test("with another sign the year to date is compared by its size, and follows the amount", async (t) => {
  const report = compareTwo(expenses(70, { ytd_amount: 500 }), refund(-80, { ytd_amount: -510 }), {
    mapping: OTHER_SIGN,
  });
  t.same(told(report), [
    "medium line_amount employees[0].earnings[1].amount: 70.00 → -80.00",
    "low ytd employees[0].earnings[1].ytd_amount: 500.00 → 510.00",
  ]);
  t.equal(report.discrepancies[0]?.difference, "10.00");
});

test("a rounding of a line with another sign is one in net pay as well", async (t) => {
  const source = { ...expenses(70), deductions: [deduction({ amount: 50.01 })] };
  const target = { ...refund(-70.01), net_pay: 920.02 };
  t.same(told(compareTwo(source, target, { mapping: OTHER_SIGN })), [
    "low net_pay employees[0].net_pay: 920.00 → 920.02",
    "low rounding employees[0].earnings[1].amount: 70.00 → -70.01",
    "low rounding employees[0].deductions[0].amount: 50.01 → 50.00",
  ]);
});

test("a rate keeps its sign where the amount and the hours do not", async (t) => {
  const run = (sign: number) =>
    employee({
      earnings: [
        earning(),
        earning({ description: "Leave", hours: 8 * sign, rate: 12.5, amount: 100 * sign }),
      ],
      gross_pay: 1000,
      net_pay: 850,
    });
  const leave = [{ section: "earnings" as const, code: null, description: "Leave" }];
  const mapping: LineMapping[] = [{ source: leave, target: leave, factor: -1 }];
  t.same(told(compareTwo(run(1), run(-1), { mapping })), []);
});

test("a mapped line that one side lacks keeps the direction of its money", async (t) => {
  const target = { ...refund(-70), net_pay: 920 };
  const { discrepancies } = compareTwo(employee({ net_pay: 850 }), target, { mapping: OTHER_SIGN });
  const extra = discrepancies.find(({ kind }) => kind === "line_extra");
  t.same([extra?.target_value, extra?.difference, extra?.severity], ["-70.00", "70.00", "high"]);
});

test("hours and rates of mapped lines are compared only where they add up", async (t) => {
  const worked = (hours: (number | null)[], rates: number[]) =>
    employee({
      earnings: hours.map((each, index) =>
        earning({
          description: `Shift ${index}`,
          hours: each,
          rate: rates[index] ?? null,
          amount: 500 - index,
        }),
      ),
    });
  const ref = (description: string) => ({ section: "earnings" as const, code: null, description });
  const mapping = [{ source: [ref("Shift 0"), ref("Shift 1")], target: [ref("Shift 0"), ref("Shift 1")] }];
  const report = (source: Employee, target: Employee) => compareTwo(source, target, { mapping });
  t.same(told(report(worked([40, 40], [12, 13]), worked([30, 46], [12, 13]))), [
    "medium hours employees[0].earnings[0].hours: 80 → 76",
  ]);
  const partly = report(worked([40, 40], [12, 13]), worked([80, null], [14, 15]));
  t.same(told(partly), [], "a sum with a part missing is no sum, and rates are none");
  t.match(partly.untested, [
    { field: "earnings.hours", reason: "several_lines" },
    { field: "earnings.rate", reason: "several_lines" },
  ]);
});

test("hours of the year do not follow from an amount that moved by as many cents", async (t) => {
  const run = (amount: number, ytd_hours: number) => employee({ earnings: [earning({ amount, ytd_hours })] });
  t.match(told(compareTwo(run(1000, 100), run(1000.1, 110))).at(-1), /^medium ytd /);
});

test("a line that is no cash is never as grave as one that changes net pay", async (t) => {
  const imputed = (amount: number) => earning({ type: "other", description: "GTL", role: "imputed", amount });
  const run = (tax_amount: number, ...more: ReturnType<typeof imputed>[]) =>
    employee({
      earnings: [earning(), ...more],
      taxes: [tax({ amount: tax_amount })],
      gross_pay: 1000,
      net_pay: 950 - tax_amount,
    });
  t.match(told(compareTwo(run(100, imputed(20)), run(140, imputed(25)))), [
    /^high net_pay/,
    /^medium line_amount employees\[0\].earnings\[1\]/,
    /^high line_amount employees\[0\].taxes/,
  ]);
  const other = { ...run(100, imputed(9)), name: "Ingrid Vargas" };
  const alone = compare(output([run(100, imputed(20)), other]), output([run(140), other]));
  t.match(told(alone), [/^high net_pay/, /^medium line_missing employees\[0\].earnings\[1\]/, /^high/]);
});

test("a line on one side only that leaves net pay alone is medium, and a cent of it is a rounding", async (t) => {
  const extra = (amount: number) =>
    employee({ deductions: [deduction(), deduction({ type: "life", amount })] });
  t.same(told(compareTwo({ ...extra(20), net_pay: 850 }, employee())), [
    "medium line_missing employees[0].deductions[1].amount: 20.00 → null",
  ]);
  t.same(told(compareTwo({ ...extra(0.01), net_pay: 850 }, employee())), [
    "low line_missing employees[0].deductions[1].amount: 0.01 → null",
  ]);
});

test("where net pay is not printed the kind of the line tells how grave it is", async (t) => {
  const run = (amount: number) => employee({ deductions: [deduction({ amount })], net_pay: null });
  t.match(told(compareTwo(run(50), run(60))), [/^high line_amount/]);
});

test("a tolerance covers a line that one side lacks", async (t) => {
  const tolerances = [{ field: "amount" as const, section: "deductions" as const, absolute: 5 }];
  const source = employee({
    deductions: [deduction(), deduction({ type: "life", amount: 4 })],
    net_pay: 850,
  });
  const report = compareTwo(source, employee(), { tolerances });
  t.same(report.discrepancies, []);
  t.match(report.tolerated, [{ field: "amount", type: "life", count: 1, sum: -4 }]);
});

test("a tolerance is for its section and its type alone, in percent of the greater value", async (t) => {
  const run = (taxed: number, medical: number) =>
    employee({
      taxes: [tax({ amount: taxed })],
      deductions: [deduction({ amount: medical })],
      net_pay: 850,
    });
  const differ = (tolerance: object, taxed: number, medical: number) =>
    compareTwo(run(100, 50), run(taxed, medical), {
      tolerances: [{ field: "amount", ...tolerance }],
    }).discrepancies.map(({ item }) => item);
  t.same(differ({ section: "taxes", absolute: 5 }, 104, 54), ["medical deduction"]);
  t.same(differ({ type: "medical", absolute: 5 }, 104, 54), ["federal income tax"]);
  t.same(differ({ percent: 10 }, 111, 50), [], "11 of 111");
  t.same(differ({ percent: 10 }, 112, 50), ["federal income tax"], "12 of 112");
  t.same(differ({ absolute: 0.1 }, 100.1, 50.1), [], "binary noise is no difference");
});

test("each cent of a line may be in net pay, that of a line on one side only as well", async (t) => {
  const cent = deduction({ type: "life", amount: 0.01 });
  const target = employee({ taxes: [tax({ amount: 100.01 })], deductions: [deduction(), cent] });
  t.match(told(compareTwo(employee(), target)), [/^low net_pay/, /^low rounding/, /^low line_extra/]);

  const source = employee({
    deductions: [deduction(), deduction({ type: "life", amount: 20 })],
    net_pay: 850,
  });
  const rounded = { ...target, deductions: [deduction({ amount: 50.01 })], net_pay: 849.98 };
  t.match(
    told(compareTwo(source, rounded)).find((one) => one.includes("line_missing")),
    /^medium/,
    "roundings do not make a line change net pay",
  );
});

test("two cents that greater differences leave over are no rounding", async (t) => {
  const run = (taxed: number, medical: number, life?: number) =>
    employee({
      taxes: [tax({ amount: taxed })],
      deductions: [
        deduction({ amount: medical }),
        ...(life === undefined ? [] : [deduction({ type: "life", amount: life })]),
      ],
    });
  t.match(told(compareTwo(run(100, 50), run(105.02, 45)))[0], /^medium net_pay/);
});

test("a balance of the year that one side lacks is lost, where that side prints such balances", async (t) => {
  const balance = (type: "401k" | "hsa", ytd_amount: number) => deduction({ type, amount: 0, ytd_amount });
  const run = (...balances: ReturnType<typeof balance>[]) =>
    employee({ employee_id: "1", deductions: [deduction(), ...balances] });
  const other = employee({
    employee_id: "2",
    name: "Ingrid Vargas",
    deductions: [deduction(), balance("hsa", 90)],
  });
  const source = output([run(balance("401k", 5000)), other]);
  const target = output([run(), other]);
  t.same(told(compare(source, target)), ["medium ytd employees[0].deductions[1].ytd_amount: 5000.00 → null"]);
  t.same(told(compare(target, source)), ["medium ytd employees[0].deductions[1].ytd_amount: null → 5000.00"]);
  t.match(told(compare(source, target, { ytdReason: "balances are loaded in July" })), [/^low ytd/]);
  t.same(told(compare(source, target, { tolerances: [{ field: "ytd", absolute: 5000 }] })), []);

  const without = compare(output([run(balance("401k", 5000))]), output([run()]));
  t.same(told(without), [], "a layout may leave out what the run does not touch");
  t.match(without.untested, [{ reason: "zero_against_missing" }]);
});
