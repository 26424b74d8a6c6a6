import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

const PEOPLE = [
  ["ABERNATHY,LORRAINE K", 14430.0, 1197.69, "PITTSBURGH LST", 444.6, 10.37],
  ["BIELAWSKI,STANLEY", 21655.38, 2035.61, "PITTSBURGH EIT", 216.55, 15.16],
  ["CALDERONE,GINA", 10728.75, 1201.62, "PITTSBURGH LST", 337.46, 7.87],
  ["DUQUETTE,RAYMOND P", 9870.44, 700.8, "PITTSBURGH EIT", 98.7, 6.91],
  ["EKPO,NSIKAN", 16683.2, 1384.71, "SCRANTON LST", 242.66, 12.13],
  ["FARRAGUT,DEBRA", 18891.6, 2115.86, "PITTSBURGH EIT", 339.7, 13.59],
  ["HOLLIS,MARCUS T", 13570.0, 1275.58, "SCRANTON LST", 383.9, 14.2],
  ["IANNUZZI,CARLO", 8216.25, 681.95, "PITTSBURGH LST", 246.49, 5.75],
  ["KOZAK,WENDELL", 6105.0, 573.87, "PITTSBURGH EIT", 73.26, 4.27],
] as const;

const cell = (amount: number | null, width: number): string =>
  (amount === null ? "" : amount.toLocaleString("en-US", { minimumFractionDigits: 2 })).padStart(width);

/** A register of taxes, of each person a row of the quarter over one of the year; some have nothing in the quarter. */
const register = (state: string): string => `
Wage and Tax Register

                                       Medicare                         State Income Tax                     Local Tax
Employee                               Taxable        Tax      St        Taxable        Tax      Jurisdiction          Taxable        Tax
${PEOPLE.map(([name, wages, federal, place, local, small], i) => {
  const isPaid = i !== 3;
  const row = (head: string, time: string, st: string, town: string, times: number): string => {
    const own = (amount: number): number | null =>
      times === 1 && !isPaid ? null : Math.round(100 * amount * times) / 100;
    return `${head.padEnd(24)}${time.padEnd(6)}${cell(own(wages), 16)}${cell(own(federal), 11)}      ${st.padEnd(5)}${cell(own(wages), 12)}${cell(own(small), 11)}      ${town.padEnd(18)}${cell(own(wages), 11)}${cell(own(local), 11)}`;
  };
  return `\n${row(name, "QTD", state, place, 1)}\n${row(`00011${i}`, "YTD", "", "", 3)}\n`;
}).join("")}
`;

test("a row of the year has the labels of the row above it, and a row without numbers heads nothing", async (t) => {
  const people = peopleOf(jointly(register("PA")));
  t.equal(people.length, PEOPLE.length);
  t.same(
    people.map(({ items }) =>
      items
        .filter(({ label }) => !["Medicare", "Tax"].includes(label.text))
        .map(({ section, code, label, amount, ytdAmount }) =>
          [section, code ?? "-", label.text, amount?.cents ?? "-", ytdAmount?.cents ?? "-"].join(" "),
        )
        .sort(),
    ),
    PEOPLE.map(([, , , place, local, small], i) => {
      const line = (code: string, name: string, amount: number): string => {
        const cents = Math.round(100 * amount);
        return `tax ${code} ${name} ${i === 3 ? "-" : cents} ${3 * cents}`;
      };
      return [line("PA", "State Income Tax", small), line("-", place, local)].sort();
    }),
  );
});

test("a word that is no state names its line", async (t) => {
  const [first] = peopleOf(jointly(register("LST")));
  t.ok(first!.items.some(({ code, label }) => code === null && label.text === "LST"));
});

test("a heading for states and towns is no name of what a state levies", async (t) => {
  const page = register("PA").replace("State Income Tax", "State/Local     ");
  const [first] = peopleOf(jointly(page));
  t.notOk(first!.items.some(({ code }) => code === "PA"));
});
