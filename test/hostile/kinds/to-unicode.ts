import type { HostileKinds } from "../hostile-kind.ts";
import { onePage } from "../one-page.ts";

/** A page whose letters mean what this character map says. */
function mapped(map: string, content = "BT /F0 12 Tf 72 700 Td (Payroll Register 1,000.00) Tj ET"): Buffer {
  return onePage((pdf) => {
    const meaning = pdf.deflated("", `/CIDInit /ProcSet findresource begin begincmap\n${map}\nendcmap end`);
    const font = pdf.add(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${meaning} 0 R >>`,
    );
    return { content, font };
  });
}

/** Maps from letters to what they mean that are endless, or mean too much. */
export const toUnicode: HostileKinds = {
  "a character map of a million ranges": {
    slow: true,
    make: () => mapped(`100 beginbfrange\n${"<0000> <ffff> <0041>\n".repeat(1_000_000)}endbfrange`),
  },
  "a character map of 10,000 ranges, each of all codes": {
    make: () => mapped(`100 beginbfrange\n${"<0000> <ffff> <0041>\n".repeat(10_000)}endbfrange`),
  },
  "a range of 2^32 codes": { make: () => mapped("1 beginbfrange\n<00000000> <ffffffff> <0000>\nendbfrange") },
  "letters that mean a megabyte each": {
    slow: true,
    make: () => mapped(`1 beginbfrange\n<00> <ff> <${"0041".repeat(500_000)}>\nendbfrange`),
  },
  "letters that mean a kilobyte each": {
    slow: true,
    make: () =>
      mapped(
        `1 beginbfrange\n<00> <ff> <${"0041".repeat(500)}>\nendbfrange`,
        `BT /F0 1 Tf 9 700 Td ${`(${"x".repeat(100)}) Tj `.repeat(200)}ET`,
      ),
  },
  "a character map that never ends": { make: () => mapped("beginbfchar <".repeat(300_000)) },
  "letters that mean halves of characters and control characters": {
    make: () => mapped("1 beginbfrange\n<00> <60> <d800>\n<61> <7f> <0000>\n<80> <ff> <fffe>\nendbfrange"),
  },
  "letters that mean nothing": { make: () => mapped("1 beginbfrange\n<00> <ff> <>\nendbfrange") },
};
