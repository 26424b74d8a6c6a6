import { EngineError } from "@paylift/engine/pages";
import { damaged, type Archive } from "../office/archive.ts";
import { readXml } from "../office/xml.ts";
import { Tally } from "../workbook/tally.ts";
import type { Limits, Workbook } from "../workbook/workbook.ts";
import { Content } from "./content.ts";
import { Styles } from "./styles.ts";

/** What the archive of a workbook says that it is; templates are workbooks, too. */
const WORKBOOK = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/;

/** Whether an archive holds an OpenDocument workbook. Throws `damaged`, `too_large`. */
export function isOds(archive: Archive): boolean {
  return archive.has("mimetype") && WORKBOOK.test(archive.text("mimetype") ?? "");
}

/**
 * Reads an OpenDocument workbook (`.ods`, `.ots`): the stored values of its cells. Formulas are not computed, macros not run, links to
 * other files not followed. Throws `EngineError` (`damaged`, `encrypted`, `too_large`).
 */
export function readOds(archive: Archive, limits: Limits): Workbook {
  if (isEncrypted(archive))
    throw new EngineError("encrypted", "the spreadsheet is encrypted; save it without a password");
  const xml = archive.text("content.xml");
  if (xml === null) throw damaged("its content is missing");
  const styles = new Styles();
  readXml(archive.text("styles.xml") ?? "<styles/>", styles);
  const content = new Content(styles, new Tally(limits));
  readXml(xml, content);
  return { format: "ods", sheets: content.sheets };
}

/** Its parts are encrypted one by one, which the list of them says, or all together as one part. */
function isEncrypted(archive: Archive): boolean {
  if (archive.has("encrypted-package")) return true;
  let found = false;
  readXml(archive.text("META-INF/manifest.xml") ?? "<manifest/>", {
    open(name) {
      found ||= name === "encryption-data";
    },
  });
  return found;
}
