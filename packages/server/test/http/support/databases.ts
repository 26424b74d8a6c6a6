import t, { type Test } from "tap";
import { startPostgres } from "../../../../store/test/support/postgres-server.ts";
import { startService, type TestService } from "./service.ts";

const server = await startPostgres();

t.teardown(async () => {
  if (typeof server !== "string") await server.stop();
});

/** One test on an embedded database and the same on a Postgres server, each with a service of its own. */
export function onEveryDatabase(title: string, body: (t: Test, service: TestService) => Promise<void>): void {
  void t.test(`embedded: ${title}`, async (child) => body(child, await startService(child)));
  const skip = typeof server === "string" ? server : false;
  void t.test(`postgres: ${title}`, { skip }, async (child) => {
    if (typeof server === "string") return;
    const { address, giveBack } = await server.borrowMigrated();
    // The last of the teardowns: the service has let go of it then.
    child.teardown(giveBack);
    await body(child, await startService(child, {}, address));
  });
}
