import { numberFormat, type NumberFormat } from "./number-formats.ts";
import { readXml } from "../office/xml.ts";

/** The number format of each style of cells, by its index. */
export function readStyles(xml: string | null): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  if (xml === null) return formats;
  readXml(xml, {
    open(name, attribute) {
      if (name === "numFmt") codes.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const id = Number(attribute("numFmtId") ?? 0);
        formats.push(numberFormat(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return formats;
}
