import { sql } from "kysely";
import { openPostgres } from "../src/database/postgres.ts";
import { onPostgres } from "./support/backends.ts";
import { present, sample } from "./support/samples.ts";

onPostgres("statements are prepared, and outlive a column that comes later", async (t, { store, url }) => {
  const { organization } = await sample(store);
  const { kysely, close } = await openPostgres(present(url), 2);
  const all = () => kysely.selectFrom("organizations").selectAll().where("id", "=", organization.id);
  const named = () => kysely.selectFrom("organizations").select("name").where("id", "=", organization.id);
  await kysely.connection().execute(async (connection) => {
    for (let round = 0; round < 2; round += 1) {
      t.match(await connection.executeQuery(named()), { rows: [{ name: organization.name }] });
      t.match(await connection.executeQuery(all()), { rows: [{ id: organization.id }] });
      await sql`alter table organizations add column ${sql.ref(`later_${round}`)} text`.execute(connection);
    }
    const prepared = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(connection);
    t.same(
      prepared.rows.map(({ statement }) => statement),
      [named().compile().sql],
      "one statement for both rounds",
    );
  });
  await sql`alter table organizations drop column later_0, drop column later_1`.execute(kysely);
  await close();
});

onPostgres("no more statements are prepared than a connection should keep", async (t, { url }) => {
  const { kysely, close } = await openPostgres(present(url), 2);
  const count = await kysely.connection().execute(async (connection) => {
    for (let index = 0; index < 250; index += 1) {
      const text = sql`select ${sql.lit(index)}::int as number where 1 = ${1}`;
      t.match(await text.execute(connection), { rows: [{ number: index }] });
    }
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_prepared_statements`.execute(connection);
    return Number(rows[0]?.count);
  });
  t.equal(count, 200);
  await close();
});
