import type { Line } from "../layout/lines.ts";
import { textOf } from "../layout/lines.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { LineSection } from "../variants/variant-schema.ts";
import { matchTokens } from "./match-tokens.ts";

/** Headings and entries need not share an edge to the point. */
const SLACK_PT = 4;

/** What a document's own list of codes says, by section; and the lines that it takes up. */
export function readLegend(
  lines: readonly Line[],
  variant: Variant,
): { meanings: Map<LineSection, Map<string, string>>; lines: Set<Line> } {
  const meanings = new Map<LineSection, Map<string, string>>();
  const used = new Set<Line>();
  const { legend, data } = variant;
  if (legend === null) return { meanings, lines: used };
  let inside = false;
  let headings: { x0: number; section: LineSection }[] = [];
  for (const line of lines) {
    if (!inside) {
      inside = legend.begin.test(line.text);
      if (inside) used.add(line);
      continue;
    }
    if (legend.end?.test(line.text) === true) {
      used.add(line);
      inside = false;
      headings = [];
      continue;
    }
    used.add(line);
    const found = placesOf(line, data.legend!.columns);
    if (found.length > 0) headings = found;
    else readEntries(line, headings, legend.entry, meanings);
  }
  return { meanings, lines: used };
}

function placesOf(line: Line, columns: readonly { heading: string; section: LineSection }[]) {
  return columns
    .flatMap(({ heading, section }) => {
      const at = matchTokens(new RegExp(escape(heading), "du"), line.tokens, line.text);
      return at === null ? [] : [{ x0: at.tokens[0]!.x0, section }];
    })
    .sort((a, b) => a.x0 - b.x0);
}

function readEntries(
  line: Line,
  headings: readonly { x0: number; section: LineSection }[],
  entry: RegExp,
  meanings: Map<LineSection, Map<string, string>>,
): void {
  headings.forEach(({ x0, section }, i) => {
    const to = headings[i + 1]?.x0 ?? Infinity;
    const tokens = line.tokens.filter((token) => token.x0 >= x0 - SLACK_PT && token.x0 < to - SLACK_PT);
    const match = matchTokens(entry, tokens, textOf(tokens));
    const code = match?.groups.get("code")?.text;
    const label = match?.groups.get("label")?.text;
    if (code === undefined || label === undefined) return;
    const known = meanings.get(section) ?? new Map<string, string>();
    meanings.set(section, known);
    if (!known.has(code)) known.set(code, label);
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
