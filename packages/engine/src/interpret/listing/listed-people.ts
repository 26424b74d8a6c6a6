import { nameKey } from "@paylift/canonical";
import type { RecordReading, TextReading } from "../reading.ts";
import { openRecord, type OpenRecord } from "../record-builder.ts";

/** What a line of a listing says of its employee. */
export interface Identity {
  name: TextReading | null;
  employeeId: TextReading | null;
  department: TextReading | null;
}

/** The employees of a listing: one stands under many groups and has one record. */
export class ListedPeople {
  readonly #byKey = new Map<string, OpenRecord>();
  readonly #records: RecordReading[];
  readonly #table: string;

  /** New records are added to the given ones. */
  constructor(records: RecordReading[], table: string) {
    this.#records = records;
    this.#table = table;
  }

  recordOf({ name, employeeId, department }: Identity, page: number): OpenRecord {
    const key = `${employeeId?.text ?? ""}\n${nameKey(name?.text ?? "")}`;
    let open = this.#byKey.get(key);
    if (open === undefined) {
      open = openRecord("check", this.#table, page);
      open.record.name = name ?? employeeId;
      open.record.employeeId = employeeId;
      this.#byKey.set(key, open);
      this.#records.push(open.record);
    }
    open.record.department ??= department;
    return open;
  }
}
