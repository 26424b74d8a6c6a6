import type { RecordReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";

/** How a note says which numbers are those of deposits: by the letters that they begin with. */
const NOTES = [
  // `Voucher numbers begin with V: paid by direct deposit`, `Numbers with the prefix "DD" are direct deposits`
  /\b(?:begin(?:s|ning)?|start(?:s|ing)?|prefix(?:ed)?)\b(?: with)?(?: the)?(?: letters?| prefix)? ["'(]?(?<letters>[A-Z]{1,3})\b.*\b(?:direct[ -]deposit|deposited|dd|ach|eft)\b/,
  // `Direct deposit vouchers begin with V`
  /\b(?:[Dd]irect[ -][Dd]eposit|[Dd]eposit|ACH|EFT)s?\b.* (?:begin(?:s|ning)?|start(?:s|ing)?|prefix(?:ed)?)\b(?: with)?(?: the)?(?: letters?| prefix)? ["'(]?(?<letters>[A-Z]{1,3})\b/,
  // `V = Direct Deposit`
  /(?:^|[\t ])["'(]?(?<letters>[A-Z]{1,3})["')]? ?[=-] ?(?:[Pp]aid (?:by|through) )?(?:[Dd]irect [Dd]eposit|ACH|EFT)\b/,
];

/**
 * Says how people are paid where a note tells it of the numbers: those that begin with its letters are deposits, and bare
 * numbers beside them are checks.
 */
export function settleNumbersOfDeposits(records: readonly RecordReading[], lines: readonly Line[]): void {
  const letters = new Set(lines.flatMap(({ text }) => lettersIn(text)));
  const paid = records.flatMap(({ payments }) => payments.filter(({ number }) => number !== null));
  const isDeposit = (number: string): boolean =>
    [...letters].some((each) => number.startsWith(each) && /^[-# ]?\d+$/.test(number.slice(each.length)));
  if (!paid.some(({ number }) => isDeposit(number!.text))) return;
  for (const payment of paid) {
    const { text } = payment.number!;
    if (isDeposit(text)) payment.method = "direct_deposit";
    else if (/^\d+$/.test(text)) payment.method = "check";
  }
}

function lettersIn(text: string): string[] {
  if (!/deposit|\bACH\b|\bEFT\b/i.test(text)) return [];
  return NOTES.flatMap((note) => note.exec(text)?.groups?.["letters"] ?? []);
}
