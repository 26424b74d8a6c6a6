import { isStateCode } from "@paylift/canonical";

const CODE = /, ?(?<code>[A-Z]{2})$/;

/** Canada Post's codes of provinces and territories. */
const PROVINCES: ReadonlySet<string> = new Set([
  "AB",
  "BC",
  "MB",
  "NB",
  "NL",
  "NS",
  "NT",
  "NU",
  "ON",
  "PE",
  "QC",
  "SK",
  "YT",
]);

/** Whether a text ends with the code of a state or a province, as places do: `Raleigh, NC` is nobody, and `OKORO, BO` is somebody. */
export function endsWithState(text: string): boolean {
  const code = CODE.exec(text)?.groups?.["code"];
  return code !== undefined && (isStateCode(code) || PROVINCES.has(code));
}
