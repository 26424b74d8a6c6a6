import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { test } from "tap";
import { createEngine, EngineError } from "@paylift/engine";
import { parseMapping, withSpreadsheets, type Mapping, type SpreadsheetResult } from "../src/index.ts";
import { headerFingerprint } from "../src/mapping/header-fingerprint.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import { payrollOf } from "./drawn/payroll.ts";
import { mistakes } from "./drawn/score.ts";
import { hundredths } from "./drawn/sheet.ts";

const schema = JSON.parse(
  readFileSync(new URL("../schemas/mapping-v1.schema.json", import.meta.url), "utf8"),
);
const isMapping = new Ajv2020({ allowUnionTypes: true }).compile(schema);

for (const { name, draw, omits } of DESIGNS) {
  test(`${name}: what was found reads the next payroll of the same columns`, async (t) => {
    const { mapping } = readSpreadsheet(draw(payrollOf(41, 12)));
    t.ok(isMapping(mapping), JSON.stringify(isMapping.errors));
    const map = parseMapping(JSON.parse(JSON.stringify(mapping)));
    for (const payroll of [payrollOf(42, 5), payrollOf(43, 40)]) {
      const { result } = readSpreadsheet(draw(payroll), { map });
      t.same(mistakes(result, payroll, omits), []);
      t.same(result.unclaimed, []);
      t.equal(result.reader.name, "mapping");
    }
  });
}

test("a mapping that was saved for a header is used wherever the header is met again", async (t) => {
  const { draw, omits } = DESIGNS[0]!;
  const first = readSpreadsheet(draw(payrollOf(41, 12)));
  const known = [{ header: first.header!, mapping: first.mapping! }];
  const next = payrollOf(42, 8);
  const again = readSpreadsheet(draw(next), { known });
  t.equal(again.header, first.header);
  t.equal(again.result.reader.name, "mapping");
  t.same(mistakes(again.result, next, omits), []);
  const headers = DESIGNS.map((design) => headerFingerprint(readWorkbook(design.draw(next)).sheets));
  t.ok(headers.every((header) => /^[0-9a-f]{64}$/.test(header ?? "")));
  t.ok(new Set(headers).size > DESIGNS.length / 2, "other columns are another header");

  const headings = ROWS[0] as string[];
  const sheet = (name: string, own = headings) => drawXlsx([{ name, rows: [own, ...ROWS.slice(1)] }]);
  const { header } = readSpreadsheet(sheet("July"), { map: MAP });
  const saved = (columns: Mapping["sheets"][number]["columns"]) => [
    { header: header!, mapping: { version: 1, sheets: [{ sheet: "July", columns }] } } as const,
  ];
  const told = saved(MAP.sheets[0]!.columns);
  t.equal(
    readSpreadsheet(sheet("August"), { known: told }).result.reader.name,
    "mapping",
    "another sheet's name",
  );
  const engine = withSpreadsheets(await createEngine({ threads: 1 }));
  t.teardown(() => engine.close());
  const result = (await engine.extract(sheet("May"), { mappings: told })) as SpreadsheetResult;
  t.match(result, { header, reader: { name: "mapping" } });
  for (const [name, bytes, one] of [
    ["another header", sheet("July", [...headings.slice(0, 4), "Other"]), told],
    ["a mapping that does not fit", sheet("July"), saved([{ column: "A", heading: "Who", is: "name" }])],
  ] as const) {
    const found = (() => {
      try {
        return readSpreadsheet(bytes, { known: one }).result.reader.name;
      } catch (error) {
        return Reflect.get(Object(error), "code");
      }
    })();
    t.not(found, "mapping", name);
    t.not(found, "invalid_argument", name);
  }
});

test("a sheet of thousands of rows is read by what its first rows tell", async (t) => {
  const { draw, omits } = DESIGNS[0]!;
  const payroll = payrollOf(7, 2100);
  const { result } = readSpreadsheet(draw(payroll));
  t.equal(result.reader.name, "mapping");
  t.same(mistakes(result, payroll, omits), []);
});

const MAP: Mapping = {
  version: 1,
  sheets: [
    {
      sheet: null,
      columns: [
        { column: "A", heading: "Wer", is: "name" },
        { column: "B", heading: "X1", is: "earnings.amount" },
        { column: "C", heading: "X2", is: "taxes.amount" },
        { column: "D", heading: "X3", is: "net_pay" },
        { column: "E", heading: "X4", is: "ignore" },
      ],
    },
  ],
};
const ROWS = [
  ["Wer", "X1", "X2", "X3", "X4"],
  ["Ann Kos", hundredths(100_000), hundredths(20_000), hundredths(80_000), hundredths(150)],
  ["Bo Lind", hundredths(90_050), hundredths(10_000), hundredths(80_050), hundredths(150)],
];
const BYTES = drawXlsx([{ name: "S", rows: ROWS }]);

test("columns that nobody could know are what the mapping says", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { map: MAP });
  t.teardown(() => engine.close());
  const result = (await engine.extract(BYTES)) as SpreadsheetResult;
  t.same(result.mapping, MAP);
  t.match(result.canonical_output.employees, [
    {
      name: "Ann Kos",
      net_pay: 800,
      earnings: [{ description: "X1", amount: 1000 }],
      taxes: [{ description: "X2", amount: 200 }],
    },
    { name: "Bo Lind", net_pay: 800.5 },
  ]);
  t.match(result.evidence["employees[1].net_pay"], [{ cell: "S!D3" }]);
  t.same(result.unclaimed, []);
});

test("a mapping that does not fit, or is none, is refused with the place", async (t) => {
  const refused = (map: unknown, said: RegExp): void => {
    t.throws(() => parseMapping(map), { code: "invalid_argument", message: said });
    t.notOk(isMapping(map), "the schema says so, too");
  };
  const [sheet] = MAP.sheets;
  refused({ version: 2, sheets: MAP.sheets }, /\/version/);
  refused({ ...MAP, sheets: [] }, /\/sheets/);
  refused({ ...MAP, more: 1 }, /\/more/);
  refused({ ...MAP, sheets: [{ ...sheet, lists: { Pay: "wages" } }] }, /\/sheets\/0\/lists\/Pay/);
  const wrong = { column: "A", heading: "Wer", is: "salary" };
  refused({ ...MAP, sheets: [{ sheet: null, columns: [wrong] }] }, /\/sheets\/0\/columns\/0\/is/);
  const other = drawXlsx([{ name: "S", rows: [["Who", ...ROWS[0]!.slice(1)], ...ROWS.slice(1)] }]);
  t.throws(() => readSpreadsheet(other, { map: MAP }), { code: "invalid_argument", message: /headings/ });
  const engine = await createEngine({ threads: 1 });
  t.teardown(() => engine.close());
  t.throws(() => withSpreadsheets(engine, { map: {} }), EngineError);
});

test("who is told another meaning than a column has is not told it for certain", async (t) => {
  const { draw, omits } = DESIGNS[0]!;
  const payroll = payrollOf(9, 12);
  const { mapping } = readSpreadsheet(draw(payroll));
  const swapped = JSON.parse(
    JSON.stringify(mapping)
      .replace('"gross_pay"', '"swap"')
      .replace('"net_pay"', '"gross_pay"')
      .replace('"swap"', '"net_pay"'),
  );
  const { result } = readSpreadsheet(draw(payroll), { map: parseMapping(swapped) });
  t.not(mistakes(result, payroll, omits).length, 0);
  t.ok(result.confidence_score < 0.85);
});
