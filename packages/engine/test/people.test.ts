import { test } from "tap";
import { groupPeople } from "../src/canonicalise/people.ts";
import type { RecordReading, TextReading } from "../src/interpret/reading.ts";
import { openRecord } from "../src/interpret/record-builder.ts";
import type { RecordScope } from "../src/variants/variant-schema.ts";

function record(scope: RecordScope, name: string | null, id?: string): RecordReading {
  const text = (value: string): TextReading => ({ text: value, tokens: [] });
  const { record: empty } = openRecord(scope, "table", 1);
  return {
    ...empty,
    name: name === null ? null : text(name),
    employeeId: id === undefined ? null : text(id),
  };
}

/** People as the positions of their records: checks, then sums. */
function people(...records: RecordReading[]): [checks: number[], sums: number[]][] {
  const at = (list: readonly RecordReading[]): number[] => list.map((each) => records.indexOf(each));
  return groupPeople(records).map(({ checks, sums }) => [at(checks), at(sums)]);
}

test("one name and one id are one person, wherever the checks stand", async (t) => {
  const [anna, bert] = [
    () => record("check", "Sample, Anna", "17"),
    () => record("check", "Specimen, Bert", "18"),
  ];
  t.same(people(anna(), bert(), anna()), [
    [[0, 2], []],
    [[1], []],
  ]);
});

test("one name under two ids is two people, two names under one id are too", async (t) => {
  t.equal(people(record("check", "Sample, Anna", "17"), record("check", "Sample, Anna", "18")).length, 2);
  t.equal(people(record("check", "Sample, Anna", "17"), record("check", "Specimen, Bert", "17")).length, 2);
});

test("without ids a name is one person, in whatever order and case it is printed", async (t) => {
  t.same(
    people(
      record("check", "SAMPLE, ANNA"),
      record("check", "Anna Sample"),
      record("summary", "Sample, Anna"),
    ),
    [[[0, 1], [2]]],
  );
  t.equal(
    people(record("check", "Sample, Anna"), record("check", "Sample Jr., Anna")).length,
    2,
    "but for the suffix",
  );
});

test("a summary that lists a name twice tells of namesakes, in the same order", async (t) => {
  const anna = (scope: RecordScope): RecordReading => record(scope, "Anna Sample");
  t.same(
    people(
      anna("summary"),
      record("summary", "Bert Specimen"),
      anna("summary"),
      anna("check"),
      anna("check"),
    ),
    [
      [[3], [0]],
      [[4], [2]],
    ],
  );
  t.same(people(anna("summary"), anna("check"), anna("check")), [[[1, 2], [0]]], "one row is one person");
});

test("a printed sum over the checks goes to its person", async (t) => {
  t.same(
    people(
      record("check", "Sample, Anna", "17"),
      record("check", "Sample, Anna", "18"),
      record("employee", "Sample, Anna", "18"),
      record("department", null),
    ),
    [
      [[0], []],
      [[1], [2]],
    ],
  );
});

test("a summary alone makes each row a person; records of nobody make none", async (t) => {
  t.same(
    people(record("summary", "Anna Sample"), record("summary", "Anna Sample"), record("company", null)),
    [
      [[0], []],
      [[1], []],
    ],
  );
  t.same(people(record("check", null), record("company", null)), []);
});

test("without ids, departments tell namesakes apart where the printed number of employees asks for it", async (t) => {
  const inDepartment = (department: string): RecordReading => ({
    ...record("check", "Sample, Anna"),
    department: { text: department, tokens: [] },
  });
  const company = (count: number): RecordReading => ({
    ...record("company", null),
    employeeCount: { count, token: null as never },
  });
  t.equal(people(inDepartment("Kitchen"), inDepartment("Office"), company(2)).length, 2);
  t.equal(
    people(inDepartment("Kitchen"), inDepartment("Office"), company(1)).length,
    1,
    "one person, paid twice",
  );
  t.equal(
    people(inDepartment("Kitchen"), inDepartment("Office"), company(3)).length,
    1,
    "somebody else is missing",
  );
  t.equal(people(inDepartment("Kitchen"), inDepartment("Office")).length, 1, "nothing is printed");
});
