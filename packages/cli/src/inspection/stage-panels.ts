import type {
  InspectedHypothesis,
  InspectedIdentity,
  InspectedSlot,
  PageInspection,
  PageUnderstanding,
  RunnerUp,
} from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { bitsText, headingText, roleClass, roleText } from "./role-style.ts";
import { plural } from "../text/plural.ts";
import { STAGE_CAPTIONS, STAGES, type Stage } from "./stages.ts";

/** Buttons for the stages, and what each of them says beside the page. `words` is the panel of the first. */
export function stagePanels(inspection: PageInspection, shown: Stage, words: Markup): Markup {
  const { understanding } = inspection;
  if (understanding === null)
    return markup`<p class="why">${whyNone(inspection)}</p>
${words}`;
  return markup`<fieldset class="stages"><legend>Stage</legend>
${STAGES.map((stage) => stageButton(stage, shown))}
</fieldset>
${understanding.kept ? markup`` : markup`<p class="why">Another reading is kept. This is what the joint reader makes of the page.</p>\n`}<div class="panel words">${words}</div>
<div class="panel phrases">${phrasesPanel(understanding)}</div>
<div class="panel cells"><p>${understanding.cells.length} boxes of ruled tables hold text.</p></div>
<div class="panel records">${understanding.hypotheses.map(recordsPanel)}</div>
<div class="panel slots">${leftLine(understanding)}${understanding.hypotheses.map(slotsPanel)}</div>
<div class="panel identities">${understanding.hypotheses.map((own) => sumsPanel(own))}</div>
<div class="panel runner-up">${runnersPanel(understanding.runners_up)}</div>`;
}

/** Why a page has no stages. */
export function whyNone({ variant }: Pick<PageInspection, "variant">): string {
  return variant === null
    ? "The joint reader did not read this document."
    : "A format variant describes this document, so the joint reader was not used.";
}

function stageButton(stage: Stage, shown: Stage): Markup {
  const checked = stage === shown ? markup` checked` : markup``;
  return markup`<label><input type="radio" name="stage" id="stage-${stage}"${checked}>${STAGE_CAPTIONS[stage]}</label>\n`;
}

function phrasesPanel({ phrases }: PageUnderstanding): Markup {
  const figures = phrases.filter(({ is_figure }) => is_figure).length;
  return markup`<p>${phrases.length - figures} phrases, ${figures} numbers</p>`;
}

/** Numbers that no slot has: what is read of them is nothing. */
function leftLine({ phrases }: PageUnderstanding): Markup {
  const left = phrases.filter(({ is_figure, slot }) => is_figure && slot === null).length;
  return markup`<p>${plural(left, "number")} of the page in no slot</p>`;
}

function heading({ grammar, bits }: InspectedHypothesis, count: number): Markup {
  return markup`<h2>${grammar} <span class="count">${count}</span></h2><p class="bits">${bitsText(bits)} bits</p>`;
}

function recordsPanel(hypothesis: InspectedHypothesis): Markup {
  const { records } = hypothesis;
  const items = records.map(({ record, name, is_sum }) => {
    const what = is_sum ? "sum" : name === "" ? "nobody is named" : name;
    return markup`<li><a href="#r${record}"><b>${record}</b> <span>${what}</span></a></li>\n`;
  });
  return markup`<section>${heading(hypothesis, records.length)}<ol>${items}</ol></section>`;
}

function slotsPanel(hypothesis: InspectedHypothesis): Markup {
  return markup`<section>${heading(hypothesis, hypothesis.slots.length)}<ol>${hypothesis.slots.map(slotItem)}</ol></section>`;
}

function slotItem(slot: InspectedSlot): Markup {
  const votes = slot.votes.map(({ says, bits }) => `${says} ${bitsText(bits)}`).join(", ");
  const { holds, fails } = slot.totals;
  const totals = holds + fails === 0 ? "" : ` · printed totals: ${holds} hold, ${fails} fail`;
  return markup`<li><a href="#s${slot.slot}"><b>${headingText(slot.headings)}</b> <span class="role ${roleClass(slot.taken)}">${roleText(slot.taken)}</span></a>
<small>${slot.filled} records · ${votes === "" ? "no votes" : votes}${totals}</small></li>\n`;
}

function sumsPanel(hypothesis: InspectedHypothesis): Markup {
  const { identities } = hypothesis;
  const here = new Set(hypothesis.records.map(({ record }) => record));
  const items = identities.length === 0 ? markup`<p class="nothing">No sum could be made.</p>` : markup``;
  return markup`<section>${heading(hypothesis, identities.length)}${items}<ol>${identities.map((own) => sumItem(own, here))}</ol></section>`;
}

function sumItem(
  { identity, is_ytd, holds, fails, failing }: InspectedIdentity,
  here: ReadonlySet<number>,
): Markup {
  const look = fails === 0 ? "holds" : "fails";
  const links = failing.map((record) =>
    here.has(record) ? markup`<a class="at" href="#f${record}">${record}</a> ` : markup`${record} `,
  );
  const where = failing.length === 0 ? markup`` : markup`<small>fails in records ${links}</small>`;
  return markup`<li><p><b>${identity}${is_ytd ? ", year to date" : ""}</b> <span class="${look}">${holds} hold, ${fails} fail</span></p>${where}</li>\n`;
}

function runnersPanel(runners: readonly RunnerUp[]): Markup {
  if (runners.length === 0) return markup`<p class="nothing">No other way to read the page was found.</p>`;
  return markup`<p>The first is drawn: its records, and the figures that it takes for something else.</p>${runners.map(runnerItem)}`;
}

function runnerItem({ grammar, bits, behind, records, slots, held, failed, differs }: RunnerUp): Markup {
  const same = differs.length > 0 ? markup`` : markup`<p class="nothing">Figures are taken for the same.</p>`;
  const items = differs.map(
    ({ headings, kept, otherwise, figures }) =>
      markup`<li><p><b>${headingText(headings)}</b> <span>${roleText(kept)} → ${roleText(otherwise)}</span></p><small>${plural(figures.length, "figure")}</small></li>\n`,
  );
  return markup`<section><h2>${grammar}</h2>
<p class="bits">${bitsText(bits)} bits, ${bitsText(behind)} behind · ${records} records, ${slots} slots · sums: ${held} hold, ${failed} fail</p>${same}<ol>${items}</ol></section>`;
}
