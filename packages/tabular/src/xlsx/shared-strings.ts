import { readXml } from "../office/xml.ts";
import type { Texts } from "../workbook/texts.ts";

/** The texts that cells refer to by their index. */
export function readSharedStrings(xml: string | null, texts: Texts): string[] {
  const strings: string[] = [];
  if (xml === null) return strings;
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
      else if (name === "si") strings.push(texts.of(unescaped(parts.join(""))));
    },
  });
  return strings;
}

/** Signs that XML cannot hold stand as `_x000D_` in texts of a workbook. */
export function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
