import { readCsv } from "./csv/read-csv.ts";
import { isArchive } from "./kind.ts";
import { Archive } from "./office/archive.ts";
import { isOds, readOds } from "./ods/read-ods.ts";
import { LIMITS, type Limits, type Workbook } from "./workbook/workbook.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

/**
 * The cells of a file: XLSX, XLSM or ODS, else text with a delimiter between cells. Throws `EngineError` (`damaged`, `encrypted`,
 * `too_large`).
 */
export function readWorkbook(bytes: Uint8Array, limits: Partial<Limits> = {}): Workbook {
  const all = { ...LIMITS, ...limits };
  if (!isArchive(bytes)) return readCsv(bytes, all);
  const archive = new Archive(bytes, all.maxInflatedBytes);
  return isOds(archive) ? readOds(archive, all) : readXlsx(archive, all);
}
