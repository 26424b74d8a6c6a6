import { readFile } from "node:fs/promises";
import { test } from "tap";
import { skip } from "./support/chromium.ts";
import { openDesk } from "./support/desk.ts";
import { testDocuments } from "./support/documents.ts";

test("from a new migration to its report, and the settings", { skip }, async (t) => {
  const [desk, documents] = await Promise.all([
    openDesk(t),
    testDocuments(t, "clean", "before", "after", "notes"),
  ]);
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
    await page.getByText("No runs yet").waitFor();
    await old.locator("input[type=file]").setInputFiles(documents.clean);
    await old.getByRole("link", { name: "clean.pdf" }).waitFor();
    await next.locator("input[type=file]").setInputFiles(documents.notes);
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

  await t.test("a report is read by cause, employee and field, and opens both documents", async (t) => {
    const old = page.getByRole("region", { name: "Old provider" });
    const next = page.getByRole("region", { name: "New provider" });
    for (const side of [old, next]) {
      await side.getByRole("button", { name: "Remove clean.pdf" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await side.getByRole("link", { name: "clean.pdf" }).waitFor({ state: "hidden" });
    }
    await old.locator("input[type=file]").setInputFiles(documents.before);
    await next.locator("input[type=file]").setInputFiles(documents.after);
    await old.getByText("Completed").waitFor();
    await next.getByText("Completed").waitFor();
    await button("Compare").click();
    await page.getByText("Fields compared").waitFor();
    const chart = page.getByRole("region", { name: "Money at risk by cause" });
    const lengths = await chart
      .locator(".bar")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    t.ok(lengths.length > 1);
    t.same(
      lengths,
      lengths.toSorted((one, other) => other - one),
      "the greatest first",
    );
    await desk.look(t, "report");
    for (const name of ["By employee", "By field", "By cause"]) {
      await tab(name).click();
      const panel = page.getByRole("tabpanel", { name });
      const section = panel.locator("button[aria-expanded]").first();
      await section.click();
      await panel.getByRole("table").first().waitFor();
    }
    await desk.look(t, "report-causes");
    await tab("All").click();
    await button(/^Show employees\[\d+\]\.(net_pay|deductions\[\d+\]\.amount) on both documents$/)
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    for (const side of ["Old document", "New document"]) {
      const document = dialog.getByRole("region", { name: side }).first();
      await document.locator("canvas[data-drawn]").waitFor();
      await document.locator(".page-box-selected").first().waitFor();
    }
    await desk.look(t, "report-documents");
    await page.keyboard.press("Escape");
    for (const [name, ending] of [
      ["Save as CSV", "csv"],
      ["Save for Excel", "xlsx"],
    ] as const) {
      const link = page.getByRole("link", { name });
      const [saved] = await Promise.all([page.waitForEvent("download"), link.click()]);
      t.match(saved.suggestedFilename(), new RegExp(`^(?:validation|migration)-.*\\.${ending}$`, "v"));
    }
    const path = (await page.getByRole("link", { name: "Print view" }).getAttribute("href")) ?? "";
    const printed = await page.evaluate(`fetch(${JSON.stringify(path)}).then((answer) => answer.text())`);
    t.match(printed, /<!doctype html>/i);
    const paper = await desk.context.newPage();
    await paper.setViewportSize({ width: 390, height: 844 });
    await paper.goto(service.url + path);
    const widths = await paper
      .locator(".cause td:nth-child(2)")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    t.ok(Math.min(...widths) > 100, "words stay whole on a narrow screen");
    t.ok(await paper.evaluate("document.documentElement.scrollWidth <= innerWidth"));
    await paper.close();
  });

  await t.test("a difference is accepted with a reason, and opened again", async (t) => {
    await button(/^Accept /)
      .first()
      .click();
    await page.getByRole("dialog").getByLabel("Reason").fill("another payroll on purpose");
    await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
    await button(/^Take back/)
      .first()
      .waitFor();
    await desk.look(t, "report-accepted");
    await button(/^Take back/)
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await button(/^Take back/)
      .first()
      .waitFor({ state: "hidden" });
  });

  await t.test(
    "a cause is accepted with one reason, then some differences, and each is undone",
    async (t) => {
      const takeBacks = button(/^Take back/);
      await tab("By cause").click();
      await page
        .getByRole("button", { name: /employees? · / })
        .first()
        .click();
      await button("Accept this cause").first().click();
      await page.getByRole("dialog").getByLabel("Reason").fill("agreed with the new provider");
      await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
      await page
        .getByText(/^\d+ differences? accepted$/)
        .last()
        .waitFor();
      await takeBacks.first().waitFor();
      await button("Accept this cause").waitFor({ state: "hidden" });
      await page.getByRole("alert").getByRole("button", { name: "Undo" }).last().click();
      await takeBacks.first().waitFor({ state: "hidden" });

      await page.getByRole("tab", { name: "All", exact: true }).click();
      await page.getByLabel("Select all open ones on this page").check();
      await page.getByText(/^\d+ differences selected$/).waitFor();
      await desk.look(t, "report-selected");
      await button("Accept selected").click();
      await page.getByRole("dialog").getByLabel("Reason").fill("seen one by one");
      await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
      await takeBacks.first().waitFor();
      await page.getByRole("combobox", { name: "State" }).click();
      await page.getByRole("option", { name: "Accepted" }).click();
      t.equal(await button(/^Accept (?!selected)/).count(), 0, "only what is accepted is shown");
      await page.getByLabel("Find", { exact: true }).fill("nobody at all");
      await page.getByText("No matching differences").waitFor();
      await page.getByLabel("Find", { exact: true }).fill("");
      await page.getByRole("alert").getByRole("button", { name: "Undo" }).last().click();
      await page.getByText("No matching differences").waitFor();
    },
  );

  await t.test("ten thousand differences are paged and filtered at once", async (t) => {
    await page.route("**/validations/*/", async (route) => {
      const body = await (await route.fetch()).json();
      const [one] = body.report.discrepancies;
      const discrepancies = Array.from({ length: 10_000 }, (_, at) => ({
        ...one,
        key: `difference ${at}`,
        field_path: `employees[${at}].net_pay`,
        employee: { name: `PERSON ${at}`, source_id: `${at}`, target_id: `${at}` },
      }));
      await route.fulfill({ json: { ...body, report: { ...body.report, discrepancies } } });
    });
    await page.reload();
    await page.getByRole("tab", { name: "All", exact: true }).click();
    await page.getByText("10,000 differences").waitFor();
    const timed = async (what: string, act: () => Promise<unknown>, seen: string): Promise<void> => {
      const startedMs = performance.now();
      await act();
      await page.getByText(seen, { exact: true }).first().waitFor();
      t.comment(`${what}: ${Math.round(performance.now() - startedMs)} ms`);
    };
    await timed("another page", () => button("Page 2").click(), "employees[20].net_pay");
    await timed(
      "filtered",
      () => page.getByLabel("Find", { exact: true }).fill("person 9876"),
      "employees[9876].net_pay",
    );
    t.equal(await page.getByRole("row").count(), 2, "the heading and the one");
    await page.unroute("**/validations/*/");
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
    await page.getByRole("link", { name: "Harbor Light, July" }).click();
  });

  await t.test("who is who and which item is which are written down, exchanged and used", async (t) => {
    await page.getByRole("link", { name: "Comparison settings" }).click();
    await heading("Comparison settings").waitFor();
    await button("Add a person").click();
    await page.getByLabel("Old name of person 1").fill("Rosa Quigley");
    await button("Save the mapping").click();
    await page.getByText("An id or a name is needed").waitFor();
    await page.getByText("1 entry is not right yet").waitFor();
    await desk.look(t, "mapping-refused");
    await page.getByLabel("New id of person 1").fill("E-1001");
    await button("Add items").click();
    const items = page.getByRole("listitem").last();
    for (const side of await items.getByLabel("Label").all()) await side.fill("Bonus");
    await items.getByLabel("opposite sign").check();
    await button("Save the mapping").click();
    await page.getByText("The mapping is saved").waitFor();
    const [saved] = await Promise.all([page.waitForEvent("download"), button("Export JSON").click()]);
    const mapping = JSON.parse(await readFile(await saved.path(), "utf8"));
    const bonus = [{ section: "earnings", code: null, description: "Bonus" }];
    t.same(mapping, {
      employees: [{ source_name: "Rosa Quigley", target_id: "E-1001" }],
      lines: [{ source: bonus, target: bonus, factor: -1 }],
    });
    await desk.look(t, "mapping");

    const file = (text: string) => ({
      name: "mine.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    const importing = page.locator("input[type=file]").first();
    await importing.setInputFiles(file("no json"));
    await page.getByText("It is not JSON").waitFor();
    const replace = page.getByRole("dialog").getByRole("button", { name: "Replace" });
    await importing.setInputFiles(file(JSON.stringify({ employees: [{ source_id: "1" }] })));
    await replace.click();
    await page.getByText("The body is not valid").waitFor();
    const people = Array.from({ length: 25 }, (_, at) => ({ source_id: `${at}`, target_id: `E-${at}` }));
    await importing.setInputFiles(file(JSON.stringify({ employees: people })));
    await replace.click();
    await page.getByText("25 people").waitFor();
    await page.getByLabel("Old id of person 20").waitFor();
    t.equal(await page.getByLabel("Old id of person 21").count(), 0);
    await button("Page 2").click();
    await page.getByLabel("Old id of person 25").fill("1");
    await button("Save the mapping").click();
    await page.getByText("Already listed above").waitFor();
    await page.getByRole("link", { name: "Migrations" }).first().click();
    await page.getByRole("dialog").getByText("Leave without saving?").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await heading("Comparison settings").waitFor();
    await button("Discard changes").click();
    const csv = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from("Old ID,New name\n17,\n") };
    await importing.setInputFiles(csv);
    await replace.click();
    await page.getByText("row 2 has neither an id nor a name of the target").waitFor();
    await importing.setInputFiles({ ...csv, buffer: Buffer.from("Old ID,New name\n0017,Rosa Quigley\n") });
    await replace.click();
    await page.getByText("1 person").waitFor();
    t.equal(await page.getByLabel("Old id of person 1").inputValue(), "0017");
    const link = page.getByRole("link", { name: "Save for Excel" });
    const [workbook] = await Promise.all([page.waitForEvent("download"), link.click()]);
    t.equal(workbook.suggestedFilename(), "crosswalk.xlsx");
  });

  await t.test("tolerances are written in dollars, hours and percent", async (t) => {
    await tab("Tolerances").click();
    await button("Add a tolerance").click();
    await button("Add a tolerance").click();
    await button("Save the tolerance").click();
    await page.getByText("Never used: number 1 decides before it").waitFor();
    await page.getByRole("combobox", { name: "Figure of tolerance 2" }).click();
    await page.getByRole("option", { name: "Hours" }).click();
    await page.getByLabel("Largest difference of tolerance 2, in hours").fill("");
    await page.getByLabel("Largest difference of tolerance 2, in hours").pressSequentially("0.05");
    await page.getByLabel("Largest difference of tolerance 1, in dollars").fill("12.5");
    await page.getByLabel("Largest difference of tolerance 1, in percent").fill("1");
    await page.getByRole("combobox", { name: "Section of tolerance 1" }).click();
    await page.getByRole("option", { name: "Deductions", exact: true }).click();
    await page.getByLabel("Why year-to-date figures may differ").fill("balances are loaded in January");
    await button("Save the tolerance").click();
    await page.getByText("The tolerance is saved").waitFor();
    const [saved] = await Promise.all([page.waitForEvent("download"), button("Export JSON").click()]);
    t.same(JSON.parse(await readFile(await saved.path(), "utf8")), {
      tolerances: [
        { field: "amount", absolute: 12.5, percent: 1, section: "deductions" },
        { field: "hours", absolute: 0.05 },
      ],
      ytd_reason: "balances are loaded in January",
    });
    await desk.look(t, "tolerances");
  });

  await t.test("migrations are renamed and listed", async (t) => {
    await page.getByRole("link", { name: "Harbor Light, July" }).click();
    await button("Rename").click();
    await page.getByRole("dialog").getByLabel("Name").fill("Harbor Light, August");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await heading("Harbor Light, August").waitFor();
    await nav.getByRole("link", { name: "Migrations" }).click();
    await page.getByRole("row", { name: /^Harbor Light, August .* Compared / }).waitFor();
    await desk.look(t, "migrations");
  });

  await t.test("figures are shown with their course", async (t) => {
    await nav.getByRole("link", { name: "Metrics" }).click();
    await heading("Metrics").waitFor();
    await page.reload();
    await page.getByText("Average confidence", { exact: true }).waitFor();
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
    await dialog.getByLabel("documents:write").check();
    await dialog.getByRole("button", { name: "Create" }).click();
    const secret = (await page.getByTestId("secret").textContent()) ?? "";
    const call = () => fetch(`${service.url}/api/v1/documents/`, { headers: { "X-API-Key": secret } });
    t.equal((await call()).status, 200);
    await button("I have copied it").click();
    await page.getByRole("row", { name: /^nightly upload/ }).waitFor();
    t.notOk((await page.content()).includes(secret), "it is not shown again");
    await desk.look(t, "settings-api-keys");
    const body = new FormData();
    body.set("file", new Blob([await readFile(documents.clean)]), "nightly.pdf");
    const headers = { "X-API-Key": secret };
    const upload = await fetch(`${service.url}/api/v1/documents/upload/`, { method: "POST", headers, body });
    t.equal(upload.status, 201);
    await tab("Audit log").click();
    await page.getByRole("row", { name: /key “nightly upload” document\.created/ }).waitFor();
    await page.getByText(/^\d+ entries$/).waitFor();
    await tab("API keys").click();
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
    await dialog.getByText("Another user of the organization has this address").waitFor();
    await dialog.getByLabel("E-mail address").fill("ben@example.com");
    await dialog.getByRole("button", { name: "Add" }).click();
    await button("Remove ben@example.com").waitFor();
    await button("Remove ben@example.com").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("1 user", { exact: true }).waitFor();

    await tab("Webhooks").click();
    await page.getByText("No webhooks").waitFor();
    await button("Add a webhook").click();
    await dialog.getByLabel("Address").fill("https://example.com/paylift");
    await dialog.getByRole("button", { name: "Add" }).click();
    await page.getByTestId("secret").waitFor();
    await button("I have copied it").click();
    await button("Delete https://example.com/paylift").waitFor();
    await desk.look(t, "settings-webhooks");
    await tab("Mapping and tolerances").click();
    await page.getByRole("link", { name: "Harbor Light, August" }).waitFor();
    await desk.look(t, "settings-comparison");

    await tab("Retention").click();
    await page.getByLabel("for a number of days").check();
    await page.getByLabel("Days since the upload").fill("0");
    await page.getByText("A whole number from 1 to 36,500").waitFor();
    await page.getByLabel("Days since the upload").fill("90");
    await page.getByText("No document is older than that").waitFor();
    await desk.look(t, "settings-retention");
    await button("Save").click();
    await page.getByRole("dialog").getByText("0 documents will be deleted").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete after this time" }).click();
    await page.getByText("Retention saved").waitFor();
    await tab("Audit log").click();
    await page
      .getByText(/retention\.updated/)
      .first()
      .waitFor();
    await desk.look(t, "settings-audit-log");
  });

  await t.test("all of it stayed between the browser and the service", desk.leave);
});
