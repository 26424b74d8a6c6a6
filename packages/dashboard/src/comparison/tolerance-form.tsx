import { Stack, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { PROVED } from "../common/confidence.tsx";
import { Loaded } from "../common/loaded.tsx";
import { BoundInput } from "./bound-input.tsx";
import { toleranceMessages } from "./messages.ts";
import { SettingForm } from "./setting-form.tsx";
import { putTolerance, toleranceKey, useTolerance, type ToleranceSettings } from "./settings.ts";
import { TolerancesEditor } from "./tolerances-editor.tsx";

/** Which differences are none, and when a difference may be an error of reading. */
export function ToleranceForm({ migrationId }: { readonly migrationId: string }): ReactNode {
  const tolerance = useTolerance(migrationId);
  return (
    <Loaded query={tolerance}>
      {(stored) => (
        <SettingForm<ToleranceSettings>
          name="tolerance"
          stored={stored}
          queryKey={toleranceKey(migrationId)}
          put={(value) => putTolerance(migrationId, value)}
          messagesOf={toleranceMessages}
          tidy={tidy}
        >
          {(draft, change, messages) => (
            <Stack gap="xl">
              <TolerancesEditor
                tolerances={draft.tolerances ?? []}
                messages={messages}
                onChange={(tolerances) => change({ ...draft, tolerances: [...tolerances] })}
              />
              <Textarea
                label="Why year-to-date figures may differ"
                description="For example: balances are loaded in January. Differences with a reason are listed apart and do not hold up the migration."
                maxLength={500}
                autosize
                maw={560}
                value={draft.ytd_reason ?? ""}
                onChange={({ currentTarget: { value } }) => change({ ...draft, ytd_reason: value })}
              />
              <BoundInput
                label="Confidence below which a difference may be an error of reading"
                description={`${PROVED * 100} % unless you say otherwise: a document is proved from there on`}
                max={100}
                decimalScale={1}
                suffix="%"
                maw={560}
                value={percentOf(draft.min_confidence ?? PROVED)}
                onChange={(value) => change({ ...draft, min_confidence: (value ?? PROVED * 100) / 100 })}
              />
            </Stack>
          )}
        </SettingForm>
      )}
    </Loaded>
  );
}

function percentOf(share: number): number {
  return Math.round(share * 1_000) / 10;
}

function tidy({ ytd_reason: reason, ...same }: ToleranceSettings): ToleranceSettings {
  const written = reason?.trim() ?? "";
  return written === "" ? same : { ...same, ytd_reason: written };
}
