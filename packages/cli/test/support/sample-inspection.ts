import type { InspectedWord, PageInspection, PageUnderstanding } from "@paylift/engine";

export function sampleWord(fields: Partial<InspectedWord> = {}): InspectedWord {
  return {
    text: "1,284.76",
    box: { x0: 400, top: 100, x1: 440, bottom: 110 },
    state: "field",
    field: "employees[0].net_pay",
    ...fields,
  };
}

export function sampleInspection(fields: Partial<PageInspection> = {}): PageInspection {
  return {
    page: 1,
    pages: 3,
    width: 792,
    height: 612,
    source: "text",
    provider: "adp",
    variant: "payroll-register-v1",
    words: [
      sampleWord(),
      sampleWord({
        text: "86.38",
        state: "unclaimed",
        field: null,
        box: { x0: 500, top: 200, x1: 525, bottom: 210 },
      }),
    ],
    turned: [{ text: "Overtime", box: { x0: 300, top: 40, x1: 310, bottom: 80 }, angle: 270, size: 10 }],
    rules: [{ x0: 36, top: 90, x1: 756, bottom: 90 }],
    lines: [{ box: { x0: 36, top: 99, x1: 500, bottom: 111 }, text: "Rosa 1,284.76", row: "employee" }],
    lanes: [{ name: "net", box: { x0: 395, top: 80, x1: 445, bottom: 580 } }],
    understanding: null,
    ...fields,
  };
}

/** A page with one record about somebody, one sum, and a number that no slot has. */
export function sampleUnderstanding(fields: Partial<PageUnderstanding> = {}): PageUnderstanding {
  const figure = { x0: 400, top: 100, x1: 440, bottom: 110 };
  const left = { x0: 500, top: 200, x1: 525, bottom: 210 };
  return {
    kept: true,
    phrases: [
      {
        text: "Bellwether, Rosa",
        box: { x0: 36, top: 100, x1: 90, bottom: 110 },
        is_figure: false,
        slot: null,
      },
      { text: "1,284.76", box: figure, is_figure: true, slot: 7 },
      { text: "86.38", box: left, is_figure: true, slot: null },
    ],
    cells: [{ x0: 30, top: 95, x1: 450, bottom: 112 }],
    hypotheses: [
      {
        grammar: "left edge, headed",
        bits: 36.5,
        records: [
          {
            record: 3,
            box: { x0: 36, top: 100, x1: 440, bottom: 110 },
            is_sum: false,
            name: "Bellwether, Rosa",
            sums: { holds: 1, fails: 1 },
          },
          {
            record: 4,
            box: { x0: 36, top: 120, x1: 440, bottom: 130 },
            is_sum: true,
            name: "",
            sums: { holds: 0, fails: 0 },
          },
        ],
        slots: [
          {
            slot: 7,
            headings: ["Taxes", "Federal Withholding of the Current Pay Period and the Year"],
            taken: { role: "employer_tax", kind: "ytd" },
            votes: [
              { says: "employer_tax", bits: 8.2 },
              { says: "amount", bits: -1.9 },
            ],
            figures: [figure],
            filled: 12,
            totals: { holds: 1, fails: 2 },
          },
        ],
        identities: [
          { identity: "gross pay = earnings", is_ytd: false, holds: 11, fails: 0, failing: [] },
          {
            identity: "net pay = gross pay − taxes − deductions",
            is_ytd: true,
            holds: 9,
            fails: 2,
            failing: [3, 90],
          },
        ],
      },
    ],
    runners_up: [
      {
        grammar: "row",
        bits: -4,
        behind: 40.5,
        records: 24,
        boxes: [{ x0: 36, top: 100, x1: 440, bottom: 105 }],
        slots: 2,
        held: 3,
        failed: 8,
        differs: [
          {
            headings: [],
            kept: { role: "employer_tax", kind: "ytd" },
            otherwise: null,
            figures: [figure],
          },
        ],
      },
    ],
    ...fields,
  };
}
