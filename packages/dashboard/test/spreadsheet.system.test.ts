import { test } from "tap";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";

const CSV = `Employee ID,Employee Name,Regular Hours,Regular Pay,Gross Pay,Federal Income Tax,Medicare,Net Pay
1001,Rosa Bellwether,80,2000.00,2000.00,210.10,29.00,1760.90
1002,Miguel Ortiz,72,1450.50,1450.50,150.20,21.03,1279.27
1003,Anne Lindqvist,80,3100.00,3100.00,402.00,44.95,2653.05
Totals,,232,6550.50,6550.50,762.30,94.98,5693.22
`;

test("a spreadsheet is dropped, read, and looked at cell by cell", { skip }, async (t) => {
  const desk = await openDesk(t);
  const { page } = desk;
  await desk.setUp();
  await page.getByRole("navigation").getByRole("link", { name: "Documents" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "july.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
  await page.getByRole("link", { name: "review it" }).first().click();

  const sheet = page.getByRole("region", { name: "The sheet, Pages of july.csv" });
  await sheet.getByText("1760.90", { exact: true }).waitFor();
  await sheet.getByText("Federal Income Tax", { exact: true }).waitFor();
  await sheet.getByLabel(/Net pay: 1,?760\.90/).click({ force: true });
  await page.getByRole("region", { name: "Selected field" }).getByText("H2: “1760.90”").waitFor();
  await sheet.getByLabel(/Net pay: 1,?279\.27/).click({ force: true, modifiers: ["Shift"] });
  const selection = page.getByRole("region", { name: "Selected on the page" });
  await selection.getByText("Selected: 2 fields").waitFor();
  await sheet.press("Shift+ArrowLeft");
  await selection.getByText("Selected: 4 fields").waitFor();
  await sheet.press("Escape");
  await selection.waitFor({ state: "detached" });
  await sheet.getByLabel(/Net pay: 1,?760\.90/).click({ force: true });
  await desk.look(t, "spreadsheet");

  await page.getByRole("tab", { name: "Columns" }).click();
  const medicare = page.getByLabel("Column G, Medicare, is read as");
  t.equal(await medicare.inputValue(), "taxes.amount");
  await medicare.selectOption("Deduction: amount");
  await desk.look(t, "columns");
  const before = page.url();
  await page.getByRole("button", { name: "Save and read again" }).click();
  await page.getByText("The columns are saved").waitFor();
  await page.waitForURL((url) => url.href !== before);
  await sheet.getByText("1760.90", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Columns" }).click();
  await page.getByText("These columns are saved").waitFor();
  t.equal(await medicare.inputValue(), "deductions.amount", "read again as it was said");
  t.equal(await page.getByRole("button", { name: "Save as layout" }).count(), 0, "it has columns, no layout");
  await desk.leave(t);
});
