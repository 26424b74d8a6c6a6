import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { messageOf } from "../api/problem.ts";
import type { DocumentItem } from "../api/types.ts";
import { rememberPassword } from "../documents/known-passwords.ts";
import { checksumOf, sendFile } from "./send-file.ts";

export interface Upload {
  readonly key: number;
  readonly file: File;
  /** Of an encrypted document; "" for none. */
  readonly password: string;
  readonly state: "waiting" | "checking" | "known" | "sending" | "done" | "failed";
  /** Share that is sent, 0 to 1. */
  readonly sent: number;
  /** A document of the same bytes, where there is one. */
  readonly twin: DocumentItem | null;
  readonly documentId: string | null;
  readonly jobId: string | null;
  readonly error: string | null;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** Uploads files; those whose bytes are there already wait for `send`. */
  add(files: readonly File[], password?: string): void;
  /** Uploads one that is known already, or tries a failed one again. */
  send(key: number): void;
  dismiss(key: number): void;
  dismissEnded(): void;
}

const Context = createContext<Uploads | null>(null);

/** Files sent side by side. */
const AT_ONCE = 3;

/** Keeps uploads going while people walk from page to page. */
export function UploadsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const nextKey = useRef(1);

  const change = useCallback((key: number, fields: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)));
  }, []);

  const proceed = useCallback(() => {
    while (running.current < AT_ONCE && waiting.current.length > 0) {
      const work = waiting.current.shift();
      running.current += 1;
      void work?.().finally(() => {
        running.current -= 1;
        proceed();
      });
    }
  }, []);

  const enqueue = useCallback(
    ({ key, file, password }: Pick<Upload, "key" | "file" | "password">, evenIfKnown: boolean) => {
      waiting.current.push(async () => {
        try {
          if (!evenIfKnown) {
            change(key, { state: "checking" });
            const twin = await twinOf(file);
            if (twin !== null) return change(key, { state: "known", twin });
          }
          change(key, { state: "sending", sent: 0, error: null });
          const document = await sendFile(file, (sent) => change(key, { sent }), password);
          rememberPassword(document.id, password);
          change(key, {
            state: "done",
            password: "",
            documentId: document.id,
            jobId: document.job_id ?? null,
          });
          void queries.invalidateQueries({ queryKey: ["overviews"] });
        } catch (error) {
          const { title, detail } = messageOf(error);
          change(key, { state: "failed", error: `${title}: ${detail}` });
        }
      });
      proceed();
    },
    [change, proceed, queries],
  );

  const value = useMemo<Uploads>(
    () => ({
      uploads,
      add(files, password = "") {
        const added = files.map((file) => ({ ...NEW, key: nextKey.current++, file, password }));
        setUploads((all) => [...all, ...added]);
        for (const upload of added) enqueue(upload, false);
      },
      send(key) {
        const upload = uploads.find((each) => each.key === key);
        if (upload === undefined) return;
        change(key, { state: "waiting" });
        enqueue(upload, true);
      },
      dismiss: (key) => setUploads((all) => all.filter((each) => each.key !== key)),
      dismissEnded: () => setUploads((all) => all.filter(({ state }) => !ENDED.has(state))),
    }),
    [uploads, enqueue, change],
  );
  return <Context value={value}>{children}</Context>;
}

const NEW = { state: "waiting", sent: 0, twin: null, documentId: null, jobId: null, error: null } as const;
const ENDED = new Set<Upload["state"]>(["done", "failed", "known"]);

export function useUploads(): Uploads {
  const uploads = use(Context);
  if (uploads === null) throw new Error("no UploadsProvider above");
  return uploads;
}

async function twinOf(file: File): Promise<DocumentItem | null> {
  const checksum = await checksumOf(file);
  if (checksum === null) return null;
  const query = { checksum, page_size: 1 };
  const { results } = await answered(api.GET("/api/v1/documents/", { params: { query } }));
  return results[0] ?? null;
}
