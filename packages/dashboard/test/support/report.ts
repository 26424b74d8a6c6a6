import type { Report } from "../../src/api/report.ts";

const rosa = { name: "Rosa Quigley", source_id: "1001", target_id: "E-1001" };
const tax = {
  field_path: "employees[0].taxes[1].amount",
  source_value: "7.79",
  target_value: "10.38",
  severity: "high",
  kind: "line_amount",
  employee: rosa,
  difference: "2.59",
  group: "sdi",
  caused_by: [],
  rules: ["tax differs by 1.00 or more"],
  evidence: { source: ["employees[0].taxes[1].amount"], target: ["employees[0].taxes[1].amount"] },
  reading: null,
} as const;

/** A report as a service that compares makes it. */
export const REPORT: Report = {
  total_fields: 214,
  matched_fields: 211,
  discrepancies: [
    tax,
    {
      ...tax,
      field_path: "employees[0].net_pay",
      kind: "net_pay",
      source_value: "637.86",
      target_value: "635.27",
      difference: "-2.59",
      caused_by: [tax.field_path],
      evidence: { source: ["employees[0].net_pay"], target: ["employees[0].net_pay"] },
    },
    {
      ...tax,
      field_path: "employees[1].name",
      kind: "name",
      severity: "low",
      employee: { name: "Ann-Marie Lee", source_id: "1002", target_id: "E-1002" },
      source_value: "Ann-Marie Lee",
      target_value: "Annmarie Lee",
      difference: null,
      group: "names",
      evidence: { source: ["employees[1].name"], target: ["employees[1].name"] },
      reading: { reason: "the name is small print" },
    },
  ],
  employees: [],
  groups: [
    {
      id: "sdi",
      kind: "line_amount",
      title: "California SDI at another rate",
      explanation: "Effective CA SDI 0.9 % against 1.2 % for 1 employee.",
      severity: "high",
      employees: 1,
      discrepancies: 1,
      effects: 1,
      money_at_risk: 2.59,
      difference: 2.59,
    },
    {
      id: "names",
      kind: "name",
      title: "Names spelled otherwise",
      explanation: "The same people.",
      severity: "low",
      employees: 1,
      discrepancies: 1,
      effects: 0,
      money_at_risk: 0,
      difference: 0,
    },
  ],
  untested: [],
};
