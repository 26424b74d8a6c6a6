import { Badge, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { Check } from "../api/types.ts";
import { moneyText, words } from "../common/format.ts";
import { groupKeyOf } from "./fields.ts";
import type { Review } from "./use-review.ts";

interface CheckCardProps {
  readonly check: Check;
  readonly review: Review;
  readonly onSelect: (...paths: readonly string[]) => void;
}

/** Members listed at once; a column of 400 employees is opened on demand. */
const MEMBERS_SHOWN = 12;

/** A sum with its arithmetic. */
export function CheckCard({ check, review, onSelect }: CheckCardProps): ReactNode {
  const { scope, identity, expected, actual, difference, passed, members } = check;
  const [all, setAll] = useState(false);
  const shown = all ? members : members.slice(0, MEMBERS_SHOWN);
  return (
    <Paper withBorder p="xs" component="article">
      <Stack gap={4}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600} className="breakable">
            {identity}
          </Text>
          <Badge variant="outline" className={`status status-${colorOf(passed)}`}>
            {passed === null ? "could not be checked" : passed ? "holds" : "does not hold"}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {[words(scope), whose(members, review)].filter(Boolean).join(" · ")}
        </Text>
        <Text size="sm" className="arithmetic">
          printed {moneyText(expected)}, computed {moneyText(actual)}
          {difference !== null && difference !== 0 && (
            <>
              , difference <strong>{moneyText(difference)}</strong>
            </>
          )}
        </Text>
        <Group gap={4}>
          {shown.map((path) => (
            <Button
              key={path}
              size="compact-xs"
              variant="default"
              onClick={() => onSelect(path)}
              title={path}
            >
              {memberText(path, review)}
            </Button>
          ))}
          {members.length > shown.length && (
            <Button size="compact-xs" variant="default" onClick={() => setAll(true)}>
              {members.length - shown.length} more
            </Button>
          )}
          {members.length > 1 && (
            <Button size="compact-xs" variant="subtle" onClick={() => onSelect(...members)}>
              Highlight all on the page
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** The one whom a sum concerns; "" where it concerns several. */
function whose(members: readonly string[], { groups }: Review): string {
  const [key, ...others] = new Set(members.map(groupKeyOf));
  return others.length === 0 ? (groups.find((group) => group.key === key)?.title ?? "") : "";
}

function colorOf(passed: boolean | null): string {
  if (passed === null) return "gray";
  return passed ? "teal" : "red";
}

function memberText(path: string, { fieldByPath, groups }: Review): string {
  const field = fieldByPath.get(path);
  if (field === undefined) return path;
  const line = groups
    .find(({ key }) => key === groupKeyOf(path))
    ?.lines.find(({ fields }) => fields.includes(field));
  const label = line === undefined || field.label !== "Amount" ? field.label : line.title;
  return `${label} ${field.text === "" ? "–" : field.text}`;
}
