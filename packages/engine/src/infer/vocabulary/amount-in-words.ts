import { remember } from "@paylift/canonical";

const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)$/i;
const AROUND = /^(?:pay|the|sum|of|and|no|only|dollars?|cents?|\d{1,2}\/100|us|exactly)$/i;
const FEWEST = 2;

/** Whether a text is an amount written out, as nothing but a check prints it: `One Hundred and 25/100 Dollars`. */
export const isAmountInWords: (text: string) => boolean = remember(readWords);

function readWords(text: string): boolean {
  const words = text.split(/[\s,*-]+/).filter((word) => word !== "");
  const numbers = words.filter((word) => NUMBER_WORD.test(word)).length;
  return numbers >= FEWEST && words.every((word) => NUMBER_WORD.test(word) || AROUND.test(word));
}

/** Whether words on a check stand before who is paid, and how much. */
export const isPayee: (text: string) => boolean = remember(
  (text) =>
    /^(?:(?:pay(?: to)?|to) the )?order of(?: \/ .*)?:?$/i.test(text) || /^pay to(?: the)?:?$/i.test(text),
);
