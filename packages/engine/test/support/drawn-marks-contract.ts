import type { Test } from "tap";
import { helveticaWidth, type DrawnPage } from "./drawn-pdf.ts";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";

const SIZE = 9;
const POINT = "0 0 1 1 re f";
const COMMA = "0 -1.6 m 1 0 l 1 1 l 0 1 l h f";
/** A point of curves, as outlines of letters are. */
const ROUND = "0 0.5 m 0 0.8 0.2 1 0.5 1 c 0.8 1 1 0.8 1 0.5 c 1 0.2 0.8 0 0.5 0 c 0.2 0 0 0.2 0 0.5 c f";

type DrawMark = (sign: string, x: number, y: number) => string;

const asForms: DrawMark = (sign, x, y) =>
  `q 1 0 0 1 ${x.toFixed(2)} ${y} cm /${sign === "." ? "Point" : "Comma"} Do Q`;
const asPaths: DrawMark = (sign, x, y) =>
  `q 1 0 0 1 ${x.toFixed(2)} ${y} cm ${sign === "." ? ROUND : COMMA} Q`;

/** A line of which each point and comma between digits is drawn, and its text has spaces instead. */
function drawnLine(line: string, x: number, y: number, mark: DrawMark): string {
  const spaced = line.replace(/(?<=\d)[.,](?=\d)/g, " ");
  const marks = [...line].flatMap((sign, i) =>
    spaced[i] === sign ? [] : [mark(sign, x + SIZE * (helveticaWidth(spaced.slice(0, i)) + 0.08), y)],
  );
  return `BT /F0 ${SIZE} Tf 1 0 0 1 ${x} ${y} Tm (${spaced}) Tj ET ${marks.join(" ")}`;
}

/** The same, each piece of digits placed by itself. */
function drawnInPieces(line: string, x: number, y: number, mark: DrawMark): string {
  const pieces = line.split(/([.,])/);
  let at = x;
  return pieces
    .map((piece) => {
      const drawn = /[.,]/.test(piece)
        ? mark(piece, at + 0.08 * SIZE, y)
        : `BT /F0 ${SIZE} Tf 1 0 0 1 ${at.toFixed(2)} ${y} Tm (${piece}) Tj ET`;
      at += SIZE * helveticaWidth(piece);
      return drawn;
    })
    .join(" ");
}

/** Statements of which each decimal point and comma is a drawing. */
export async function drawnMarksContract(t: Test, read: ReadDrawn): Promise<void> {
  const forms: DrawnPage["forms"] = {
    Point: { content: POINT, matrix: "1 0 0 1 0 0" },
    Comma: { content: COMMA, matrix: "1 0 0 1 0 0" },
  };
  const statement: [label: string, figures: string][] = [
    ["Regular", "72.2500 80.00 5,780.08 11,560.16"],
    ["Federal", "612.45 1,224.90"],
    ["Net", "1,234,567.89"],
  ];
  const words = statement.flatMap(([label, figures]) => [label, ...figures.split(" ")]);

  for (const [name, mark] of Object.entries({ forms: asForms, paths: asPaths })) {
    await t.test(`points and commas that are ${name} are read`, async (t) => {
      const content = statement
        .map(([label, figures], i) => {
          const y = 700 - 14 * i;
          return `BT /F0 ${SIZE} Tf 40 ${y} Td (${label}) Tj ET ${drawnLine(figures, 200, y, mark)}`;
        })
        .join(" ");
      t.same(textsOf(await read({ content, forms })), words);
      const figures = words.filter((word) => /\d/.test(word));
      const pieces = figures.map((figure, i) => drawnInPieces(figure, 40, 700 - 14 * i, mark)).join(" ");
      t.same(textsOf(await read({ content: pieces, forms })), figures, "pieces that are placed one by one");
    });
  }

  await t.test("other small drawings are no marks", async (t) => {
    const gap = 40 + SIZE * helveticaWidth("80");
    const at = (x: number, y: number, path: string): string => `q 1 0 0 1 ${x.toFixed(2)} ${y} cm ${path} Q`;
    const others = {
      "a dot above the line": at(gap + 0.8, 705, POINT),
      "a dot below the line": at(gap + 0.8, 696, POINT),
      "a rule": at(gap + 1, 698, "0 0 0.5 10 re f"),
      "two dots": `${at(gap + 0.2, 700, POINT)} ${at(gap + 1.4, 700, POINT)}`,
      "a dash": at(gap - 1, 699.5, "0 0 4 0.5 re f"),
    };
    for (const [name, drawing] of Object.entries(others)) {
      const page = await read(`BT /F0 ${SIZE} Tf 40 700 Td (80 25) Tj ET ${drawing}`);
      t.same(textsOf(page), ["80", "25"], name);
    }
    const wide = await read(`BT /F0 ${SIZE} Tf 40 700 Td (80) Tj 40 0 Td (25) Tj ET ${at(62, 700, POINT)}`);
    t.same(textsOf(wide), ["80", "25"], "a dot between columns");
    const letters = await read(
      `BT /F0 ${SIZE} Tf 40 700 Td (Dept 25) Tj ET ${at(40 + SIZE * helveticaWidth("Dept") + 0.7, 700, POINT)}`,
    );
    t.same(textsOf(letters), ["Dept", "25"], "a dot behind a word");
  });
}
