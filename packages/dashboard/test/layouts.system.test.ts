import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { HARBOR, JUNIPER } from "../../engine/test/support/unknown-registers.ts";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";

test("a corrected document is saved as a layout, and read so from then on", { skip }, async (t) => {
  const desk = await openDesk(t);
  const { page } = desk;
  const folder = await mkdtemp(join(tmpdir(), "paylift-layouts-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const files = { "harbor.pdf": HARBOR, "juniper.pdf": JUNIPER };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const dialog = page.getByRole("dialog");

  await desk.setUp();
  await desk.open("/documents");
  await page.locator("input[type=file]").setInputFiles(Object.keys(files).map((name) => join(folder, name)));
  await page.getByRole("link", { name: "review it" }).nth(1).waitFor();

  await t.test("all lines of a label are corrected at once", async () => {
    await page.getByRole("link", { name: "harbor.pdf" }).first().click();
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await page.locator("canvas[data-drawn]").waitFor();
    const job = new URL(page.url()).pathname;
    await desk.open(`${job}?${new URLSearchParams({ field: "employees[0].deductions[0].type" })}`);
    await button("Employees and lines").click();
    await page.getByRole("menuitem", { name: "Change all lines with this label" }).click();
    await dialog.getByRole("combobox", { name: "Type" }).click();
    await page.getByRole("option", { name: "Union dues" }).click();
    await dialog.getByRole("button", { name: /^Correct 2 lines$/ }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("tab", { name: "Corrections (1)" }).waitFor();
  });

  await t.test("the layout is saved, tried, and offers what it would read better", async (t) => {
    await button("Save as layout").click();
    await dialog.getByLabel("Name of the layout").fill("Payroll register");
    await dialog.getByLabel("Provider").fill("Quill Pay");
    await desk.look(t, "layout-save");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByText(/^Accepted: documents of this layout are read with it/).waitFor();
    await dialog.getByText("with the layout none does").waitFor();
    await dialog.getByText("1 earlier document would be read better:").waitFor();
    await desk.look(t, "layout-accepted");
    await dialog.getByRole("button", { name: "Read it again" }).click();
    await page.getByText("1 document will be read again").waitFor();
    await page.keyboard.press("Escape");
  });

  await t.test("it is listed with its versions, and exported, imported and deleted", async (t) => {
    await desk.open("/settings/layouts");
    await page.getByRole("cell", { name: "In use" }).waitFor();
    await desk.look(t, "layouts");
    const download = page.waitForEvent("download");
    await button("Export Payroll register, version 1").click();
    const path = await (await download).path();
    t.match(JSON.parse(await readFile(path, "utf8")), { provider: { slug: "quill-pay" } });
    await page.locator("input[type=file]").setInputFiles(path);
    await dialog.getByText(/^Accepted/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("cell", { name: "Replaced by a newer version" }).waitFor();
    await page.locator("input[type=file]").setInputFiles(join(folder, "juniper.pdf"));
    await page.getByText("The body is not valid").waitFor();
    for (const version of [2, 1]) {
      await button(`Delete Payroll register, version ${version}`).click();
      await dialog.getByRole("button", { name: "Delete", exact: true }).click();
      await button(`Delete Payroll register, version ${version}`).waitFor({ state: "detached" });
    }
    await page.getByText("No layouts").waitFor();
  });

  await t.test("an organization may want two people to sign", async (t) => {
    await page.getByRole("tab", { name: "Sign-off" }).click();
    const two = page.getByLabel("Two people sign");
    await two.click();
    await page.getByText("Saved.").waitFor();
    await desk.look(t, "settings-sign-off");
    await page.reload();
    await two.waitFor({ state: "attached" });
    t.ok(await two.isChecked(), "it is kept");
  });

  await desk.leave(t);
});
