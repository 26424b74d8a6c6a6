import { EngineError, type LayoutData } from "@paylift/engine";
import { checkLayout } from "@paylift/engine/corrections";
import type { JsonObject, Page, Repositories, Store, StoredLayout } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

const DEFAULT_PROVIDER = "own-layouts";
const PDF = "application/pdf";

export interface LayoutService {
  /** Saves what the corrections of a job teach, to be tried. @throws Problem `job_not_completed`, `not_a_pdf`. */
  teach(caller: Caller, jobId: string, named: { name: string; provider?: string }): Promise<StoredLayout>;
  /** @throws Problem `invalid_body` for one that does not fit. */
  import(caller: Caller, imported: { name?: string; layout: unknown }): Promise<StoredLayout>;
  list(caller: Caller, page: PageRequest): Promise<Page<StoredLayout>>;
  get(caller: Caller, id: string): Promise<StoredLayout>;
  /** The format variant with its provider. @throws Problem `layout_not_ready` before it is learned. */
  export(caller: Caller, id: string): Promise<JsonObject>;
  /** Ids of those that documents are read with. */
  inUse(caller: Caller): Promise<ReadonlySet<string>>;
  delete(caller: Caller, id: string): Promise<void>;
}

export function createLayoutService(store: Store): LayoutService {
  async function noted(tx: Repositories, caller: Caller, layout: StoredLayout | null): Promise<StoredLayout> {
    const saved = found(layout, "job_not_found");
    const details = { version: saved.version };
    await note(tx, caller, { action: "layout.saved", subjectId: saved.id, details });
    return saved;
  }
  return {
    teach: (caller, jobId, { name, provider = DEFAULT_PROVIDER }) =>
      store.transaction(async (tx) => {
        const { organizationId } = caller;
        const job = found(await tx.jobs.get(organizationId, jobId), "job_not_found");
        if (job.status !== "completed") throw new Problem("job_not_completed", `the job is ${job.status}`);
        const document = found(await tx.documents.get(organizationId, job.documentId), "job_not_found");
        if (document.contentType !== PDF)
          throw new Problem(
            "not_a_pdf",
            "a layout is taught from pages of a PDF; of a spreadsheet, save what its columns are (/api/v1/column-mappings/)",
          );
        return noted(tx, caller, await tx.layouts.create(organizationId, { jobId, name, provider }));
      }),
    import(caller, { name, layout }) {
      const { provider, variant } = checked(layout);
      const made = {
        name: name ?? variant.name,
        provider: provider.slug,
        layout: { provider, variant } as unknown as JsonObject,
      };
      return store.transaction(async (tx) =>
        noted(tx, caller, await tx.layouts.create(caller.organizationId, made)),
      );
    },
    list: (caller, page) => store.layouts.list(caller.organizationId, page),
    async get(caller, id) {
      return found(await store.layouts.get(caller.organizationId, id), "layout_not_found");
    },
    async export(caller, id) {
      const { layout, status } = found(
        await store.layouts.get(caller.organizationId, id),
        "layout_not_found",
      );
      if (layout === null) throw new Problem("layout_not_ready", `learning the layout is ${status}`);
      return layout;
    },
    async inUse(caller) {
      return new Set((await store.layouts.inUse(caller.organizationId)).map(({ id }) => id));
    },
    async delete(caller, id) {
      const deed = { action: "layout.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.layouts.delete(caller.organizationId, id),
      );
      if (!deleted) throw notFound("layout_not_found");
    },
  };
}

function checked(layout: unknown): LayoutData {
  try {
    return checkLayout(layout);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const pointer = `/layout${String(error.details["pointer"] ?? "")}`;
    throw new Problem("invalid_body", "the layout is none", { errors: [{ pointer, detail: error.message }] });
  }
}
