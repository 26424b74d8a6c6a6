import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { CauseGroup } from "../api/report.ts";
import { AcceptDialog } from "./accept-dialog.tsx";

interface AcceptCauseProps {
  readonly migrationId: string;
  readonly validationId: string;
  readonly cause: CauseGroup;
}

/** Accepts all differences of a cause, and with them what follows from it. */
export function AcceptCause({ migrationId, validationId, cause }: AcceptCauseProps): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpened(true)}>
        Accept this cause
      </Button>
      {opened && (
        <AcceptDialog
          migrationId={migrationId}
          validationId={validationId}
          accepted={{ cause: cause.id }}
          title={`Accept “${cause.title}”`}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
