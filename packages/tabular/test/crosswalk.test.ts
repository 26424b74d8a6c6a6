import { test } from "tap";
import { compare } from "@paylift/validation";
import {
  crosswalkCsv,
  crosswalkXlsx,
  foundCrosswalk,
  readCrosswalkAside,
  type Crosswalk,
} from "../src/index.ts";
import { readCrosswalk, readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawCsv } from "./drawn/draw-csv.ts";
import { drawOds } from "./drawn/draw-ods.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import { drawnSheets } from "./drawn/drawn-sheets.ts";
import { payrollOf } from "./drawn/payroll.ts";

const CROSSWALK: Crosswalk = {
  employees: [
    { source_id: "000417", target_id: "E-17" },
    { source_id: "9", target_name: "Núñez, Zoë" },
    { source_name: "=Ann Kos", target_id: "22" },
  ],
  lines: [
    {
      source: [{ section: "deductions", code: "MED", description: "Medical" }],
      target: [{ section: "deductions", code: null, description: "Health Insurance" }],
    },
    {
      source: [{ section: "earnings", code: "01", description: "Regular" }],
      target: [
        { section: "earnings", code: "REG", description: "Regular" },
        { section: "earnings", code: "SHIFT", description: "Shift premium" },
      ],
      factor: -1,
    },
  ],
};

test("a crosswalk that was written is read again as it was", async (t) => {
  const xlsx = crosswalkXlsx(CROSSWALK);
  t.same(readCrosswalk(xlsx), CROSSWALK);
  t.same(readCrosswalk(drawOds(drawnSheets(readWorkbook(xlsx)))), CROSSWALK, "saved by LibreOffice");
  const { employees, lines } = CROSSWALK;
  t.same(readCrosswalk(Buffer.from(crosswalkCsv(CROSSWALK))), { employees });
  t.same(readCrosswalk(Buffer.from(crosswalkCsv(CROSSWALK, "items"))), { lines });
  t.same(await readCrosswalkAside(xlsx), CROSSWALK, "in a thread of its own");
});

test("headings are what people call the columns, wherever the table begins", async (t) => {
  const rows = [
    ["Crosswalk of May"],
    [],
    ["Old Employee ID", "Notes", "New employee no.", "Employee name (new)"],
    ["0017", "moved", "E17", null],
    [null, "nobody", null, null],
    ["0018", null, null, "Bo Lind"],
  ];
  const employees = [
    { source_id: "0017", target_id: "E17" },
    { source_id: "0018", target_name: "Bo Lind" },
  ];
  t.same(readCrosswalk(drawXlsx([{ name: "S", rows }])), { employees });
  const style = { delimiter: ";", decimals: ",", encoding: "latin1" } as const;
  t.same(readCrosswalk(drawCsv({ name: "", rows }, style)), { employees });
  const items = [
    ["Category", "Legacy pay code", "Legacy description", "New code"],
    ["Deduction", "K", "401(k)", "401K"],
    ["Employer taxes", "ERSS", null, "SS-ER"],
    ["tax", "FIT", null, "FED"],
  ];
  t.match(readCrosswalk(drawXlsx([{ name: "Codes", rows: items }])).lines, [
    {
      source: [{ section: "deductions", code: "K", description: "401(k)" }],
      target: [{ section: "deductions", code: "401K", description: "" }],
    },
    { source: [{ section: "employer_taxes", code: "ERSS" }] },
    { source: [{ section: "taxes" }], target: [{ section: "taxes" }] },
  ]);
});

test("what is wrong is told with its row, and nobody is quoted", async (t) => {
  const refusal = (rows: (string | null)[][], said: RegExp): void => {
    const bytes = drawXlsx([{ name: "Sheet1", rows }]);
    t.throws(() => readCrosswalk(bytes), { code: "invalid_argument", message: said });
    try {
      readCrosswalk(bytes);
    } catch (error) {
      t.notMatch(String(error), /Secret/);
    }
  };
  const people = ["source_id", "source_name", "target_id"];
  refusal(
    [people, ["1", "Secret", "2"], ["3", "Secret", null]],
    /row 3 of the sheet Sheet1 .* of the target$/,
  );
  const items = ["source_section", "source_code", "target_code"];
  refusal([items, ["wages", "Secret", "B"]], /row 2 .* needs a section of earnings, /);
  refusal([items, ["taxes", "Secret", null]], /row 2 .* no item of the target$/);
  refusal(
    [
      [...items, "factor"],
      ["taxes", "Secret", "B", "2"],
    ],
    /row 2 .* factor/,
  );
  refusal(
    [
      ["source_id", "name"],
      ["Secret", "x"],
    ],
    /no row has headings of both sides/,
  );
  t.throws(() => readCrosswalk(Buffer.from("%PDF-1.7")), { message: /no spreadsheet$/ });
  await t.rejects(readCrosswalkAside(Buffer.from("PK\u0003\u0004 no archive")), { code: "damaged" });
});

test("what a comparison found is looked over in a spreadsheet, and given to the next one", async (t) => {
  const wide = DESIGNS.find(({ name }) => name === "wide")!;
  const payroll = payrollOf(51, 12);
  const anew = structuredClone(payroll);
  for (const [index, person] of anew.people.entries()) person.id = `N-${200 + index}`;
  const [source, target] = [payroll, anew].map((one) => readSpreadsheet(wide.draw(one)).result);
  const found = foundCrosswalk(compare(source!, target!));
  t.match(found.employees?.[0], {
    source_id: "1001",
    target_id: "N-200",
    found_by: /^name/,
    certainty: String,
  });
  t.ok(found.lines?.some(({ found_by }) => found_by === "proposed"));
  const { employees = [], lines = [] } = readCrosswalk(crosswalkXlsx(found));
  t.equal(employees.length, found.employees?.length);
  const report = compare(source!, target!, { crosswalk: employees, mapping: lines });
  t.same([...new Set(report.employees.map(({ match }) => match?.how))], ["crosswalk"]);
  t.ok(report.mapping.some(({ status }) => status === "given"));
});
