import { Parser } from "saxen";
import { damaged } from "./archive.ts";

/** What a part of a workbook is read by: names without their prefixes. */
export interface XmlHandler {
  /** `attribute` gives the value of one by its name with the usual prefix of its namespace, null where there is none. */
  open?(name: string, attribute: (name: string) => string | null): void;
  close?(name: string): void;
  text?(text: string): void;
}

const OASIS = "urn:oasis:names:tc:opendocument:xmlns";
/** The prefixes that attributes are asked for by, whatever a file calls their namespaces. */
const PREFIXES: Readonly<Record<string, string>> = {
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  [`${OASIS}:office:1.0`]: "office",
  [`${OASIS}:table:1.0`]: "table",
  [`${OASIS}:text:1.0`]: "text",
  [`${OASIS}:style:1.0`]: "style",
  [`${OASIS}:datastyle:1.0`]: "number",
  "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0": "calcext",
};

/** Reads XML. A document type is refused, so that there are no entities but the five that everybody knows. Throws `damaged`. */
export function readXml(xml: string, handler: XmlHandler): void {
  const parser = new Parser().ns(PREFIXES);
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
