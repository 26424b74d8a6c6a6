import type { InspectedWord, PageInspection } from "@paylift/engine";

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
    rules: [{ x0: 36, top: 90, x1: 756, bottom: 90 }],
    lines: [{ box: { x0: 36, top: 99, x1: 500, bottom: 111 }, text: "Rosa 1,284.76", row: "employee" }],
    lanes: [{ name: "net", box: { x0: 395, top: 80, x1: 445, bottom: 580 } }],
    ...fields,
  };
}
