import { INDENT_PT, type Block } from "../blocks/open-blocks.ts";
import type { Cell } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";

/** Remembers a sum that stands above its lines, and the section that these belong to. */
export function takeSubhead(block: Block, label: Cell): void {
  const section = headingOf(label.text)?.section ?? null;
  block.subheads = block.subheads.filter((other) => Math.abs(other.label.x0 - label.x0) > INDENT_PT);
  if (section !== null && section !== "net" && section !== "other") block.subheads.push({ label, section });
}
