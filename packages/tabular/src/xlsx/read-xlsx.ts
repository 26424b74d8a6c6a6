import { Tally } from "../workbook/tally.ts";
import { Texts } from "../workbook/texts.ts";
import type { Limits, Sheet, Workbook } from "../workbook/workbook.ts";
import { damaged, type Archive } from "../office/archive.ts";
import type { DateSystem } from "./days.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readStyles } from "./styles.ts";
import { readWorksheet } from "./worksheet.ts";
import { readXml } from "../office/xml.ts";

interface ListedSheet {
  name: string;
  hidden: boolean;
  /** Id of its relation. */
  relation: string;
}

/**
 * Reads a workbook of Office Open XML (`.xlsx`, `.xlsm`): the stored values of its cells. Formulas are not computed, macros not run,
 * links to other files not followed. Throws `EngineError` (`damaged`, `encrypted`, `too_large`).
 */
export function readXlsx(archive: Archive, limits: Limits): Workbook {
  const root = rootOf(archive);
  const folder = root.slice(0, root.lastIndexOf("/") + 1);
  const targets = relationsOf(archive.text(`${folder}_rels/${root.slice(folder.length)}.rels`) ?? "", folder);
  const { sheets, dates } = readRoot(archive.text(root) ?? "");
  const ofType = (type: string): string | null => {
    const target = [...targets.values()].find((one) => one.type === type)?.path;
    return target === undefined ? null : archive.text(target);
  };
  const texts = new Texts();
  const shared = {
    texts,
    strings: readSharedStrings(ofType("sharedStrings"), texts),
    formats: readStyles(ofType("styles")),
    dates,
  };
  const tally = new Tally(limits);
  const read = sheets.flatMap(({ name, hidden, relation }): Sheet[] => {
    const target = targets.get(relation);
    // Charts and dialogs are sheets, too.
    if (target?.type !== "worksheet") return [];
    const xml = archive.text(target.path);
    if (xml === null) throw damaged("a sheet of it is missing");
    return [{ name, hidden, ...readWorksheet(xml, shared, tally) }];
  });
  return { format: "xlsx", sheets: read };
}

function rootOf(archive: Archive): string {
  const targets = relationsOf(archive.text("_rels/.rels") ?? "", "");
  const root = [...targets.values()].find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  if (!archive.has(root)) throw damaged("it is an archive without a workbook");
  return root;
}

/** Type and path of each part that a part refers to, by the id of the relation; links to other files are left out. */
function relationsOf(xml: string, folder: string): Map<string, { type: string; path: string }> {
  const targets = new Map<string, { type: string; path: string }>();
  if (xml === "") return targets;
  readXml(xml, {
    open(name, attribute) {
      if (name !== "Relationship" || attribute("TargetMode") === "External") return;
      const [id, type, target] = [attribute("Id"), attribute("Type"), attribute("Target")];
      if (id === null || type === null || target === null) return;
      const path = target.startsWith("/") ? target.slice(1) : folder + target.replace(/^\.\//, "");
      targets.set(id, { type: type.slice(type.lastIndexOf("/") + 1), path });
    },
  });
  return targets;
}

function readRoot(xml: string): { sheets: ListedSheet[]; dates: DateSystem } {
  const sheets: ListedSheet[] = [];
  let dates: DateSystem = 1900;
  readXml(xml, {
    open(name, attribute) {
      if (name === "workbookPr" && /^(?:1|true)$/.test(attribute("date1904") ?? "")) dates = 1904;
      if (name !== "sheet") return;
      sheets.push({
        name: attribute("name") ?? "",
        hidden: /hidden/i.test(attribute("state") ?? ""),
        relation: attribute("r:id") ?? attribute("id") ?? "",
      });
    },
  });
  return { sheets, dates };
}
