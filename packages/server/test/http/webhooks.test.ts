import { onEveryDatabase } from "./support/databases.ts";

onEveryDatabase("an organization cannot make webhooks without end", async (t, { client }) => {
  const webhook = { url: "https://example.com/hook", events: ["job.completed"] };
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.post("webhooks/", webhook)));
  t.equal(answers.filter(({ status }) => status === 201).length, 16);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) {
    t.match(answer, { status: 409, body: { code: "too_many_webhooks", detail: /at most 16 webhooks/ } });
  }
  const { body } = await client.get("webhooks/");
  t.equal(body.count, 16);
  t.equal((await client.delete(`webhooks/${body.results[0].id}/`)).status, 204);
  t.equal((await client.post("webhooks/", webhook)).status, 201, "there is room again");
});
