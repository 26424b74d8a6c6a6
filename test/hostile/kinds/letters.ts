import type { HostileKinds } from "../hostile-kind.ts";
import { onePage, pageOf } from "../one-page.ts";

/** A page that shows these code points, 40 a line, as letters of a font that maps two-byte codes to themselves. */
function codePoints(points: readonly number[]): Buffer {
  return onePage((pdf) => {
    const codes = points.map((_, i) => (i + 1).toString(16).padStart(4, "0"));
    const rows = points.map((point, i) => `<${codes[i]}> <${utf16(point)}>`);
    const map = pdf.deflated(
      "",
      `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${points.length} beginbfchar\n` +
        `${rows.join("\n")}\nendbfchar endcmap`,
    );
    const inner = pdf.add(
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /DW 500 /CIDSystemInfo << /Registry (Adobe) " +
        "/Ordering (Identity) /Supplement 0 >> >>",
    );
    const font = pdf.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [${inner} 0 R] ` +
        `/ToUnicode ${map} 0 R >>`,
    );
    const lines: string[] = [];
    for (let i = 0; i < codes.length; i += 40) lines.push(`<${codes.slice(i, i + 40).join("")}> Tj T*`);
    return { content: `BT /F0 9 Tf 11 TL 20 780 Td ${lines.join(" ")} ET`, font };
  });
}

function utf16(point: number): string {
  const bytes = Buffer.from(String.fromCodePoint(point), "utf16le").swap16();
  return bytes.toString("hex");
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

/** Text of letters that no payroll has. */
export const letters: HostileKinds = {
  "text of control characters": { make: () => codePoints([...range(0, 32), ...range(0x7f, 33)]) },
  "text of astral characters": { make: () => codePoints([...range(0x1f600, 400), ...range(0x10ff00, 250)]) },
  "text that turns its own direction": {
    make: () =>
      codePoints([
        ...range(0x202a, 5),
        ...range(0x2066, 4),
        ...range(0x5d0, 27),
        0x202e,
        0x31,
        0x2c,
        0x30,
        0x200f,
      ]),
  },
  "text of combining marks alone": { make: () => codePoints(range(0x300, 112)) },
  "text of halves of characters": { make: () => codePoints(range(0xd800, 2048)) },
  "text of noncharacters": { make: () => codePoints([...range(0xfdd0, 32), 0xfffe, 0xffff, 0xfeff, 0xfffd]) },
  "text of every byte": {
    slow: true,
    make: () => pageOf(`BT /F0 9 Tf 20 700 Td <${Buffer.from(range(0, 256)).toString("hex")}> Tj ET`),
  },
};
