import "./search.css";
import { Modal, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import { messageOf } from "../api/problem.ts";
import type { SearchResults } from "../api/types.ts";
import { instantText, nameText } from "../common/format.ts";
import { SEARCHED_PAGES } from "./page-list.ts";

interface Hit {
  readonly kind: "Page" | "Document" | "Person" | "Migration";
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

/** Finds documents, people, migrations and pages; the arrow keys choose, Enter goes there. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const [sought] = useDebouncedValue(text.trim(), 150);
  const found = useQuery({
    queryKey: ["search", sought],
    enabled: sought !== "",
    placeholderData: keepPreviousData,
    queryFn: () => answered(api.GET("/api/v1/dashboard/search/", { params: { query: { q: sought } } })),
  });
  const hits = [...pagesLike(text), ...(sought === "" || found.data === undefined ? [] : hitsOf(found.data))];
  const at = Math.min(chosen, Math.max(0, hits.length - 1));

  function go(hit: Hit | undefined): void {
    if (hit === undefined) return;
    onClose();
    navigate(hit.href);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") go(hits[at]);
    else if (event.key === "ArrowDown") setChosen(hits.length === 0 ? 0 : (at + 1) % hits.length);
    else if (event.key === "ArrowUp") setChosen(hits.length === 0 ? 0 : (at - 1 + hits.length) % hits.length);
    else return;
    event.preventDefault();
  }

  return (
    <Modal opened onClose={onClose} title="Search" size="lg">
      <TextInput
        aria-label="Search documents, employees, migrations and pages"
        placeholder="Document, employee, employee id, migration or page"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="search-hits"
        aria-activedescendant={hits.length > 0 ? `search-hit-${at}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <div role="listbox" id="search-hits" aria-label="Found" className="search-hits">
        {hits.map((hit, index) => (
          // The keys are those of the field above.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${hit.kind} ${hit.href}`}
            id={`search-hit-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={index === at ? "search-hit search-hit-chosen" : "search-hit"}
            onPointerEnter={() => setChosen(index)}
            onClick={() => go(hit)}
          >
            <span className="breakable">{hit.title}</span> <small>{hit.detail}</small>
            <small className="search-kind">{hit.kind}</small>
          </div>
        ))}
      </div>
      {found.error !== null && (
        <Text size="sm" mt="sm" role="alert">
          {messageOf(found.error).title}
        </Text>
      )}
      {hits.length === 0 && !found.isFetching && sought === text.trim() && (
        <Text size="sm" mt="sm" role="status">
          Nothing found.
        </Text>
      )}
    </Modal>
  );
}

function pagesLike(text: string): Hit[] {
  const wanted = text.trim().toLowerCase();
  return SEARCHED_PAGES.filter(({ title }) => title.toLowerCase().includes(wanted)).map(
    ({ title, href }) => ({
      kind: "Page",
      title,
      detail: "",
      href,
    }),
  );
}

function hitsOf({ documents, people, migrations }: SearchResults): Hit[] {
  return [
    ...documents.map(({ id, filename, created_at: createdAt }): Hit => ({
      kind: "Document",
      title: filename,
      detail: instantText(createdAt),
      href: `/documents/${id}`,
    })),
    ...people.map((person): Hit => ({
      kind: "Person",
      title: person.name,
      detail: [person.employee_id, person.filename].filter(Boolean).join(" · "),
      href: `/jobs/${person.job_id}?${new URLSearchParams({ field: `${person.field_path}.name` })}`,
    })),
    ...migrations.map(({ id, name }): Hit => ({
      kind: "Migration",
      title: nameText(name),
      detail: "",
      href: `/migrations/${id}`,
    })),
  ];
}
