import { Button, Group as Row, Text, TextInput } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { doubtText } from "./doubts.ts";
import { groupKeyOf, type Group, type Line } from "./fields.ts";
import { GroupRow, LineRow } from "./table-rows.tsx";
import type { Review } from "./use-review.ts";

export type TableRow = { readonly group: Group; readonly line: Line | null };

interface FieldTableProps {
  readonly review: Review;
  /** Beside the search. */
  readonly actions: ReactNode;
  readonly selected: string | null;
  readonly hovered: string | null;
  readonly onHover: (path: string | null) => void;
  readonly onSelect: (path: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  /** How many steps there are. */
  readonly stops: number;
}

const GROUP_HEIGHT = 44;
const LINE_HEIGHT = 36;

/** Everybody on the document, opened one by one into lines of fields; only what is in view is drawn. */
export function FieldTable(props: FieldTableProps): ReactNode {
  const { review, actions, selected, hovered, onHover, onSelect, onStep, stops } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(review.groups.length < 3 ? review.groups.map(({ key }) => key) : []),
  );
  const [sought, setSought] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo<TableRow[]>(() => {
    const wanted = sought.trim().toLowerCase();
    const found = review.groups.filter(
      ({ title, subtitle }) => wanted === "" || `${title} ${subtitle}`.toLowerCase().includes(wanted),
    );
    return found.flatMap((group) => [
      { group, line: null },
      ...(opened.has(group.key) ? group.lines.map((line) => ({ group, line })) : []),
    ]);
  }, [review.groups, opened, sought]);

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.line === null ? GROUP_HEIGHT : LINE_HEIGHT),
    getItemKey: (index) => rows[index]?.line?.key ?? rows[index]?.group.key ?? index,
    overscan: 8,
  });

  // A field that was selected elsewhere is opened, then brought into view.
  useEffect(() => {
    if (selected === null || !review.fieldByPath.has(selected)) return;
    const key = groupKeyOf(selected);
    if (!opened.has(key)) setOpened((all) => new Set([...all, key]));
  }, [selected]);
  useEffect(() => {
    if (selected === null) return;
    const index = rows.findIndex(({ line }) => line?.fields.some(({ path }) => path === selected) === true);
    if (index >= 0) virtual.scrollToIndex(index, { align: "auto" });
  }, [selected, rows]);

  function toggle(key: string): void {
    setOpened((all) => {
      const next = new Set(all);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  return (
    <div className="fields">
      <Row justify="space-between" gap="xs" py="xs" align="flex-end">
        <TextInput
          size="xs"
          aria-label="Find an employee"
          placeholder="Find an employee"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <Row gap={6}>
          {actions}
          <Text size="xs" c="dimmed">
            {doubtText(review)}
          </Text>
          <Button size="compact-xs" variant="default" disabled={stops === 0} onClick={() => onStep(-1)}>
            Previous
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            disabled={stops === 0}
            onClick={() => onStep(1)}
            title="F8, and Shift+F8 for the one before"
          >
            Next (F8)
          </Button>
        </Row>
      </Row>
      <div
        ref={scroller}
        className="fields-scroller"
        role="region"
        aria-label="What was read"
        tabIndex={0}
        onKeyDown={moveFocus}
        onPointerLeave={() => onHover(null)}
      >
        <div
          role="table"
          aria-label="Employees and their fields"
          aria-rowcount={rows.length}
          style={{ height: virtual.getTotalSize(), position: "relative" }}
        >
          {virtual.getVirtualItems().map(({ index, key, start, size }) => {
            const row = rows[index] as TableRow;
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 1}
                className={row.line === null ? "row row-group" : "row row-line"}
                style={{ transform: `translateY(${start}px)`, height: size }}
              >
                {row.line === null ? (
                  <GroupRow
                    group={row.group}
                    opened={opened.has(row.group.key)}
                    failed={review.doubts.failedByGroup.get(row.group.key) ?? 0}
                    onToggle={toggle}
                  />
                ) : (
                  <LineRow
                    line={row.line}
                    isFirst={isFirstOfSection(rows, index)}
                    doubts={review.doubts}
                    corrected={review.corrected}
                    selected={selected}
                    hovered={hovered}
                    onHover={onHover}
                    onSelect={onSelect}
                  />
                )}
              </div>
            );
          })}
        </div>
        {rows.length === 0 && (
          <Text size="sm" p="md">
            No employee matches.
          </Text>
        )}
      </div>
    </div>
  );
}

function isFirstOfSection(rows: readonly TableRow[], index: number): boolean {
  return rows[index - 1]?.line?.section !== rows[index]?.line?.section;
}

/** The arrow keys go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || !(event.target instanceof HTMLButtonElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="row"]')].sort(byRow);
  const own = event.target.closest<HTMLElement>('[role="row"]');
  const next = rows[rows.findIndex((row) => row === own) + by];
  const button = next?.querySelector<HTMLButtonElement>("button");
  if (!button) return;
  event.preventDefault();
  button.focus();
}

function byRow(a: HTMLElement, b: HTMLElement): number {
  return Number(a.ariaRowIndex) - Number(b.ariaRowIndex);
}
