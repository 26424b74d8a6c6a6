import type { JsonObject } from "../api/json.ts";
import type { ValueSealing } from "./value-sealing.ts";

/** A validation's report as it is stored: itself, or `{ "sealed": … }`. */
export async function toReportColumn(
  sealing: ValueSealing,
  validationId: string,
  report: JsonObject,
): Promise<string> {
  const sealed = await sealing.seal(report, placeOf(validationId));
  return JSON.stringify(sealed === null ? report : { sealed });
}

export async function fromReportColumn(
  sealing: ValueSealing,
  validationId: string,
  column: unknown,
): Promise<JsonObject | null> {
  const report = column as JsonObject | null;
  if (report === null || typeof report["sealed"] !== "string") return report;
  return (await sealing.open(report["sealed"], placeOf(validationId))) as JsonObject;
}

function placeOf(validationId: string): string {
  return `report ${validationId}`;
}
