import { money, type Flow, type Random } from "@paylift/samples/parts";
import { tableRow, title, type Columns, type NotPayroll } from "./document.ts";

const POINT = { negative: "minus", dollar: false, separators: "point" } as const;
const DOLLAR = { ...POINT, dollar: true } as const;

const WARES = [
  "Flour, bread, 25 kg",
  "Olive oil 5 l",
  "Sugar, cane",
  "Yeast, dry",
  "Oven gloves",
  "Baking trays",
];
const PEOPLE = [
  "Rosa Bellwether",
  "Castillo, Elena M",
  "Dwight Holloway",
  "Mary-Kate O'Brien",
  "Novak, Stefan",
];

const INVOICE_COLUMNS: Columns = [
  [60, "left"],
  [330, "right"],
  [430, "right"],
  [540, "right"],
];

/** Quantity times price is an amount, as hours times rate is, and a tax and a total stand below. */
function drawInvoice(flow: Flow, random: Random): void {
  title(flow, "INVOICE");
  flow.row([{ x: 60, text: "Granite Bay Supplies LLC", size: 10 }], 14);
  flow.row([{ x: 60, text: "Bill to: Larkspur Bakery LLC, attn. Elena Castillo", size: 10 }], 14);
  flow.row(
    [{ x: 60, text: "Invoice date: 08/21/2026    Due date: 09/20/2026    Invoice # 10442", size: 10 }],
    26,
  );
  tableRow(flow, INVOICE_COLUMNS, ["Description", "Quantity", "Unit price", "Amount"], true);
  let sum = 0;
  for (const ware of random.shuffle(WARES)) {
    const [quantity, price] = [random.int(1, 40), random.int(250, 9_900)];
    sum += quantity * price;
    const figures = [`${quantity}.00`, money(price, POINT), money(quantity * price, POINT)];
    tableRow(flow, INVOICE_COLUMNS, [ware, ...figures]);
  }
  const tax = Math.round(sum * 0.0825);
  for (const [label, cents] of [
    ["Subtotal", sum],
    ["Sales tax 8.25 %", tax],
    ["Total due", sum + tax],
  ] as const)
    tableRow(flow, INVOICE_COLUMNS, ["", "", label, money(cents, DOLLAR)], true);
}

const BANK_COLUMNS: Columns = [
  [60, "left"],
  [130, "left"],
  [400, "right"],
  [480, "right"],
  [560, "right"],
];

/** Payroll and taxes stand in it, but as money that comes and goes and not as anybody's pay. */
function drawBankStatement(flow: Flow, random: Random): void {
  title(flow, "Account statement");
  flow.row([{ x: 60, text: "Tidewater Community Bank    Checking account ending 4471", size: 10 }], 14);
  flow.row([{ x: 60, text: "Statement period 08/01/2026 - 08/31/2026", size: 10 }], 26);
  tableRow(flow, BANK_COLUMNS, ["Date", "Description", "Withdrawals", "Deposits", "Balance"], true);
  let balance = random.int(500_000, 900_000);
  tableRow(flow, BANK_COLUMNS, ["08/01", "Beginning balance", "", "", money(balance, POINT)]);
  const before = random.pick(["Transfer to ", "", "Zelle "]);
  const entries = random.shuffle([
    ...PEOPLE.map((person) => `${before}${person}`),
    "Direct deposit payroll",
    "IRS federal tax payment",
    "Medical supplies",
    "Check 1041",
    "Card payment fuel",
  ]);
  entries.forEach((entry, index) => {
    const cents = random.int(1_000, 90_000);
    const comesIn = entry.startsWith("Direct deposit");
    balance += comesIn ? cents : -cents;
    const amounts = comesIn ? ["", money(cents, POINT)] : [money(cents, POINT), ""];
    const date = `08/${String(index + 2).padStart(2, "0")}`;
    tableRow(flow, BANK_COLUMNS, [date, entry, ...amounts, money(balance, POINT)]);
  });
  tableRow(flow, BANK_COLUMNS, ["08/31", "Ending balance", "", "", money(balance, POINT)], true);
}

/** Wares and prices in two columns, under headings of groups. */
function drawPriceList(flow: Flow, random: Random): void {
  title(flow, "Price list, autumn 2026");
  for (const group of ["Baking", "Regular", "Holiday"]) {
    flow.row([{ x: 60, text: group, bold: true, size: 11 }], 18);
    for (const ware of random.shuffle(WARES))
      tableRow(
        flow,
        [
          [60, "left"],
          [360, "right"],
          [460, "right"],
        ],
        [ware, money(random.int(200, 9_000), DOLLAR), money(random.int(200, 9_000), DOLLAR)],
      );
    flow.space(8);
  }
}

/** Hours of people under the names of earnings, and no money at all. */
function drawTimesheet(flow: Flow, random: Random): void {
  const columns: Columns = [
    [60, "left"],
    [260, "right"],
    [340, "right"],
    [420, "right"],
    [500, "right"],
  ];
  title(flow, "Timesheet");
  flow.row([{ x: 60, text: "Larkspur Bakery LLC    Week ending 08/15/2026", size: 10 }], 26);
  tableRow(flow, columns, ["Employee", "Regular hours", "Overtime", "PTO", "Total hours"], true);
  let all = 0;
  for (const person of PEOPLE) {
    const [regular, overtime, off] = [
      random.int(20, 40) * 100,
      random.int(0, 8) * 25,
      random.int(0, 2) * 400,
    ];
    const total = regular + overtime + off;
    all += total;
    tableRow(flow, columns, [person, ...[regular, overtime, off, total].map((hours) => money(hours, POINT))]);
  }
  tableRow(flow, columns, ["Total", "", "", "", money(all, POINT)], true);
}

/** A person and sums of money, none of which is pay. */
function drawExpenseReport(flow: Flow, random: Random): void {
  const columns: Columns = [
    [60, "left"],
    [140, "left"],
    [460, "right"],
  ];
  title(flow, "Expense report");
  flow.row(
    [{ x: 60, text: "Traveller: Elena Castillo    Purpose: trade fair in Columbus, OH", size: 10 }],
    26,
  );
  tableRow(flow, columns, ["Date", "Expense", "Amount"], true);
  let sum = 0;
  for (const expense of ["Taxi", "Hotel, two nights", "Meals", "Parking", "Fair ticket"]) {
    const cents = random.int(900, 40_000);
    sum += cents;
    tableRow(flow, columns, [`08/${random.int(10, 28)}`, expense, money(cents, POINT)]);
  }
  tableRow(flow, columns, ["", "Total", money(sum, DOLLAR)], true);
}

export const BUSINESS: readonly NotPayroll[] = [
  { name: "invoice", refusal: "no_payroll_content", draw: drawInvoice },
  { name: "bank-statement", refusal: "no_payroll_content", draw: drawBankStatement },
  { name: "price-list", refusal: "no_payroll_content", draw: drawPriceList },
  { name: "timesheet", refusal: "no_payroll_content", draw: drawTimesheet },
  { name: "expense-report", refusal: "no_payroll_content", draw: drawExpenseReport },
];
