import { Parser } from "saxen";
import { damaged } from "./archive.ts";

/** What a part of a workbook is read by: names without their prefixes. */
export interface XmlHandler {
  /** `attribute` gives the value of one by its name as written, null where there is none. */
  open?(name: string, attribute: (name: string) => string | null): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML. A document type is refused, so that there are no entities but the five that everybody knows. Throws `damaged`. */
export function readXml(xml: string, handler: XmlHandler): void {
  const parser = new Parser();
  let failure: unknown = null;
  const local = (name: string): string => name.slice(name.indexOf(":") + 1);
  parser.on("openTag", (name, attributes, decode) => {
    handler.open?.(local(name), (wanted) => {
      const value = attributes()[wanted];
      return value === undefined ? null : decode(value);
    });
  });
  parser.on("closeTag", (name) => handler.close?.(local(name)));
  parser.on("text", (text, decode) => handler.text?.(decode(text)));
  parser.on("cdata", (text) => handler.text?.(text));
  parser.on("attention", () => {
    throw damaged("it declares a document type");
  });
  parser.on("error", () => {
    failure ??= damaged("it is not well-formed");
  });
  parser.parse(xml.startsWith("\uFEFF") ? xml.slice(1) : xml);
  if (failure !== null) throw failure;
}
