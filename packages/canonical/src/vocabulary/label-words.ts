import { DEDUCTION_LABELS, EMPLOYER_WORDS } from "./deduction-labels.ts";
import { EARNING_LABELS } from "./earning-labels.ts";
import { STATEMENT_LABELS } from "./statement-labels.ts";
import { SHORT_STATE_NAMES, STATE_NAMES } from "./states.ts";
import {
  FEDERAL_WORDS,
  INCOME_WORDS,
  LOCAL_WORDS,
  RESIDENCE_WORDS,
  STATE_WORDS,
  TAX_LABELS,
  TAX_NOISE,
} from "./tax-words.ts";

const BETWEEN = /[\s,*]+/;
/** Words of headings, and of what a statement says of the employee and the payment, that no label has. */
const HEADING_WORDS =
  "account address description exemptions item method position register routing statement status type used";

let known: ReadonlySet<string> | undefined;

/**
 * The single words of all labels in the vocabulary, in lower case: `social`, `security`, `reimbursement`. With them a
 * reader of images can distinguish a misread word from an unusual one.
 */
export function labelWords(): ReadonlySet<string> {
  known ??= new Set(lists().flatMap((list) => list.split(BETWEEN)));
  return known;
}

function lists(): string[] {
  return [
    ...EARNING_LABELS.map(({ labels }) => labels),
    ...Object.values(DEDUCTION_LABELS),
    ...Object.values(TAX_LABELS),
    ...STATEMENT_LABELS.map(({ labels }) => labels),
    ...Object.values(STATE_NAMES),
    ...Object.values(SHORT_STATE_NAMES),
    EMPLOYER_WORDS,
    FEDERAL_WORDS,
    STATE_WORDS,
    LOCAL_WORDS,
    RESIDENCE_WORDS,
    INCOME_WORDS,
    TAX_NOISE,
    HEADING_WORDS,
  ];
}
