import type { Test } from "tap";
import type { Word } from "../../src/read/page-reader.ts";
import { failure } from "./events.ts";
import { filledForm, FORM_WRITERS, type FormField } from "./filled-form.ts";
import { matches } from "./matches.ts";
import { textsOf, type ReadBytes } from "./page-reader-contract.ts";

const LINE = "BT /Helv 10 Tf 1 0 0 1 40 700 Tm (Gross pay) Tj ET";
const NOTICE = "BT /Helv 10 Tf 1 0 0 1 40 700 Tm (Please wait...) Tj ET";
const SEEN = ["Gross", "pay"];
const MULTI_LINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;
const COMB = 1 << 24;
const HIDDEN = 2;
const NO_VIEW = 32;

const field = (value: string, more: Partial<FormField> = {}): FormField => ({
  type: "/Tx",
  value,
  place: [300, 500, 400, 514],
  ...more,
});

/** What stands in the fields of forms, where no drawing shows it; each kind of field as three kinds of program write it. */
export async function formContract(t: Test, read: ReadBytes): Promise<void> {
  for (const writer of FORM_WRITERS)
    await t.test(writer.name, async (t) => {
      const wordsOf = async (one: FormField): Promise<readonly Word[]> => {
        const { words } = await read(filledForm({ writer, fields: [one], content: LINE }));
        t.same(
          words.slice(0, 2).map(({ text }) => text),
          SEEN,
        );
        return words.slice(2);
      };
      const textsIn = async (one: FormField): Promise<string[]> =>
        (await wordsOf(one)).map(({ text }) => text);

      await t.test("a value is text, where it stands and as large as it is", async (t) => {
        const sides = [
          ["left", 0, 301.5],
          ["in the middle", 1, 332.5],
          ["right", 2, 363.5],
        ] as const;
        for (const [name, quadding, x0] of sides) {
          const [word, ...others] = await wordsOf(field("(1,234.56)", { quadding }));
          matches(t, word, { text: "1,234.56", size: 9 });
          t.equal(others.length, 0);
          t.ok(Math.abs(word!.x0 - x0) < 1, `${name}: ${word!.x0}`);
          t.ok(word!.baseline > 282 && word!.baseline < 292, `inside the field: ${word!.baseline}`);
        }
        t.same(await textsIn(field("<FEFF00520065006E00E90065>")), ["Renée"]);
        t.same(await textsIn(field("()")), []);
      });

      await t.test("a value of several lines stands in them, also where it only fills them", async (t) => {
        const place = [300, 400, 400, 514] as const;
        const typed = await wordsOf(field("(Ann Sample\\r12 Main St)", { flags: MULTI_LINE, place }));
        t.same(
          typed.map(({ text }) => text),
          ["Ann", "Sample", "12", "Main", "St"],
        );
        t.same(
          typed.map(({ baseline }) => baseline > typed[0]!.baseline),
          [false, false, true, true, true],
        );
        const long = "Ann Sample of the long Main Street that goes on";
        const filled = await wordsOf(field(`(${long})`, { flags: MULTI_LINE, place }));
        t.same(
          filled.map(({ text }) => text),
          long.split(" "),
        );
        t.ok(
          filled.every(({ x1 }) => x1 < 400),
          "no line leaves the field",
        );
      });

      await t.test("letters that have a cell each are one word", async (t) => {
        const cells = { flags: COMB, maxLength: 9, place: [100, 500, 400, 514] } as const;
        const [whole, ...others] = await wordsOf(field("(123456789)", cells));
        matches(t, whole, { text: "123456789" });
        t.equal(others.length, 0);
        t.ok(whole!.x0 > 100 && whole!.x1 < 400 && whole!.x1 - whole!.x0 > 250, "as wide as its cells");
        t.same(await textsIn(field("(12 34)", cells)), ["12", "34"], "an empty cell is a space");
      });

      await t.test("what is chosen is text as it is shown", async (t) => {
        const options = "[(W) (Weekly)] [(M) (Monthly)]";
        t.same(await textsIn(field("(W)", { type: "/Ch", flags: COMBO, options })), ["Weekly"]);
        t.same(await textsIn(field("(Daily)", { type: "/Ch", flags: COMBO, options })), ["Daily"]);
        const list = field("(Weekly)", {
          type: "/Ch",
          options: "(Weekly) (Monthly)",
          place: [300, 400, 400, 514],
        });
        t.ok((await textsIn(list)).includes("Weekly"));
      });

      await t.test("a box that is checked is no letter and no digit", async (t) => {
        for (const value of ["/Yes", "/Off"]) {
          const texts = await textsIn(field(value, { type: "/Btn", place: [300, 500, 310, 510] }));
          t.notOk(
            texts.some((text) => /[\p{L}\p{N}]/u.test(text)),
            value,
          );
        }
      });

      await t.test("a value of a turned page stands upright there", async (t) => {
        const turned = [
          { rotate: 90, content: "BT /Helv 10 Tf 0 1 -1 0 40 40 Tm (Gross pay) Tj ET" },
          { rotate: 270, content: "BT /Helv 10 Tf 0 -1 1 0 572 752 Tm (Gross pay) Tj ET" },
        ];
        for (const { rotate, content } of turned) {
          const one = field("(1,234.56)", { turn: rotate, place: [300, 400, 314, 500] });
          const page = await read(filledForm({ writer, fields: [one], content, rotate }));
          matches(t, page, { width: 792, height: 612, rotation: rotate });
          t.notOk("turned" in page);
          t.same(textsOf(page).sort(), ["1,234.56", ...SEEN], `${rotate}°`);
          const word = page.words.find(({ text }) => text === "1,234.56")!;
          t.ok(Math.abs(word.x0 - (rotate === 90 ? 401.5 : 293.5)) < 1, `${rotate}°: ${word.x0}`);
          t.ok(word.top > 290 && word.bottom < 320);
        }
      });

      await t.test("a value that is turned against its page is turned text", async (t) => {
        const content = `${LINE} BT /Helv 10 Tf 1 0 0 1 40 680 Tm (for the whole period) Tj ET`;
        const one = field("(1,234.56)", { turn: 90, place: [300, 400, 314, 500] });
        const page = await read(filledForm({ writer, fields: [one], content }));
        matches(t, page.turned, [{ text: "1,234.56", turn: 270 }]);
      });

      await t.test("what is hidden, for paper alone or secret is not read", async (t) => {
        for (const annotationFlags of [HIDDEN, NO_VIEW, HIDDEN | 4, NO_VIEW | 4])
          t.same(await textsIn(field("(1,234.56)", { annotationFlags })), [], `flags ${annotationFlags}`);
        t.same(await textsIn(field("(1,234.56)", { annotationFlags: 0 })), ["1,234.56"]);
        t.same(await textsIn(field("(sesame)", { flags: PASSWORD })), []);
      });

      await t.test("names of which the usual fonts have no letters are read", async (t) => {
        const names = [
          ["<FEFF041804320430043D0020041F>", ["Иван", "П"]],
          ["<FEFF738B4E00>", ["王一"]],
          ["<FEFF05D305E005D4002005DB05D405DF>", ["דנה", "כהן"]],
          ["<FEFF06330645>", ["سم"]],
        ] as const;
        for (const [value, texts] of names) t.same(await textsIn(field(value)), texts, texts.join(" "));
      });

      await t.test("fields with more than anybody fits into them are read, and cost no time", async (t) => {
        const long = "word ".repeat(380).trim();
        const fields = Array.from({ length: 17 }, (_, i) =>
          field(`(${long})`, { flags: MULTI_LINE, place: [100, 30 * i, 400, 30 * i + 20] }),
        );
        const { words } = await read(filledForm({ writer, fields, content: LINE }));
        t.ok(words.length > SEEN.length && words.every(({ text }) => [...SEEN, "word"].includes(text)));
      });

      await t.test("a form in XFA is read by its page, and refused where that is a notice", async (t) => {
        const xfa = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>';
        const one = { writer, content: LINE, xfa };
        t.same(textsOf(await read(filledForm({ ...one, fields: [field("(1,234.56)")] }))), [
          ...SEEN,
          "1,234.56",
        ]);
        for (const catalog of ["/NeedsRendering true", ""])
          matches(
            t,
            await failure(read(filledForm({ ...one, content: NOTICE, fields: [], catalog }))),
            { name: "EngineError", code: "dynamic_form", reason: "document" },
            catalog,
          );
      });
    });
}
