import type { TextReading } from "../../interpret/reading.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";

/** What a payroll run is, by words that programs print for it. */
const KIND = /\b(?:regular|o(?:n|ff)-cycle|correction|adjustment)\b/i;
/** Of what that is said. */
const RUN = /\b(?:pay ?run|run|payroll|cycle|batch)\b/i;
const TOLD = /\b(?:pay ?run|run|payroll|cycle|batch|process|transaction|seq|sequence|control type)\b/i;
/** What says that the kind of a run follows, or stands below it, without a colon. */
const ASKED = /^(?:pay ?run|run|payroll|cycle) (?:type|kind|category)$/i;
/** `Type` alone is that of the run beside its days. */
const TYPE = /^type$/i;
const OF_RUN = /^pay(?:ment)? ?(?:periods?|dates?|days?)$|^check dates?$/i;
/** `Payroll Run 2026-24 - Regular` */
const NUMBERED = /^(?:pay(?:roll)? )?(?:run|cycle|batch) #?[A-Z\d-]*\d$/i;
/** `Regular Payroll Hours` is about something else. */
const OF_PAY = /\b(?:hours?|hrs|overtime|earnings?|wages?|rates?|salary|code)\b/i;
const MOST_WORDS = 5;

/** An amount, or hours; a period may have the form of a number as well, `19.2026`. */
const AMOUNT = /[.,]\d\d(?!\d)/;

/** Which kind of run a document is about, as the lines above its first numbers say; null where they do not. */
export function runKindOf({ rows }: PageGraph): TextReading | null {
  const first = rows.findIndex(
    ({ hasFigures, spans }) =>
      hasFigures && spans.some(({ figure, text }) => figure !== null && AMOUNT.test(text)),
  );
  const head = rows.slice(0, first < 0 ? rows.length : first);
  for (const [at, row] of head.entries())
    for (const [i, span] of row.spans.entries()) {
      const answer = answerTo(row, i);
      if (answer !== null) return answer;
      const kind = kindIn(span);
      const isTold = RUN.test(span.text) || isToldBefore(row, i) || isHeaded(span, head[at - 1]);
      if (kind !== null && isTold) return kind;
    }
  return null;
}

/** Whether the kind of a run stands below words for it, in a band of headings over what they name: `Pay period | Payday | Type`. */
function isHeaded(span: Span, above: Row | undefined): boolean {
  const heading = above?.spans.find((other) => overlap(other, span) > 0);
  if (heading === undefined) return false;
  return (
    ASKED.test(heading.text) ||
    (TYPE.test(heading.text) && above!.spans.some(({ text }) => OF_RUN.test(text)))
  );
}

/** What is said to the question whether a run is off the cycle: `Off-Cycle: No`. */
function answerTo({ spans }: Row, at: number): TextReading | null {
  const tokens = [spans[at]!, ...spans.slice(at + 1, at + 2)].flatMap((span) => span.tokens);
  const asked = tokens.findIndex(({ text }) => /^off-cycle:$/i.test(text));
  const said = tokens[asked + 1];
  return asked < 0 || said === undefined || !/^(?:yes|no)$/i.test(said.text)
    ? null
    : { text: said.text, tokens: [said] };
}

function kindIn({ text, tokens, figure }: Span): TextReading | null {
  if (figure !== null || tokens.length > MOST_WORDS || OF_PAY.test(text)) return null;
  const token = tokens.find((one) => KIND.test(one.text));
  return token === undefined ? null : { text: KIND.exec(token.text)![0], tokens: [token] };
}

/** Whether the phrase before says that the kind of a run follows: `Run Category: Regular`. */
function isToldBefore({ spans }: Row, at: number): boolean {
  // Its number may stand between: `Pay Seq: 1 - Regular`.
  const before = spans
    .slice(0, at)
    .findLast(({ text, figure }) => figure === null && !/^[-\u2010-\u2015\d/]+$/.test(text));
  if (before === undefined) return false;
  const { text } = before;
  return NUMBERED.test(text) || ASKED.test(text) || (text.endsWith(":") && TOLD.test(text));
}
