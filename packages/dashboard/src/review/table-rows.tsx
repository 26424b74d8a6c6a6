import type { ReactNode } from "react";
import type { CorrectedField } from "../api/types.ts";
import { plural } from "../common/format.ts";
import { beforeText, proofText } from "./correction-text.ts";
import type { Doubts } from "./doubts.ts";
import type { Field, Group, Line } from "./fields.ts";

interface GroupRowProps {
  readonly group: Group;
  readonly opened: boolean;
  /** Failed checks that concern it. */
  readonly failed: number;
  readonly onToggle: (key: string) => void;
}

/** Somebody, in one line. */
export function GroupRow({ group, opened, failed, onToggle }: GroupRowProps): ReactNode {
  return (
    <div role="cell" className="cell-group">
      <button
        type="button"
        className="group-button"
        aria-expanded={opened}
        onClick={() => onToggle(group.key)}
      >
        <span aria-hidden className="group-arrow">
          {opened ? "▾" : "▸"}
        </span>
        <span className="group-name">
          <strong>{group.title}</strong> <small>{group.subtitle}</small>
        </span>
        {failed > 0 && <span className="group-failed">{plural(failed, "sum")} off</span>}
        {group.gross !== null && (
          <span className="group-money number">
            <small>gross</small> {group.gross.text || "–"}
          </span>
        )}
        {group.net !== null && (
          <span className="group-money number">
            <small>net</small> {group.net.text || "–"}
          </span>
        )}
      </button>
    </div>
  );
}

interface LineRowProps {
  readonly line: Line;
  /** Whether its section is to be named. */
  readonly isFirst: boolean;
  readonly doubts: Doubts;
  readonly corrected: ReadonlyMap<string, CorrectedField>;
  readonly selected: string | null;
  readonly hovered: string | null;
  readonly onHover: (path: string | null) => void;
  readonly onSelect: (path: string) => void;
}

/** Fields that stand in one line of the document. */
export function LineRow(props: LineRowProps): ReactNode {
  const { line, isFirst, doubts, corrected } = props;
  return (
    <>
      <div role="cell" className="cell-title">
        {isFirst && <small>{line.section}</small>}
        <span>{line.title}</span>
      </div>
      <div role="cell" className="cell-fields">
        {line.fields.map((field) => (
          <FieldButton
            key={field.path}
            field={field}
            doubt={
              doubts.failedByPath.has(field.path)
                ? "failed"
                : doubts.reasonByPath.has(field.path)
                  ? "doubtful"
                  : null
            }
            corrected={corrected.get(field.path) ?? null}
            state={
              props.selected === field.path ? "selected" : props.hovered === field.path ? "hovered" : "plain"
            }
            onHover={props.onHover}
            onSelect={props.onSelect}
          />
        ))}
      </div>
    </>
  );
}

interface FieldButtonProps {
  readonly field: Field;
  readonly doubt: "failed" | "doubtful" | null;
  readonly corrected: CorrectedField | null;
  readonly state: "selected" | "hovered" | "plain";
  readonly onHover: (path: string | null) => void;
  readonly onSelect: (path: string) => void;
}

function FieldButton({ field, doubt, corrected, state, onHover, onSelect }: FieldButtonProps): ReactNode {
  const { path, label, text } = field;
  return (
    <button
      type="button"
      className={`field field-${state}${doubt === null ? "" : ` field-${doubt}`}`}
      aria-pressed={state === "selected"}
      onPointerEnter={() => onHover(path)}
      onFocus={() => onHover(path)}
      onClick={() => onSelect(path)}
    >
      <small>{label}</small>
      <span>
        {corrected !== null && <s>{beforeText(corrected)}</s>} {text === "" ? "–" : text}
      </span>
      {corrected !== null && (
        <small className={corrected.proved === false ? "status-orange" : "status-teal"}>
          {proofText(corrected)}
        </small>
      )}
      {doubt === "failed" && <span className="visually-hidden">, in a sum that does not hold</span>}
      {doubt === "doubtful" && <span className="visually-hidden">, to be looked at</span>}
    </button>
  );
}
