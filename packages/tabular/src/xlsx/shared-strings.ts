import { readXml } from "../office/xml.ts";

/** The texts that cells refer to by their index. */
export function readSharedStrings(xml: string | null): string[] {
  const texts: string[] = [];
  if (xml === null) return texts;
  let parts: string[] = [];
  let [inText, inPhonetic] = [false, false];
  readXml(xml, {
    open(name) {
      if (name === "si") parts = [];
      else if (name === "rPh") inPhonetic = true;
      else if (name === "t") inText = !inPhonetic;
    },
    text(text) {
      if (inText) parts.push(text);
    },
    close(name) {
      if (name === "t") inText = false;
      else if (name === "rPh") inPhonetic = false;
      else if (name === "si") texts.push(unescaped(parts.join("")));
    },
  });
  return texts;
}

/** Signs that XML cannot hold stand as `_x000D_` in texts of a workbook. */
export function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
