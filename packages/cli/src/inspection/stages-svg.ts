import type {
  Box,
  InspectedPhrase,
  InspectedRecord,
  InspectedSlot,
  PageUnderstanding,
  RunnerUp,
} from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { bitsText, headingText, roleClass, roleText } from "./role-style.ts";
import { points } from "./points.ts";
import { rect } from "./rect-svg.ts";

/** A layer for each stage but words, above the words; the style sheet shows the one that is chosen. */
export function stagesSvg(understanding: PageUnderstanding | null): Markup {
  if (understanding === null) return markup``;
  const { phrases, cells, hypotheses, runners_up: runners } = understanding;
  const records = hypotheses.flatMap((hypothesis) => hypothesis.records);
  const slots = hypotheses.flatMap((hypothesis) => hypothesis.slots);
  const figures = slots.flatMap((slot) => slot.figures);
  return markup`<g class="stage phrases">${phrases.map(phraseSvg)}</g>
<g class="stage cells">${cells.map((box) => markup`${rect(box)}\n`)}</g>
<g class="stage records">${records.map((record) => recordSvg(record, record.is_sum ? "sum" : "person", "r"))}</g>
<g class="stage slots">${slots.map((slot) => slotSvg(slot, figures))}${phrases.filter(isLeft).map(leftSvg)}</g>
<g class="stage identities">${records.filter(({ is_sum }) => !is_sum).map((record) => recordSvg(record, sumsOf(record), "f"))}</g>
<g class="stage runner-up">${runners.slice(0, 1).flatMap(runnerSvg)}</g>`;
}

function isLeft({ is_figure, slot }: InspectedPhrase): boolean {
  return is_figure && slot === null;
}

function leftSvg({ text, box }: InspectedPhrase): Markup {
  return markup`<g class="left"><title>${text}\nin no slot</title>${rect(box)}</g>\n`;
}

function phraseSvg({ text, box, is_figure }: InspectedPhrase): Markup {
  const kind = is_figure ? "figure" : "phrase";
  return markup`<g class="${kind}"><title>${kind}\n${text}</title>${rect(box)}</g>\n`;
}

/** `anchor` keeps apart what is drawn of one record at two stages. */
function recordSvg({ record, box, is_sum, name }: InspectedRecord, look: string, anchor: "r" | "f"): Markup {
  const what = is_sum ? "a sum of records" : name === "" ? "nobody is named" : name;
  return markup`<g class="record ${look}" id="${anchor}${record}"><title>record ${record}\n${what}</title>${rect(box)}${label(`${record}`, box.x0 - 2, box.top + 5, "end")}</g>\n`;
}

/** Points that a label above a figure takes. */
const LABEL_HEIGHT = 6;

/** The first figure of a slot with room for a label above it: in dense lanes the colour alone says what figures are taken for. */
function figureForLabel({ figures }: InspectedSlot, all: readonly Box[]): Box | undefined {
  return figures.find(({ x0, x1, top }) =>
    all.every(
      (other) => other.x1 <= x0 || other.x0 >= x1 || other.bottom <= top - LABEL_HEIGHT || other.top >= top,
    ),
  );
}

function slotSvg(slot: InspectedSlot, all: readonly Box[]): Markup {
  const first = figureForLabel(slot, all);
  const said = slot.votes.map(({ says, bits }) => `${bitsText(bits)} ${says}`).join("\n");
  const title = `slot ${slot.slot}: ${headingText(slot.headings)}\n${roleText(slot.taken)}\n${said}`;
  const name = first === undefined ? markup`` : label(roleText(slot.taken), first.x1, first.top - 0.8, "end");
  return markup`<g class="slot ${roleClass(slot.taken)}" id="s${slot.slot}"><title>${title}</title>${slot.figures.map(rect)}${name}</g>\n`;
}

/** Whether all sums of a record hold, one fails, or none could be made. */
function sumsOf({ sums }: InspectedRecord): string {
  if (sums.fails > 0) return "fails";
  return sums.holds > 0 ? "holds" : "sum";
}

/** The records of the next best reading, and the figures that it takes for something else. */
function runnerSvg({ boxes, differs }: RunnerUp): Markup[] {
  const records = boxes.map((box) => markup`<g class="record sum">${rect(box)}</g>\n`);
  const figures = differs.map(({ headings, kept, otherwise, figures: own }) => {
    const [first] = own;
    const title = `${headingText(headings)}\nkept: ${roleText(kept)}\notherwise: ${roleText(otherwise)}`;
    const name =
      first === undefined ? markup`` : label(roleText(otherwise), first.x1, first.top - 0.8, "end");
    return markup`<g class="differs"><title>${title}</title>${own.map(rect)}${name}</g>\n`;
  });
  return [...records, ...figures];
}

function label(text: string, x: number, y: number, anchor: "start" | "end"): Markup {
  return markup`<text x="${points(x)}" y="${points(y)}" text-anchor="${anchor}">${text}</text>`;
}
