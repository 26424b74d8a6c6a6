import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import { isSumWord, knownBits } from "../understand/votes/wording.ts";
import { usedTexts } from "./used-texts.ts";
import type { Doubt } from "./doubt.ts";
import type { Proof } from "./proof.ts";

/** A name may go on there: it takes a document below what is taken without a look. */
const TAKEN_OFF = 0.15;
/** Lines of one text are so far apart at most, in font sizes, and begin so near each other, in points. */
const [NEXT_LINE, SAME_EDGE_PT] = [1.7, 3];
const WORD = /^[\p{L}][\p{L}'’.-]*,?$/u;

/**
 * Names below which further words stand that became nothing, where they do not for most people: a long name may go on in the
 * next line. Asked of taught layouts alone, which are trusted otherwise.
 */
export function leftBesideNames({
  taught,
  ledger,
  lines,
}: Pick<Proof, "taught" | "ledger" | "lines">): Doubt | null {
  if (taught !== "sure") return null;
  const cut = namesThatMayGoOn({ ledger, lines });
  // What stands below most of them says something else of everybody.
  if (cut.length === 0 || cut.length * 2 > ledger.employees.length) return null;
  return {
    code: "names_may_go_on",
    message: `${cut.length} names have words below them that were not read`,
    effect: TAKEN_OFF,
    count: cut.length,
    tokens: cut.flat(),
  };
}

/** The names below which words stand that became nothing. */
export function namesThatMayGoOn({ ledger, lines }: Pick<Proof, "ledger" | "lines">): (readonly Token[])[] {
  const used = usedTexts(ledger);
  const names = ledger.employees.map(({ name }) => name.tokens).filter(({ length }) => length > 0);
  const linesOfPages = Map.groupBy(lines, ({ page }) => page);
  return names.filter((tokens) => isFollowed(tokens, linesOfPages.get(tokens[0]!.page) ?? [], used));
}

function isFollowed(name: readonly Token[], lines: readonly Line[], used: ReadonlySet<Token>): boolean {
  const own = lines.filter(({ tokens }) => name.some((token) => tokens.includes(token)));
  const [first] = name;
  return lines.some((line) => {
    if (own.includes(line)) return false;
    const isNear = own.some(
      ({ baseline }) => line.baseline > baseline && line.baseline - baseline <= NEXT_LINE * first!.size,
    );
    if (!isNear) return false;
    const at = line.tokens.findIndex((token) => Math.abs(token.x0 - first!.x0) <= SAME_EDGE_PT);
    if (at < 0) return false;
    const phrase = phraseAt(line.tokens, at);
    return phrase.every(
      (token) =>
        WORD.test(token.text) && !used.has(token) && knownBits(token.text) === 0 && !isSumWord(token.text),
    );
  });
}

/** Tokens from one on that stand as words of a text do. */
function phraseAt(tokens: readonly Token[], at: number): Token[] {
  const phrase = [tokens[at]!];
  for (const token of tokens.slice(at + 1)) {
    const last = phrase.at(-1)!;
    if (token.x0 - last.x1 > last.size) break;
    phrase.push(token);
  }
  return phrase;
}
