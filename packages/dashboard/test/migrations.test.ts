import { test } from "tap";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";
import { testDocuments } from "./support/documents.ts";
import { REPORT } from "./support/report.ts";

test("from a new migration to its report, and the settings", { skip }, async (t) => {
  const [desk, documents] = await Promise.all([openDesk(t), testDocuments(t)]);
  const { page, service } = desk;
  const nav = page.getByRole("navigation");
  const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const tab = (name: string | RegExp) => page.getByRole("tab", { name });
  await desk.setUp();

  await t.test("a migration is started, with a run of each side", async (t) => {
    await nav.getByRole("link", { name: "Migrations" }).click();
    await page.getByText("No migrations yet").waitFor();
    await button("Start a migration").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Harbor Light, July");
    await dialog.getByLabel("Old provider").fill("adp");
    await dialog.getByLabel("New provider").fill("gusto");
    await dialog.getByLabel("New provider").press("Tab");
    await dialog.getByRole("button", { name: "Start" }).click();
    await heading("Harbor Light, July").waitFor();
    const old = page.getByRole("region", { name: "Old provider" });
    const next = page.getByRole("region", { name: "New provider" });
    t.ok(await button("Compare").isDisabled());
    await old.locator("input[type=file]").setInputFiles(documents.clean);
    await old.getByRole("link", { name: "clean.pdf" }).waitFor();
    await next.locator("input[type=file]").setInputFiles(documents.noPdf);
    await next.getByText("The file is not a PDF").waitFor();
    await next.getByLabel("Or choose a document of the new provider").fill("clean");
    await page.getByRole("option", { name: /clean\.pdf/ }).click();
    await next.getByRole("link", { name: "clean.pdf" }).waitFor();
    await old.getByText("Completed").waitFor();
    await next.getByText("Completed").waitFor();
    await desk.look(t, "migration");
  });

  await t.test("two equal sides may go, and are signed off", async (t) => {
    await button("Compare").click();
    await heading("Validation report").waitFor();
    await page.getByText("No differences").waitFor();
    await page.getByRole("link", { name: "Harbor Light, July" }).click();
    const ready = page.getByRole("region", { name: "Ready to go?" });
    await ready.getByText("Go", { exact: true }).waitFor();
    await button("Sign off").click();
    await page.getByRole("dialog").getByLabel("Comment").fill("checked by hand, too");
    await page.getByRole("dialog").getByRole("button", { name: "Sign" }).click();
    await ready.getByText(/^Signed .* by ada@example.com: checked by hand, too$/).waitFor();
    await desk.look(t, "migration-signed");
  });

  await t.test("a difference is accepted with a reason, and opened again", async (t) => {
    const next = page.getByRole("region", { name: "New provider" });
    await next.locator("input[type=file]").setInputFiles(documents.inconsistent);
    await next.getByRole("link", { name: "inconsistent.pdf" }).waitFor();
    await button("Compare").click();
    await page.getByText("Fields compared").waitFor();
    await tab("All").click();
    await button(/^Accept /)
      .first()
      .click();
    await page.getByRole("dialog").getByLabel("Reason").fill("another payroll on purpose");
    await page.getByRole("dialog").getByRole("button", { name: "Accept it" }).click();
    await button(/^Take back/)
      .first()
      .waitFor();
    await desk.look(t, "report-accepted");
    const path = (await page.getByRole("link", { name: "One page to print" }).getAttribute("href")) ?? "";
    const printed = await page.evaluate(`fetch(${JSON.stringify(path)}).then((answer) => answer.text())`);
    t.match(printed, /<!doctype html>/i);
    await button(/^Take back/)
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await button(/^Take back/)
      .first()
      .waitFor({ state: "hidden" });
  });

  await t.test("a service that does not compare says so", async (t) => {
    await page.route("**/validations/*/", async (route) => {
      const body = await (await route.fetch()).json();
      const error = { code: "validation_unavailable", message: "this service does not compare runs" };
      await route.fulfill({ json: { ...body, status: "failed", report: null, error } });
    });
    await page.reload();
    await page.getByText("This service does not compare runs").waitFor();
    await desk.look(t, "validation-unavailable");
    await page.unroute("**/validations/*/");
  });

  await t.test("a report is read by cause, employee and field, and opens both documents", async (t) => {
    await page.route("**/validations/*/", async (route) => {
      const { error: _error, ...body } = await (await route.fetch()).json();
      await route.fulfill({ json: { ...body, status: "completed", report: REPORT } });
    });
    await page.reload();
    await page.getByText("Fields compared").waitFor();
    await page.locator(".recharts-bar-rectangle").first().waitFor();
    await button(/California SDI/).click();
    await page.getByText("0.9 % against 1.2 %").waitFor();
    await desk.look(t, "report");
    await tab("By employee").click();
    await button(/Rosa Quigley/).click();
    await page.getByRole("cell", { name: "637.86" }).first().waitFor();
    await tab("By field").click();
    await button(/taxes amount/).waitFor();
    await tab("All").click();
    await button("Show employees[0].net_pay on both documents").click();
    const dialog = page.getByRole("dialog");
    for (const side of ["Old document", "New document"]) {
      const document = dialog.getByRole("region", { name: side }).first();
      await document.locator("canvas[data-drawn]").waitFor();
      await document.locator(".page-box-selected").first().waitFor();
    }
    await desk.look(t, "report-documents");
    await page.keyboard.press("Escape");
    const [csv] = await Promise.all([page.waitForEvent("download"), button("Save as CSV").click()]);
    t.equal(csv.suggestedFilename(), "validation-report.csv");
    await page.unroute("**/validations/*/");
  });

  await t.test("migrations are renamed and listed", async (t) => {
    await page.getByRole("link", { name: "Harbor Light, July" }).click();
    await button("Rename").click();
    await page.getByRole("dialog").getByLabel("Name").fill("Harbor Light, August");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await heading("Harbor Light, August").waitFor();
    await nav.getByRole("link", { name: "Migrations" }).click();
    await page.getByRole("link", { name: "Harbor Light, August" }).waitFor();
    await desk.look(t, "migrations");
  });

  await t.test("figures are shown with their course", async (t) => {
    await nav.getByRole("link", { name: "Metrics" }).click();
    await page.getByText("Mean confidence", { exact: true }).waitFor();
    await page.locator(".recharts-surface").nth(1).waitFor();
    await desk.look(t, "metrics");
  });

  await t.test("a key is made, shown once, works, and is revoked", async (t) => {
    await nav.getByRole("link", { name: "Settings" }).click();
    await page.getByText("No keys").waitFor();
    await button("Create a key").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("nightly upload");
    await dialog.getByLabel("documents:read").check();
    await dialog.getByRole("button", { name: "Create" }).click();
    const secret = (await page.getByTestId("secret").textContent()) ?? "";
    const call = () => fetch(`${service.url}/api/v1/documents/`, { headers: { "X-API-Key": secret } });
    t.equal((await call()).status, 200);
    await button("I have it").click();
    await page.getByRole("row", { name: /^nightly upload/ }).waitFor();
    t.notOk((await page.content()).includes(secret), "it is not shown again");
    await desk.look(t, "settings-api-keys");
    await button("Revoke nightly upload").click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("No keys").waitFor();
    t.equal((await call()).status, 401);
  });

  await t.test("people, webhooks and the log", async (t) => {
    await tab("Users").click();
    await button("Add a user").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail address").fill("ADA@example.com");
    await dialog.getByLabel("Password", { exact: true }).fill("long enough");
    await dialog.getByRole("button", { name: "Add" }).click();
    await dialog.getByText("Another user has this address").waitFor();
    await dialog.getByLabel("E-mail address").fill("ben@example.com");
    await dialog.getByRole("button", { name: "Add" }).click();
    await button("Remove ben@example.com").waitFor();
    await desk.look(t, "settings-users");
    await button("Remove ben@example.com").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("1 user", { exact: true }).waitFor();

    await tab("Webhooks").click();
    await page.getByText("No webhooks").waitFor();
    await button("Add a webhook").click();
    await dialog.getByLabel("Address").fill("https://example.com/paylift");
    await dialog.getByRole("button", { name: "Add" }).click();
    await page.getByTestId("secret").waitFor();
    await button("I have it").click();
    await button("Delete https://example.com/paylift").waitFor();
    await desk.look(t, "settings-webhooks");
    await tab("Audit log").click();
    await page
      .getByText(/session\.created/)
      .first()
      .waitFor();
    await desk.look(t, "settings-audit-log");
  });

  await t.test("all of it stayed between the browser and the service", desk.leave);
});
