import { classifyTax } from "@paylift/canonical";
import type { LinesData, LineSection } from "../variants/variant-schema.ts";
import type { TextReading } from "./reading.ts";

/** What a line below a heading is, where one heading may stand over taxes and something else. */
export function sectionOfLine({ text }: TextReading, { section, otherwise }: LinesData): LineSection {
  if (otherwise === undefined || (section !== "tax" && section !== "employer_tax")) return section;
  return classifyTax(text, { section }).known ? section : otherwise;
}
