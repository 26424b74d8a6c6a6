import type { Check } from "../../api/result.ts";
import type { ListName, ListRecord } from "../blank-records.ts";
import type { BeforeAndAfter } from "./before-and-after.ts";

/** Which earnings are part of gross pay: those that the sums of the reading took in, and what was corrected by its type. */
export class GrossEarnings {
  readonly #members: ReadonlySet<string>;
  readonly #summed: ReadonlySet<number>;
  readonly #affected: ReadonlySet<string>;

  constructor({ checks, journal }: Pick<BeforeAndAfter, "checks" | "journal">) {
    const sums = checks.filter(isGrossSum);
    this.#members = new Set(sums.flatMap(({ members }) => members));
    this.#summed = new Set(sums.map(({ id }) => Number(/\[(\d+)\]/.exec(id)?.[1])));
    this.#affected = journal.affected;
  }

  has(employee: number, path: string, { type, amount }: ListRecord): boolean {
    const isKnown = this.#summed.has(employee) && !this.#affected.has(path) && amount !== 0;
    return isKnown ? this.#members.has(`${path}.amount`) : type !== "reimbursement";
  }
}

function isGrossSum({ id }: Check): boolean {
  return id.startsWith("employee.gross_pay:");
}

/** What a cent of a line adds to net pay beyond gross pay (canonical schema, Employee). */
export function effectOnNet(list: ListName, { role }: ListRecord, inGross: boolean): -1 | 0 | 1 {
  switch (list) {
    case "earnings":
      if (inGross) return role === "cash" ? 0 : -1;
      return role === "cash" ? 1 : 0;
    case "taxes":
      return -1;
    case "deductions":
      return role === "cash" || role === "offset" ? -1 : 0;
    default:
      return 0;
  }
}
