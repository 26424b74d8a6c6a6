import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import { ask } from "./ask.tsx";

/** What is written on the page and not saved, by what it is called. */
const unsaved = new Set<string>();

/** Has people asked before they leave what they have written, by a link or by closing the page. */
export function useUnsaved(name: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    unsaved.add(name);
    window.addEventListener("beforeunload", warn);
    return () => {
      unsaved.delete(name);
      window.removeEventListener("beforeunload", warn);
    };
  }, [name, isUnsaved]);
}

/** Goes to another page, where something is unsaved only once that has been confirmed. */
export const leave: AroundNavHandler = (navigate, to, options) => {
  if (unsaved.size === 0) return navigate(to, options);
  ask({
    title: "Leave without saving?",
    consequence: `What you changed in ${[...unsaved].join(" and ")} will be lost.`,
    confirm: "Leave",
    onConfirm: () => navigate(to, options),
  });
};
