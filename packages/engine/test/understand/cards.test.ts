import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

/** Boxes side by side: lines of a label and an amount each. */
type Box = readonly (readonly [string, string?])[];

/** Somebody's card: the name and the net pay in one line, and boxes below it that are as long as they need. */
function card(name: string, net: string, ...boxes: readonly Box[]): string[] {
  const height = Math.max(...boxes.map(({ length }) => length));
  const lines = Array.from({ length: height }, (_, i) => boxes.map((box) => printed(box[i])).join("    "));
  return ["", "", `${name.padEnd(70)}Net pay ${net}`, "", ...lines];
}

function printed([label, amount = ""]: readonly [string, string?] = [""]): string {
  return label.padEnd(24) + amount.padStart(10);
}

const PAGE = [
  "Lantern Foods                  Payroll of March 20, 2026",
  ...card(
    "Ann Abernathy",
    "1,226.25",
    [["Earnings"], ["Regular", "1,400.00"], ["Bonus", "100.00"], ["Total", "1,500.00"]],
    [["Taxes withheld"], ["Federal income tax", "167.00"], ["Medicare", "21.75"], ["Total", "188.75"]],
    [["Deductions"], ["401(k)", "85.00"], ["Total", "85.00"]],
  ),
  ...card(
    "Ada Byron",
    "1,702.00",
    [["Earnings"], ["Salary", "2,000.00"], ["Total", "2,000.00"]],
    [
      ["Taxes withheld"],
      ["Federal income tax", "180.00"],
      ["Medicare", "29.00"],
      ["Oregon income tax", "32.00"],
      ["Total", "241.00"],
    ],
    [["Deductions"], ["Dental", "12.00"], ["Union dues", "45.00"], ["Total", "57.00"]],
  ),
  ...card(
    "Marie Curie",
    "1,589.90",
    [
      ["Earnings"],
      ["Regular", "1,600.00"],
      ["Overtime", "150.00"],
      ["Holiday", "50.00"],
      ["Total", "1,800.00"],
    ],
    [["Taxes withheld"], ["Federal income tax", "184.00"], ["Medicare", "26.10"], ["Total", "210.10"]],
    [["Deductions"], ["None"]],
  ),
].join("\n");

test("parts of a page that each begin with a name and the net pay are one person each", async (t) => {
  const people = peopleOf(jointly(PAGE));
  t.same(
    people.map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents]),
    [
      ["Ann Abernathy", 122_625],
      ["Ada Byron", 170_200],
      ["Marie Curie", 158_990],
    ],
  );
  t.same(allOf(people, "Ada Byron"), [
    "deduction Dental 1200",
    "deduction Union dues 4500",
    "earning Salary 200000",
    "tax Federal income tax 18000",
    "tax Medicare 2900",
    "tax Oregon income tax 3200",
  ]);
  t.same(allOf(people, "Marie Curie"), [
    "earning Holiday 5000",
    "earning Overtime 15000",
    "earning Regular 160000",
    "tax Federal income tax 18400",
    "tax Medicare 2610",
  ]);
});
