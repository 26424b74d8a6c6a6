import Router from "@koa/router";
import Koa from "koa";
import pg from "pg";

// The least that answers the same question: one route, one query, no rights and no rules.
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const router = new Router();
router.get("/api/v1/jobs/:id/", async (ctx) => {
  const { rows } = await pool.query(
    "select id, status, document_id, created_at, updated_at from jobs where organization_id = $1 and id = $2",
    [process.env["ORGANIZATION"], ctx["params"].id],
  );
  ctx.body = { ...rows[0], result: null };
});
const app = new Koa();
app.use(router.routes());
const server = app.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  console.log(`bare listens on http://127.0.0.1:${port}`);
});
process.once("SIGTERM", () => process.exit());
