import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { pdfOfText } from "../../engine/test/support/pdf-of-text.ts";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";

/** A register with figures that no reader can know: two deductions without a label, and a total of the document. */
const REGISTER = pdfOfText(`
  Quillpay Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: 06/19/2026

                        EARNINGS                                  TAXES WITHHELD            DEDUCTIONS
  Employee              Description        Hours      Amount      Description    Amount     Description      Amount     Net Pay
  Bellwether, Rosa      Regular            80.00    1,940.00      Federal        202.60     Flagpole          84.50    1,652.90
  ID: 1001              Gross Pay                   1,940.00      Total Taxes    202.60
                                                                                                   see file   12.50
  Okafor, Daniel        Regular            40.00    1,000.00      Federal        100.00     Flagpole          84.50      815.50
  ID: 1002              Gross Pay                   1,000.00      Total Taxes    100.00
                                                                                                   see note   31.25
  Company Totals        Regular           120.00    2,940.00      Federal        302.60     Flagpole         169.00    2,468.40
  Employees: 2          Gross Pay                   2,940.00      Total Taxes    302.60

                                                                                                 see file  4,711.00`);

test("what was not read is pointed at on the page, and said what it is", { skip }, async (t) => {
  const desk = await openDesk(t);
  const { page, context } = desk;
  const folder = await mkdtemp(join(tmpdir(), "paylift-placing-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "harbor.pdf"), REGISTER);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const tab = (name: string) => page.getByRole("tab", { name });
  const choose = async (label: string, option: string): Promise<void> => {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };

  await desk.setUp();
  await desk.open("/documents");
  await page.locator("input[type=file]").setInputFiles(join(folder, "harbor.pdf"));
  await page.getByRole("link", { name: "review it" }).click();
  await page.locator("canvas[data-drawn]").waitFor();
  const job = new URL(page.url()).pathname;

  const outputOf = async () =>
    JSON.parse(
      (await page.evaluate(async (path) => (await fetch(`/api/v1${path}/corrected/`)).text(), job)) as string,
    ).canonical_output;

  await t.test("a figure on the page becomes a line of the employee beside it", async (t) => {
    await button("No field: 31.25").click();
    await page.locator(".selected-row").getByRole("button", { name: "Say what it is" }).click();
    t.match(await page.getByRole("combobox", { name: "Whose it is" }).inputValue(), /^Daniel Okafor/);
    await desk.look(t, "review-place");
    await choose("What it is", "Deductions");
    await page.getByRole("textbox", { name: "Amount" }).fill("abc");
    await page.getByText("An amount, such as 1,284.67").waitFor();
    await page.getByRole("textbox", { name: "Amount" }).fill("31.25");
    await page.getByRole("textbox", { name: "Label" }).fill("Uniform");
    await button("Save the correction").click();
    await tab("Corrections (1)").waitFor();
    await tab("Unclaimed (2)").waitFor();
  });

  await t.test("another becomes a total of the document", async () => {
    await button("No field: 4,711.00").click();
    await page.locator(".selected-row").getByRole("button", { name: "Say what it is" }).click();
    await choose("Whose it is", "The document’s");
    await choose("What it is", "Total earnings");
    await button("Save the correction").click();
    await tab("Corrections (2)").waitFor();
  });

  await t.test("a department that was not read is put in, and one line is called otherwise", async () => {
    await desk.open(`${job}?${new URLSearchParams({ field: "employees[1].department" })}`);
    await page.getByText("Department: none").waitFor();
    await button("Correct").click();
    await page.getByRole("textbox", { name: "Right value" }).fill("Workshop");
    await button("Save the correction").click();
    await tab("Corrections (3)").waitFor();

    await desk.open(`${job}?${new URLSearchParams({ field: "employees[0].deductions[0].amount" })}`);
    await button("Employees and lines").click();
    await page.getByRole("menuitem", { name: "Change this line" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Label" }).fill("Union dues");
    await choose("Type", "Union dues");
    await choose("Role", "Memo");
    await dialog.getByRole("button", { name: "Save the correction" }).click();
    await dialog.waitFor({ state: "hidden" });
    await tab("Corrections (6)").waitFor();
  });

  await t.test("the output has all of it, and each is undone", async (t) => {
    await tab("Output").click();
    await page.getByText("With 6 corrections applied.").waitFor();
    const output = await outputOf();
    t.match(output.employees, [
      { deductions: [{ description: "Union dues", type: "union_dues", role: "memo", amount: 84.5 }] },
      { department: "Workshop", deductions: [{ amount: 84.5 }, { description: "Uniform", amount: 31.25 }] },
    ]);
    t.equal(output.totals.total_earnings, 4711);
    for (let left = 6; left > 0; left -= 1) {
      await tab(`Corrections (${left})`).click();
      await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).first().click();
    }
    await page.getByText("No corrections").waitFor();
    await tab("Unclaimed (3)").waitFor();
  });

  await t.test("a box dragged over two figures adds both, each to the employee beside it", async (t) => {
    const panel = page.getByRole("region", { name: "Selected on the page" });
    const band = page.locator(".rubber-band");
    const view = page.locator(".pdf-scroller");
    const found = (texts: string) => panel.getByText(`Selected: ${texts}`, { exact: true }).waitFor();
    const escape = async (): Promise<void> => {
      await view.press("Escape");
      await panel.waitFor({ state: "detached" });
    };
    /** The corners of a box around both figures, and so much more to the left of them. */
    const corners = async (left: number) => {
      const figures = ["No field: 12.50", "No field: 31.25"].map((name) => button(name).boundingBox());
      const boxes = (await Promise.all(figures)).filter((box) => box !== null);
      const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
      const right = Math.max(...boxes.map((box) => box.x + box.width));
      const bottom = Math.max(...boxes.map((box) => box.y + box.height));
      return { from: { x: right + 4, y: y - 4 }, to: { x: x - 4 - left, y: bottom + 4 } };
    };
    const drag = async (left = 0): Promise<void> => {
      const { from, to } = await corners(left);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await band.waitFor();
    };
    await desk.open(job);
    await tab("Unclaimed (3)").click();
    await button("Show it").first().click();
    await page.locator(".page-box-selected").waitFor();

    await button("Rotate").click();
    await page.locator(".pdf-paper[data-turns='1']").waitFor();
    await page.keyboard.down("Shift");
    await drag();
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await found("2 unclaimed figures, 1 field");
    t.equal(await page.evaluate("getSelection().toString()"), "", "no text of the page is selected with it");
    await escape();
    for (const _ of [2, 3, 4]) await button("Rotate").click();

    await button("No field: 12.50").click();
    await view.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await found("2 unclaimed figures, 1 field");
    await escape();
    await button("No field: 12.50").click();
    await button("No field: 31.25").click({ modifiers: ["Shift"] });
    await found("2 unclaimed figures, 1 field");
    await escape();

    await button("Select").click();
    const finger = await context.newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
    const { from, to } = await corners(0);
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x, y: (from.y + to.y) / 2 });
    await touch("touchMove", to);
    await touch("touchEnd");
    await found("2 unclaimed figures, 1 field");
    await escape();

    await drag(100);
    await view.press("Escape");
    await band.waitFor({ state: "detached" });
    await page.mouse.up();
    t.equal(await panel.count(), 0, "a cancelled box selects nothing");

    await drag(100);
    await page.mouse.up();
    await found("2 unclaimed figures, 1 field, 2 other texts");
    await panel.getByRole("button", { name: "Say what they are" }).click();
    await choose("What they are", "Deductions");
    const label = (line: number) => page.getByRole("textbox", { name: `Label ${line}` });
    t.same([await label(1).inputValue(), await label(2).inputValue()], ["see file", "see note"]);
    await label(1).fill("Uniform");
    await label(2).fill("");
    await desk.look(t, "review-selected");
    await button("Save 2 corrections").click();
    await tab("Corrections (2)").waitFor();
    await tab("Unclaimed (1)").waitFor();
    t.match((await outputOf()).employees, [
      { deductions: [{ amount: 84.5 }, { description: "Uniform", amount: 12.5 }] },
      { deductions: [{ amount: 84.5 }, { description: "Uniform", amount: 31.25 }] },
    ]);
  });

  await t.test("the lines of a column are changed at once", async (t) => {
    await desk.open(job);
    await page.locator("canvas[data-drawn]").waitFor();
    await page.getByTitle("Amount: 84.50").first().click();
    await page.getByTitle("Amount: 31.25").click({ modifiers: ["Shift"] });
    await button("Change 4 lines").click();
    await choose("Type", "Union dues");
    await desk.look(t, "review-lines");
    await button("Save the correction").click();
    await tab("Corrections (6)").waitFor();
    const types = (await outputOf()).employees.flatMap((employee: { deductions: { type: string }[] }) =>
      employee.deductions.map(({ type }) => type),
    );
    t.same(types, ["union_dues", "union_dues", "union_dues", "union_dues"]);
  });

  await desk.leave(t);
});
