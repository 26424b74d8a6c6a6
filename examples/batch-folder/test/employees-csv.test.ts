import { test } from "tap";
import type { ExtractionResult } from "@paylift/engine";
import { employeesCsv } from "../src/employees-csv.ts";
import type { Outcome } from "../src/outcomes.ts";

function outcome(name: string, net: number, failed: string[] = []): Outcome {
  const result = {
    confidence_score: 0.99,
    canonical_output: { employees: [{ employee_id: "007", name, gross_pay: 10.5, net_pay: net }] },
    checks: failed.map((id) => ({ id, passed: false, members: ["employees[0].net_pay"] })),
  } as unknown as ExtractionResult;
  return { sha256: "", result, error: null };
}

const row = (name: string, net: number, failed?: string[]) =>
  employeesCsv([["a.pdf", outcome(name, net, failed)]]).split("\n")[1];

test("commas and quotes in names are quoted", async (t) => {
  t.equal(row('Rosa "Ro" Bellwether, Jr', 9), 'a.pdf,007,"Rosa ""Ro"" Bellwether, Jr",10.5,9,0.99,,');
});

test("text that a spreadsheet would run is disarmed, a negative amount stays a number", async (t) => {
  for (const start of ["=", "+", "-", "@", "\t"])
    t.ok(row(`${start}1+1`, 9)?.includes(`,'${start}1+1,`), start);
  t.ok(row("Lo;=1+1", 9)?.includes(",Lo;'=1+1,"), "where semicolons part cells");
  t.ok(row("＝1+1", 9)?.includes(",'＝1+1,"), "in full width");
  t.equal(row("Rosa", -40.6), "a.pdf,007,Rosa,10.5,-40.6,0.99,,");
});

test("failed checks are named beside the employee", async (t) => {
  t.equal(
    row("Rosa", 9, ["employee.net_pay:employees[0]", "column.net"]),
    "a.pdf,007,Rosa,10.5,9,0.99,employee.net_pay:employees[0]; column.net,",
  );
});
