import { test } from "tap";
import { killAtEach } from "./faults/statements/kill-at-each.ts";
import { DATABASES, onDatabase } from "./faults/statements/on-databases.ts";
import { SCENES } from "./faults/statements/scenes.ts";

for (const database of DATABASES) {
  test(`${database}: an upload whose server is killed at any statement is made once`, async (t) => {
    const [upload] = SCENES;
    if (upload === undefined) throw new Error("no scene");
    const report = await onDatabase(database, (options) =>
      killAtEach(upload, options, { every: 4, say: (text) => t.comment(text) }),
    );
    if (report === null) return t.comment("there are no Postgres binaries for this platform");
    t.same(report.faults, []);
    t.ok(report.kills >= 4, `${report.kills} kills`);
  });
}
