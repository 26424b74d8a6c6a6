import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { pdfOfText } from "../../engine/test/support/pdf-of-text.ts";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";

/** A register with two figures that no reader can know: a deduction without a label, and a total of the document. */
const REGISTER = pdfOfText(`
  Quillpay Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026      Check Date: 06/19/2026

                        EARNINGS                                  TAXES WITHHELD            DEDUCTIONS
  Employee              Description        Hours      Amount      Description    Amount     Description      Amount     Net Pay
  Bellwether, Rosa      Regular            80.00    1,940.00      Federal        202.60     Flagpole          84.50    1,652.90
  ID: 1001              Gross Pay                   1,940.00      Total Taxes    202.60
  Okafor, Daniel        Regular            40.00    1,000.00      Federal        100.00     Flagpole          84.50      815.50
  ID: 1002              Gross Pay                   1,000.00      Total Taxes    100.00
                                                                                                   see note   31.25
  Company Totals        Regular           120.00    2,940.00      Federal        302.60     Flagpole         169.00    2,468.40
  Employees: 2          Gross Pay                   2,940.00      Total Taxes    302.60

                                                                                                 see file  4,711.00`);

test("what was not read is pointed at on the page, and said what it is", { skip }, async (t) => {
  const desk = await openDesk(t);
  const { page } = desk;
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
    await tab("Unclaimed (1)").waitFor();
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
    const output = JSON.parse(
      (await page.evaluate(async (path) => (await fetch(`/api/v1${path}/corrected/`)).text(), job)) as string,
    ).canonical_output;
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
    await tab("Unclaimed (2)").waitFor();
  });

  await desk.leave(t);
});
