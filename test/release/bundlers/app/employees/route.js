import { createEngine } from "@paylift/engine";

// One for the life of the process, made with the first request.
let engine;

export async function GET(request) {
  engine ??= createEngine({ threads: 1 });
  const { canonical_output } = await (await engine).extract(new URL(request.url).searchParams.get("file"));
  return Response.json({ employees: canonical_output.employees.length });
}
