import { Button, Menu } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { AddForm } from "./add-form.tsx";
import { ColumnForm } from "./column-form.tsx";
import { placeOf } from "./line-place.ts";
import { LineForm } from "./line-form.tsx";
import { MergeForm } from "./merge-form.tsx";
import { MoveForm } from "./move-form.tsx";
import { removalOf, useRemoval } from "./use-removal.ts";
import type { Review } from "./use-review.ts";

interface StructureMenuProps {
  readonly jobId: string;
  readonly review: Review;
  /** The selected field: its line and its person are what is meant. */
  readonly selected: string | null;
}

type Opened = "person" | "line" | "merge" | "change" | "move" | "column" | null;

/** Adds, removes, merges and moves people and lines, and corrects a whole column. */
export function StructureMenu({ jobId, review, selected }: StructureMenuProps): ReactNode {
  const [opened, setOpened] = useState<Opened>(null);
  const remove = useRemoval(jobId);
  const place = placeOf(selected);
  const form = { jobId, review, place, onDone: () => setOpened(null) };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="compact-xs" variant="default">
            Employees and lines
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened("person")}>Add an employee</Menu.Item>
          {place.employee !== null && (
            <>
              <Menu.Item onClick={() => setOpened("line")}>Add a line</Menu.Item>
              <Menu.Item onClick={() => setOpened("merge")}>Merge with another employee</Menu.Item>
              <Menu.Item onClick={() => remove(removalOf(review, place.employee ?? ""))}>
                Remove this employee
              </Menu.Item>
            </>
          )}
          {place.line !== null && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setOpened("change")}>Change this line</Menu.Item>
              <Menu.Item onClick={() => setOpened("move")}>Move this line</Menu.Item>
              <Menu.Item onClick={() => remove(removalOf(review, place.line ?? ""))}>
                Remove this line
              </Menu.Item>
              <Menu.Item onClick={() => setOpened("column")}>Change all lines with this label</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {opened === "person" && <AddForm {...form} list="employees" />}
      {opened === "line" && <AddForm {...form} list="line" />}
      {opened === "merge" && <MergeForm {...form} />}
      {opened === "change" && <LineForm {...form} />}
      {opened === "move" && <MoveForm {...form} />}
      {opened === "column" && <ColumnForm {...form} />}
    </>
  );
}
