import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { HARBOR } from "../../engine/test/support/unknown-registers.ts";
import { skip } from "./support/chromium.ts";
import { openDesk, PASSWORD } from "./support/desk.ts";

/** What each role is shown on the pages of documents, reviews and migrations. */
const SHOWN = {
  reader: {
    upload: false,
    correct: false,
    compare: false,
    remove: false,
    settings: ["Mapping and tolerances", "Layouts"],
  },
  reviewer: {
    upload: true,
    correct: true,
    compare: true,
    remove: false,
    settings: ["Mapping and tolerances", "Layouts"],
  },
  approver: {
    upload: true,
    correct: true,
    compare: true,
    remove: true,
    settings: ["Mapping and tolerances", "Layouts"],
  },
} as const;

test("users are shown what their role may do", { skip }, async (t) => {
  const desk = await openDesk(t);
  const { page } = desk;
  const folder = await mkdtemp(join(tmpdir(), "paylift-roles-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "harbor.pdf"), HARBOR);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

  await desk.setUp();
  await desk.open("/documents");
  await page.locator("input[type=file]").setInputFiles(join(folder, "harbor.pdf"));
  await page.getByRole("link", { name: "review it" }).click();
  await page.locator("canvas[data-drawn]").waitFor();
  const job = new URL(page.url()).pathname;

  await t.test("an admin adds users of each role, and changes one", async (t) => {
    await desk.open("/settings/users");
    for (const role of Object.keys(SHOWN)) {
      await button("Add a user").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-mail address").fill(`${role}@example.com`);
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      if (role !== "reader") await dialog.getByLabel("Role").selectOption(role);
      await dialog.getByRole("button", { name: "Add" }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    const reader = page.getByLabel("Role of reader@example.com");
    t.equal(await reader.inputValue(), "reviewer", "nobody is given more than was said");
    await reader.selectOption("reader");
    await page.waitForFunction(() => document.querySelector("select:disabled") === null);
    await page.reload();
    await reader.waitFor();
    t.equal(await reader.inputValue(), "reader", "it is kept");
    await desk.look(t, "settings-users");
  });

  for (const [role, shown] of Object.entries(SHOWN)) {
    await t.test(`${role}`, async (t) => {
      await button("Sign out").click();
      await page.getByLabel("E-mail address").fill(`${role}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await button("Sign in").click();
      await button("Sign out").waitFor();

      /** What is shown may be so a moment later than the page; what is not is looked for once the page is there. */
      async function isShown(name: string, wanted: boolean): Promise<void> {
        if (wanted) await button(name).waitFor();
        t.equal(await button(name).isVisible(), wanted, name);
      }

      await desk.open("/documents");
      await page.getByRole("link", { name: "harbor.pdf" }).waitFor();
      t.equal((await page.locator("input[type=file]").count()) > 0, shown.upload, "uploads");
      await page.getByRole("link", { name: "harbor.pdf" }).click();
      await page.getByRole("link", { name: "Download" }).waitFor();
      await isShown("Delete", shown.remove);

      await desk.open(`${job}?${new URLSearchParams({ field: "employees[0].gross_pay" })}`);
      await page.getByRole("region", { name: "Selected field" }).waitFor();
      await isShown("Correct", shown.correct);
      await isShown("Employees and lines", shown.correct);
      await isShown("Mark as reviewed", shown.correct);
      if (role === "reader") await desk.look(t, "review-reader");

      await desk.open("/migrations");
      await page.getByRole("heading", { name: "Migrations", level: 1 }).waitFor();
      await isShown("Start a migration", shown.compare);

      await desk.open("/settings");
      await page.getByRole("tab").first().waitFor();
      t.same(await page.getByRole("tab").allTextContents(), shown.settings);
      await desk.open("/settings/users");
      await page.getByText("Only admins can open this").waitFor();
    });
  }

  await desk.leave(t);
});
