import { normalizeLabel } from "@paylift/canonical";
import type { LedgerEmployee } from "./ledger.ts";

/** `Town of Ashby`, `Harbor County`, `Union School District`, `Ashby ISD` */
const PUBLIC =
  /^(?:city|town|township|village|borough|county|parish|state) of\b|\b(?:county|township|isd|(?:school|water|fire|transit) district)\b/;
const RETIREMENT = /^(?:employee |ee |employer |er )?retirement(?: (?:contribution|system|ee|er))?$/;

/** What is withheld for retirement from those whom the public employs is their pension; companies have other plans of that name. */
export function namePublicPensions(employees: readonly LedgerEmployee[], company: string | null): void {
  if (company === null || !PUBLIC.test(normalizeLabel(company))) return;
  for (const { lines } of employees)
    for (const line of lines)
      if (
        (line.list === "deductions" || line.list === "employer_contributions") &&
        !line.known &&
        RETIREMENT.test(normalizeLabel(line.description))
      )
        Object.assign(line, { type: "pension", known: true });
}
