import { hoursOfMinutes } from "../office/hours.ts";
import { NO_VALUE, numberCell } from "../office/number-cell.ts";
import type { Cell } from "../workbook/workbook.ts";

/** One cell as the file has it, before it is known what its value means. */
export interface RawCell {
  readonly column: number;
  /** `office:value-type`, and `error` where LibreOffice says so beside. */
  readonly type: string | null;
  /** The value that goes with the type; null where there is none. */
  readonly value: string | null;
  /** What is shown. */
  readonly text: string;
  readonly isFormula: boolean;
  /** Decimals that its style shows; null where it does not say. */
  readonly decimals: number | null;
}

/** What a cell holds; null for an empty one. */
export function cellOf(raw: RawCell): Cell | null {
  const { column, type, value, text, isFormula, decimals } = raw;
  const cell = (own: string, kind: Cell["kind"]): Cell | null =>
    own.trim() === "" ? null : { column, text: own, kind, decimals: null };
  if (type === "error" || (isFormula && NAMES_AN_ERROR.test(text))) return errorCell(column, text);
  // A formula that gives an empty text says so by its type.
  const isUntold = type === null || (value === null && type !== "string");
  if (isFormula && isUntold && text.trim() === "") return errorCell(column, "");
  switch (type) {
    case "float":
    case "currency":
      return value === null || value.trim() === ""
        ? cell(text, "text")
        : numberCell(column, value, { decimals, percent: false });
    case "percentage":
      return value === null || value.trim() === ""
        ? cell(text, "text")
        : numberCell(column, value, { decimals, percent: true });
    case "date":
      return DAY.test(value ?? "") ? cell(value!.slice(0, DAY_LENGTH), "date") : cell(text, "text");
    case "time": {
      const hours = hoursOf(value ?? "");
      return hours === null ? cell(text, "text") : { column, text: hours, kind: "number", decimals: 2 };
    }
    case "boolean":
      return cell(value === "true" ? "TRUE" : "FALSE", "text");
    default:
      return cell(text === "" ? (value ?? "") : text, "text");
  }
}

/** Where the value of each type stands. */
export const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  float: "office:value",
  currency: "office:value",
  percentage: "office:value",
  date: "office:date-value",
  time: "office:time-value",
  boolean: "office:boolean-value",
  string: "office:string-value",
};

/** What stands in a cell whose formula went wrong, for programs that do not say it otherwise. */
const NAMES_AN_ERROR = /^(?:#(?:N\/A|[A-Z][A-Z/0]*[!?])|Err:\d{3})$/;

/** Errors that are called the same everywhere; others stand in the language of whoever saved the file. */
const KNOWN_ERROR = /^#(?:N\/A|(?:VALUE|REF|DIV\/0|NUM|NULL)!|NAME\?)$/;

function errorCell(column: number, text: string): Cell {
  const cell = { column, kind: "error", decimals: null } as const;
  if (KNOWN_ERROR.test(text)) return { ...cell, text };
  return { ...cell, text: NO_VALUE, ...(text.trim() === "" ? {} : { raw: text.trim() }) };
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T|$)/;
const DAY_LENGTH = "2026-07-31".length;

const DURATION = /^(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/;
const [MINUTES_OF_DAY, MINUTES_OF_HOUR, SECONDS_OF_MINUTE] = [24 * 60, 60, 60];

/** Hours of a duration, `PT08H30M00S`, to the minute; null for anything else. */
function hoursOf(duration: string): string | null {
  const [match, sign, days = "0", hours = "0", minutes = "0", seconds = "0"] = DURATION.exec(duration) ?? [];
  if (match === undefined) return null;
  const all =
    Number(days) * MINUTES_OF_DAY +
    Number(hours) * MINUTES_OF_HOUR +
    Number(minutes) +
    Number(seconds.replace(",", ".")) / SECONDS_OF_MINUTE;
  return hoursOfMinutes(sign === "-" ? -all : all);
}
