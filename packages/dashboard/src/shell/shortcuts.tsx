import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useState, type ReactNode } from "react";
import { deferred } from "../common/deferred.tsx";
import { KeysDialog } from "./keys-dialog.tsx";

const SearchDialog = deferred(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }));

/** Ctrl-K searches and ? shows the keys, from every page; both have a button as well. */
export function Shortcuts(): ReactNode {
  const [opened, setOpened] = useState<"search" | "keys" | null>(null);
  useWindowEvent("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      setOpened("search");
    } else if (event.key === "?" && !isTyping(event.target)) setOpened("keys");
  });
  const close = (): void => setOpened(null);
  return (
    <>
      <Button size="xs" variant="default" flex="none" onClick={() => setOpened("search")} title="Ctrl + K">
        Search
      </Button>
      <Button
        size="xs"
        variant="default"
        visibleFrom="sm"
        onClick={() => setOpened("keys")}
        title="?"
        aria-label="Keyboard shortcuts"
      >
        ?
      </Button>
      {opened === "search" && <SearchDialog onClose={close} />}
      {opened === "keys" && <KeysDialog onClose={close} />}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}
