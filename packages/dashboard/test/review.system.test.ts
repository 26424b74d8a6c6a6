import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { launch, skip } from "./support/chromium.ts";
import { EMAIL, openDesk, PASSWORD, settled } from "./support/desk.ts";
import { LOCKED_WITH, misprint, testDocuments } from "./support/documents.ts";

const LIST_OF_JOBS = /\/api\/v1\/jobs\/\?/v;
const LIST_OF_DOCUMENTS = "**/api/v1/dashboard/documents/**";

test("from the first run to a corrected output", { skip }, async (t) => {
  const [desk, documents] = await Promise.all([
    openDesk(t),
    testDocuments(t, "clean", "inconsistent", "large", "locked", "notes"),
  ]);
  const { page, context, service } = desk;
  const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const nav = page.getByRole("navigation");
  const tab = (name: string | RegExp) => page.getByRole("tab", { name });

  await t.test("nobody is let in without a user, and the link makes one", async (t) => {
    await desk.open("/documents");
    await heading("Sign in").waitFor();
    await page.getByText("This service has no users yet").waitFor();
    await page.goto(`${service.url}/setup#wrong-token`);
    await page.getByLabel("Organization").fill("Harbor Light Foods");
    await page.getByLabel("Your e-mail address").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button("Create the first user").click();
    await page.getByText("The link is not the one of this service").waitFor();
    await desk.look(t, "setup");
    await page.goto("about:blank");
    await desk.setUp();
    await page.getByText("Nothing needs review").waitFor();
  });

  await t.test("an address that leads nowhere says so, another organization's too", async (t) => {
    const headers = { "X-API-Key": await service.strangersKey() };
    const form = new FormData();
    form.append("file", new Blob([await readFile(documents.clean)]), "theirs.pdf");
    form.append("create_job", "true");
    const call = async (path: string, init: object): Promise<{ id: string; job_id?: string }> =>
      (await fetch(`${service.url}/api/v1/${path}`, { method: "POST", ...init })).json();
    const theirs = await call("documents/upload/", { headers, body: form });
    const migration = await call("payroll-migrations/", {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Theirs", source_provider: "adp", target_provider: "gusto" }),
    });
    for (const path of [
      "/nothing",
      "/documents/none",
      `/documents/${theirs.id}`,
      `/jobs/${theirs.job_id}`,
      `/migrations/${migration.id}`,
      `/migrations/${migration.id}/comparison`,
    ]) {
      await desk.open(path);
      await heading("Page not found").waitFor();
    }
    await desk.look(t, "not-found");
  });

  await t.test("a changing request without the token is refused, and no token is stored", async (t) => {
    const status = await page.evaluate(
      `fetch("/api/v1/jobs/", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }).then(({ status }) => status)`,
    );
    t.equal(status, 403);
    const stored = String(
      await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"),
    );
    t.notMatch(stored, /csrf|token|session/i);
  });

  await t.test("documents are uploaded, and bytes that are there already are noticed", async (t) => {
    await nav.getByRole("link", { name: "Documents" }).click();
    await page.getByText("No documents yet").waitFor();
    const files = page.locator("input[type=file]");
    await files.setInputFiles([documents.clean, documents.inconsistent, documents.notes]);
    await page.getByText("The file is not a PDF").waitFor();
    await page.getByRole("link", { name: "review it" }).nth(1).waitFor();
    await files.setInputFiles(documents.clean);
    await page.getByText("This file was already uploaded as").waitFor();
    await page.getByText(/% · proved/).waitFor();
    await page.getByText(/% · (needs review|low confidence)/).waitFor();
    await desk.look(t, "documents");
    await button("Clear finished uploads").click();
    await page.getByLabel("File name").fill("inconsist");
    await page.getByText("1 document", { exact: true }).waitFor();
    await page.getByLabel("File name").fill("no such file");
    await page.getByText("No matching documents").waitFor();
  });

  await t.test("a list that cannot be loaded is tried again", async (t) => {
    await page.route(LIST_OF_DOCUMENTS, (route) => route.abort());
    await page.getByLabel("File name").fill("clean");
    await page.getByText("The service cannot be reached").waitFor();
    await page.unroute(LIST_OF_DOCUMENTS);
    await button("Try again").click();
    await page.getByRole("link", { name: "clean.pdf" }).click();
    await heading("clean.pdf").waitFor();
    await page.getByRole("link", { name: "Review", exact: true }).waitFor();
    await desk.look(t, "document");
  });

  await t.test("the queue leads to what is doubtful, and fields and boxes to each other", async (t) => {
    await nav.getByRole("link", { name: "Needs review" }).click();
    await page.getByRole("link", { name: "inconsistent.pdf" }).waitFor();
    t.equal(await page.getByRole("listitem").filter({ hasText: "clean.pdf" }).count(), 0);
    await desk.look(t, "queue");
    await page.getByRole("link", { name: "inconsistent.pdf" }).click();
    await page.locator("canvas[data-drawn]").waitFor();
    await page.keyboard.press("F8");
    const panel = page.getByRole("region", { name: "Selected field" });
    await panel.getByText("does not hold").first().waitFor();
    await panel
      .getByText(/printed .*, computed .*, difference/)
      .first()
      .waitFor();
    await page.locator(".page-box-selected").first().waitFor();
    await desk.look(t, "review");

    await button("Close the field").click();
    const box = page.locator(".page-box-field").first();
    const label = (await box.getAttribute("aria-label")) ?? "";
    await box.click();
    await panel.getByText(label).waitFor();
    await page.locator(".field-selected").waitFor();
    await page.getByLabel("Find an employee").fill("zzz");
    await page.getByText("No employee matches.").waitFor();
    await page.getByLabel("Find an employee").fill("");
    for (const name of ["Confidence", /^Sums/, /^Unclaimed/, "Output"]) {
      await tab(name).click();
      await page.getByRole("tabpanel").waitFor();
    }
    await tab(/^Sums/).click();
    await desk.look(t, "review-sums");
    await tab("Fields").click();
  });

  await t.test("the page is fitted, zoomed, turned, dragged and found among its thumbnails", async (t) => {
    const view = page.getByRole("region", { name: "The page" });
    const paper = page.locator(".pdf-turned");
    const sizeOf = async () => (await paper.boundingBox()) ?? { width: 0, height: 0 };
    const room = (await view.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await button("Fit page").click();
    const whole = await sizeOf();
    t.ok(whole.width <= room.width && whole.height <= room.height, "all of it is seen");
    await button("Fit width").click();
    t.ok(Math.abs((await sizeOf()).width - room.width) < 20, "as wide as there is room");
    await view.focus();
    const before = await sizeOf();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    const larger = await sizeOf();
    t.ok(larger.width > before.width * 1.5, "two steps in");
    await page.mouse.move(room.x + room.width / 2, room.y + room.height / 2);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    const nearer = await settled(sizeOf, ({ width }) => width > larger.width * 1.1);
    t.ok(nearer.width > larger.width * 1.1, "the wheel zooms");
    const scrolled = () => view.evaluate((element) => element.scrollLeft);
    const from = await scrolled();
    await page.mouse.move(room.x + room.width - 40, room.y + room.height - 20);
    await page.mouse.down();
    await page.mouse.move(room.x + 60, room.y + room.height - 20, { steps: 4 });
    await page.mouse.up();
    t.ok((await scrolled()) > from, "the page is dragged");
    await page.keyboard.press("0");
    await button("Rotate").click();
    const turned = await sizeOf();
    t.ok(turned.height > turned.width, "a wide page stands upright");
    await desk.look(t, "review-turned");
    // On a narrow screen the page is elsewhere, and upright again.
    await button("Pages").click();
    await button("Go to page 2").click();
    await page.getByLabel("Page 2 of the document").first().waitFor();
    await page.locator(".pdf-scroller canvas[data-drawn]").waitFor();
    await desk.look(t, "review-pages");
    await button("Pages").click();
    await page.keyboard.press("F8");
    const selected = page.locator(".page-box-selected").first();
    await selected.waitFor();
    const box = (await selected.boundingBox()) ?? { height: 0, x: 0, y: 0 };
    t.ok(box.height >= 10, "the field is large enough to be read");
    t.ok(box.x >= room.x && box.y >= room.y && box.x < room.x + room.width, "and in view");
    await button("Close the field").click();
  });

  await t.test("a correction outlives the end of the session, and is undone", async (t) => {
    await page.keyboard.press("F8");
    await button("Correct").click();
    await page.getByLabel("Right value").fill("4321.00");
    await page.getByLabel("Note").fill("as the payslip says");
    const { cookies } = await context.storageState();
    await context.clearCookies();
    await button("Save the correction").click();
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await desk.look(t, "session-ended");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await dialog.waitFor({ state: "hidden" });
    t.equal(await page.getByLabel("Note").inputValue(), "as the payslip says");
    t.ok(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === "Strict"));
    await page.locator("canvas[data-drawn]").waitFor();
    await button("Save the correction").click();
    await tab("Corrections (1)").click();
    await page.getByText("as the payslip says").waitFor();

    await tab("Output").click();
    await page.getByText("With 1 correction applied.").waitFor();
    const [json] = await Promise.all([page.waitForEvent("download"), button("Save as JSON").click()]);
    t.match(await readFile(await json.path(), "utf8"), /4321\b/);
    const [csv] = await Promise.all([page.waitForEvent("download"), button("Save as CSV").click()]);
    t.equal(csv.suggestedFilename(), "inconsistent.csv");
    t.match(await readFile(await csv.path(), "utf8"), /^employee_id,name,department,section,[^]*4321/);
    await desk.look(t, "review-output");

    await tab("Corrections (1)").click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).click();
    await page.getByText("No corrections").waitFor();
  });

  await t.test("a correction that a field cannot hold is not shown as one that it holds", async () => {
    await tab("Fields").click();
    await page.keyboard.press("F8");
    await button("Correct").click();
    for (const wrong of ["1.234", "abc"]) {
      await page.getByLabel("Right value").fill(wrong);
      await page.getByText("An amount, such as 1,284.67").waitFor();
      await button("Save the correction").click();
    }
    await button("Cancel").click();
    await tab("Corrections").click();
    await page.getByText("No corrections").waitFor();
  });

  await t.test("the consistent figure turns the sums green at once, and the result to proved", async (t) => {
    const { field, value } = await misprint();
    const job = new URL(page.url()).pathname;
    await desk.open(`${job}?${new URLSearchParams({ field })}`);
    await tab(/^Sums \(\d\)/).waitFor();
    await button("Correct").click();
    await page.getByLabel("Right value").fill(value);
    await button("Save the correction").click();
    const bar = page.getByRole("status", { name: "With your corrections" });
    await bar.getByText(/% · proved/).waitFor();
    await bar.getByText(/more sums? holds?\./).waitFor();
    await page.getByText("Corrected, proved by printed sums.").waitFor();
    await tab("Sums").click();
    await page.getByText("0 do not hold").waitFor();
    await desk.look(t, "review-corrected");
    await tab("Corrections (1)").click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).click();
    await page.getByText("No corrections").waitFor();
    await tab(/^Sums \(\d\)/).waitFor();
  });

  await t.test(
    "people and lines are added, moved and merged, a column corrected, and all of it undone",
    async (t) => {
      const job = new URL(page.url()).pathname;
      const dialog = page.getByRole("dialog");
      const from = async (field: string, item: string): Promise<void> => {
        await desk.open(`${job}?${new URLSearchParams({ field })}`);
        await button("Employees and lines").click();
        await page.getByRole("menuitem", { name: item, exact: true }).click();
      };
      const choose = async (label: string, option: string | RegExp): Promise<void> => {
        await dialog.getByRole("combobox", { name: label }).click();
        await page.getByRole("option", { name: option }).first().click();
      };
      const done = async (action: string | RegExp): Promise<void> => {
        await dialog.getByRole("button", { name: action }).click();
        await dialog.waitFor({ state: "hidden" });
      };
      await from("employees[0].taxes[0].amount", "Add an employee");
      await dialog.getByLabel("Name").fill("Nora Vance");
      await dialog.getByLabel("Net pay").fill("abc");
      await dialog.getByText("An amount, such as 1,284.67").waitFor();
      await dialog.getByLabel("Net pay").fill("812.40");
      await desk.look(t, "review-add-person");
      await done("Add");
      await page.getByLabel("Find an employee").fill("Nora");
      await page.getByText("Nora Vance").first().waitFor();
      await from("employees[0].taxes[0].amount", "Add a line");
      await choose("List", "Deductions");
      await dialog.getByLabel("Label").fill("Parking");
      await dialog.getByLabel("Amount").fill("15.00");
      await done("Add");
      await tab("Corrections (2)").waitFor();
      await from("employees[0].taxes[0].amount", "Move this line");
      await choose("List", "Deductions");
      await done("Move");
      await tab("Corrections (3)").waitFor();
      await from("employees[1].taxes[0].amount", "Change all lines with this label");
      await choose("Type", "Other");
      await done(/^Correct \d+ lines$/);
      await from("employees[2].name", "Merge with another employee");
      await dialog.getByRole("combobox", { name: "The other employee" }).click();
      await page.getByRole("option").first().click();
      await done("Merge");
      await tab("Corrections (5)").waitFor();
      for (let left = 5; left > 0; left -= 1) {
        await tab(`Corrections (${left})`).click();
        await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).first().click();
      }
      await page.getByText("No corrections").waitFor();
    },
  );

  await t.test("each kind of correction is applied, and undone", async () => {
    const job = new URL(page.url()).pathname;
    const choose = async (label: string, option: string): Promise<void> => {
      await page.getByRole("combobox", { name: label }).click();
      await page.getByRole("option", { name: option }).click();
    };
    const correct = async (field: string, kind: string, fill: () => Promise<void>): Promise<void> => {
      await desk.open(`${job}?${new URLSearchParams({ field })}`);
      await button("Correct").click();
      await choose("What is wrong", kind);
      await fill();
      await button("Save the correction").click();
      await page.getByText("Corrected", { exact: true }).waitFor();
    };
    await correct("employees[1].earnings[0].amount", "It should not be there", async () => {
      await page.getByText("This field alone").waitFor({ state: "hidden" });
    });
    await correct("employees[2].employee_id", "It belongs to another field", () =>
      page.getByRole("combobox", { name: "Where it belongs" }).fill("employees[2].department"),
    );
    await correct("employees[3].name", "A field is missing", async () => {
      await page.getByRole("combobox", { name: "Field" }).fill("employees[3].department");
      await page.getByLabel("Right value").fill("Kitchen");
    });
    await tab("Output").click();
    await page.getByText("With 3 corrections applied.").waitFor();
    await tab("Corrections (3)").click();
    for (let left = 3; left > 0; left -= 1) {
      await tab(`Corrections (${left})`).waitFor();
      await page.getByRole("tabpanel").getByRole("button", { name: "Undo" }).first().click();
    }
    await page.getByText("No corrections").waitFor();
  });

  await t.test("what is reviewed leaves the queue, until that is taken back", async (t) => {
    await button("Mark as reviewed").click();
    await page.getByText(/^Reviewed by ada@example.com/).waitFor();
    await nav.getByRole("link", { name: "Needs review" }).click();
    await page.getByText("Nothing needs review").waitFor();
    await page.getByText("Reviewed", { exact: true }).click();
    await page.getByText(/^Reviewed by ada@example.com/).waitFor();
    await desk.look(t, "queue-reviewed");
    await page.getByRole("link", { name: "inconsistent.pdf" }).click();
    await button("Take back").click();
    await button("Mark as reviewed").waitFor();
    await nav.getByRole("link", { name: "Needs review" }).click();
    await page.getByRole("link", { name: "inconsistent.pdf" }).waitFor();
  });

  await t.test("documents are reviewed together, and that is undone", async (t) => {
    const queued = page.getByRole("link", { name: "inconsistent.pdf" });
    await page.getByLabel("Select inconsistent.pdf").check();
    await page.getByText("1 document selected").waitFor();
    await desk.look(t, "queue-selected");
    await button("Mark selected as reviewed").click();
    await page.getByText("1 document marked as reviewed").waitFor();
    await queued.waitFor({ state: "hidden" });
    await button("Undo").last().click();
    await queued.waitFor();
  });

  await t.test("documents are read again together", async (t) => {
    await nav.getByRole("link", { name: "Documents" }).click();
    await page.getByLabel("Select all on this page").check();
    await page.getByText("2 documents selected").waitFor();
    await desk.look(t, "documents-selected");
    await button("Read again").click();
    await page.getByRole("dialog").getByRole("button", { name: "Read again" }).click();
    await page.getByText("2 documents will be read again").waitFor();
    await page.getByText("2 documents selected").waitFor({ state: "hidden" });
    await page.getByRole("row", { name: /clean\.pdf.* proved/ }).waitFor();
    await page.getByRole("row", { name: /inconsistent\.pdf.* needs review/ }).waitFor();
  });

  await t.test("keys find people, documents and pages, and are explained", async (t) => {
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await desk.look(t, "keys");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: /^Search documents/ });
    await search.fill("incons");
    await page.getByRole("option", { name: /inconsistent\.pdf .*Document/ }).waitFor();
    await search.fill("banerjee");
    await page.getByRole("option", { name: /BANERJEE.*inconsistent\.pdf.*Person/ }).waitFor();
    await desk.look(t, "search");
    await search.fill("no such thing");
    await page.getByText("Nothing found.").waitFor();
    await search.fill("banerjee");
    await page.getByRole("option", { name: /BANERJEE/ }).waitFor();
    await page.keyboard.press("Enter");
    await heading("inconsistent.pdf").waitFor();
    await page
      .getByRole("region", { name: "Selected field" })
      .getByText(/^Name: .*BANERJEE/)
      .waitFor();
    await page.keyboard.press("Control+k");
    await search.fill("metr");
    await page.keyboard.press("Enter");
    await heading("Metrics").waitFor();
  });

  await t.test("a large register is looked at at once, and scrolls", async (t) => {
    await nav.getByRole("link", { name: "Documents" }).click();
    await page.locator("input[type=file]").setInputFiles(documents.large);
    await page.getByRole("row", { name: /large\.pdf.* proved/ }).waitFor();
    const link = page.getByRole("row", { name: /large\.pdf/ }).getByRole("link", { name: /proved/ });
    const startedMs = performance.now();
    await link.click();
    await page.locator(".row-group").nth(5).waitFor();
    const rowsMs = performance.now() - startedMs;
    await page.locator("canvas[data-drawn]").waitFor();
    t.comment(
      `400 employees: first rows after ${Math.round(rowsMs)} ms, first page after ${Math.round(performance.now() - startedMs)} ms`,
    );
    const rows = page.locator(".fields-scroller .row");
    t.ok((await rows.count()) < 60, "only what is in view is drawn");
    const frames = Number(
      await page.evaluate(`new Promise((resolve) => {
        const scroller = document.querySelector(".fields-scroller");
        const started = performance.now();
        let frames = 0;
        (function step() {
          scroller.scrollTop += 120;
          frames += 1;
          if (performance.now() - started < 1000) requestAnimationFrame(step);
          else resolve(frames);
        })();
      })`),
    );
    t.comment(`${frames} frames in a second of scrolling`);
    await desk.look(t, "review-large");
  });

  await t.test("an encrypted document takes its password, for reading and for looking at it", async (t) => {
    await nav.getByRole("link", { name: "Documents" }).click();
    await page.locator("input[type=file]").setInputFiles(documents.locked);
    const row = page.getByRole("row", { name: /locked\.pdf/ });
    await row.getByText("Failed").waitFor();
    await row.getByRole("link", { name: "locked.pdf" }).click();
    await page.getByRole("link", { name: "Look" }).click();
    await page.getByText(/encrypted; a password is needed/).waitFor();
    const password = page.getByLabel("Document password", { exact: true });
    await password.fill("not that one");
    await button("Read it again").click();
    await page.getByText(/\(wrong_password\)/).waitFor();
    await desk.look(t, "document-locked");
    await password.fill(LOCKED_WITH);
    await button("Read it again").click();
    await page.locator("canvas[data-drawn]").waitFor();

    // Whoever comes later is asked for it, to see the pages.
    await page.reload();
    await page.getByText("The document is encrypted.").waitFor();
    await desk.look(t, "review-locked");
    await password.fill("not that one");
    await button("Show the pages").click();
    await page.getByText("This password does not open the document.").waitFor();
    await password.clear();
    await password.pressSequentially(LOCKED_WITH);
    await button("Show the pages").click();
    await page.locator("canvas[data-drawn]").waitFor();

    await nav.getByRole("link", { name: "Documents" }).click();
    await password.fill(LOCKED_WITH);
    await page.locator("input[type=file]").setInputFiles(documents.locked);
    await button("Upload anyway").click();
    await page
      .getByRole("row", { name: /locked\.pdf.* proved/ })
      .nth(1)
      .waitFor();
    await button("Clear finished uploads").click();
    for (let left = 2; left > 0; left -= 1) {
      await page.getByRole("link", { name: "locked.pdf" }).first().click();
      await button("Delete").click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await heading("Documents").waitFor();
    }
  });

  await t.test("destructive actions ask, however late the answer that tells of results", async () => {
    await page.route(LIST_OF_JOBS, async (route) => {
      await pause(1_000);
      await route.continue();
    });
    await nav.getByRole("link", { name: "Documents" }).click();
    await page.getByRole("link", { name: "clean.pdf" }).click();
    for (const action of ["Read it again", "Delete"]) {
      await button(action).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await heading("clean.pdf").waitFor();
    await page.unroute(LIST_OF_JOBS);
  });

  await t.test("a deleted document is in no list, however late the list's next answer", async (t) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(LIST_OF_DOCUMENTS, async (route) => {
      await held;
      await route.continue();
    });
    await button("Delete").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await heading("Documents").waitFor();
    await page.getByText("2 documents", { exact: true }).waitFor();
    t.equal(await page.getByRole("link", { name: "clean.pdf" }).count(), 0);
    const answer = page.waitForResponse(LIST_OF_DOCUMENTS);
    release();
    await answer;
    await page.getByText("2 documents", { exact: true }).waitFor();
    await page.unroute(LIST_OF_DOCUMENTS);
  });

  await t.test("signing out ends it", async (t) => {
    await button("Sign out").click();
    await heading("Sign in").waitFor();
    await page.getByLabel("E-mail address").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await button("Sign in").click();
    await page.getByText("The address or the password is wrong").waitFor();
    await desk.look(t, "sign-in");
  });

  await t.test("a browser that keeps no session over plain HTTP says so", async (t) => {
    const browser = await launch(["--host-resolver-rules=MAP paylift.test 127.0.0.1"]);
    t.teardown(() => browser.close());
    const plain = await browser.newPage();
    await plain.goto(service.url.replace("127.0.0.1", "paylift.test"));
    await plain.getByLabel("E-mail address").fill(EMAIL);
    await plain.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await plain.getByRole("button", { name: "Sign in" }).click();
    await plain.getByText("The browser does not keep the session").waitFor();
    await plain.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  });

  await t.test("all of it stayed between the browser and the service", desk.leave);
});
