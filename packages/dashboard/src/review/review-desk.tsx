import "./review.css";
import type { CanonicalOutput } from "@paylift/canonical";
import { Tabs } from "@mantine/core";
import { useMediaQuery, useWindowEvent } from "@mantine/hooks";
import { useMemo, useState, type ReactNode } from "react";
import { useSearchParams } from "wouter";
import type { Evidence } from "../api/types.ts";
import { ColumnsPanel } from "../columns/columns-panel.tsx";
import { useColumns } from "../columns/use-columns.ts";
import { deferred } from "../common/deferred.tsx";
import { Empty } from "../common/empty.tsx";
import { Failed, Loaded } from "../common/loaded.tsx";
import type { PageArea } from "../pdf/page-area.ts";
import { isSheet } from "../pdf/is-sheet.ts";
import { SheetView } from "../pdf/sheet-view.tsx";
import { AreaPanel } from "./area-panel.tsx";
import { areaOf, type Area } from "./area.ts";
import { ChangesBar } from "./changes-bar.tsx";
import { ChecksList } from "./checks-list.tsx";
import { ConfidencePanel } from "./confidence-panel.tsx";
import { CorrectionsList } from "./corrections-list.tsx";
import { FieldPanel } from "./field-panel.tsx";
import { FieldTable } from "./field-table.tsx";
import { OutputPanel } from "./output-panel.tsx";
import { pageBoxesOf, unclaimedIndex, unclaimedName } from "./page-boxes-of.ts";
import { UnclaimedList } from "./unclaimed-list.tsx";
import type { Reading } from "./reading.ts";
import { StructureMenu } from "./structure-menu.tsx";
import { useReading } from "./use-corrected.ts";
import { countOf, useCorrections, type Corrections } from "./use-corrections.ts";
import { useEvidence, useReview } from "./use-review.ts";
import { Allowed } from "../session/allowed.tsx";

// Fetched while the result is still on its way.
const pdfView = import("../pdf/pdf-view.tsx");
const PdfView = deferred(() => pdfView, <div className="pdf-view" />);

interface DeskProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly filename: string;
  readonly output: CanonicalOutput;
}

/** A result beside its document. */
export function ReviewDesk(props: DeskProps): ReactNode {
  const corrections = useCorrections(props.jobId);
  const { reading, error, retry } = useReading(props.jobId, props.output, corrections.data);
  const evidence = useEvidence(props.jobId, (reading?.changes ?? null) !== null);
  if (error !== null) return <Failed error={error} retry={retry} />;
  return (
    <Loaded query={evidence} lines={10}>
      {(evidence) => (
        <Loaded query={corrections}>
          {(corrections) =>
            reading !== null && (
              <Desk {...props} evidence={evidence} reading={reading} corrections={corrections} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

interface LoadedDeskProps extends DeskProps {
  readonly evidence: Evidence;
  readonly reading: Reading;
  readonly corrections: Corrections;
}

function Desk(props: LoadedDeskProps): ReactNode {
  const { jobId, documentId, filename, evidence, reading, corrections } = props;
  const review = useReview(reading);
  const boxes = useMemo(() => pageBoxesOf(evidence, review.fields, review.doubts), [evidence, review]);
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<readonly string[]>(() => search.getAll("field"));
  const [area, setArea] = useState<Area | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [page, setPage] = useState(() => pageOf(evidence, search.get("field")) ?? 1);
  const wide = useMediaQuery("(min-width: 62em)", false, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<string | null>("fields");
  const names = useMemo(() => new Set(selected), [selected]);
  const [first = null] = selected;

  /** What is to be looked at, in this order: fields, then figures that became none. */
  const stops = useMemo(
    () => [...review.doubtful, ...evidence.unclaimed.map((_, index) => unclaimedName(index))],
    [review.doubtful, evidence.unclaimed],
  );

  function select(...paths: readonly string[]): void {
    setSelected(paths);
    setArea(null);
    const place = pageOf(evidence, paths[0] ?? null);
    if (place !== null) setPage(place);
  }

  /** From the page into the lists. */
  function selectOnPage(name: string): void {
    select(name);
    setTab(unclaimedIndex(name) === null ? "fields" : "unclaimed");
  }

  /** What a box over the page covers; one thing alone is as if it were clicked on. */
  function selectArea({ names, phrases }: PageArea): void {
    const [name, ...others] = names;
    if (name === undefined && phrases.length === 0) select();
    else if (name !== undefined && others.length + phrases.length === 0) selectOnPage(name);
    else {
      setSelected(names);
      setArea(areaOf({ names, phrases }, evidence));
      setTab("fields");
    }
  }

  /** From a list to the fields. */
  function selectInLists(...paths: readonly string[]): void {
    select(...paths);
    setTab("fields");
  }

  function step(by: 1 | -1): void {
    if (stops.length === 0) return;
    const at = first === null ? -1 : stops.indexOf(first);
    const next = stops.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % stops.length) ?? "";
    selectOnPage(next);
  }
  useWindowEvent("keydown", (event) => {
    if (event.key !== "F8") return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  });

  const ofSheet = isSheet(evidence);
  const { data: columns } = useColumns(jobId, ofSheet);
  const failed = review.checks.filter(({ passed }) => passed === false);
  const view = {
    title: `Pages of ${filename}`,
    pages: evidence.pages,
    page,
    onPage: setPage,
    boxes: boxes.get(page) ?? [],
    selected: names,
    hovered,
    onHover: setHovered,
    onSelect: selectOnPage,
    onArea: selectArea,
  };
  const pdf = ofSheet ? (
    <SheetView read={evidence} {...view} />
  ) : (
    <PdfView documentId={documentId} {...view} />
  );

  return (
    <div className="desk">
      <ChangesBar review={review} />
      {wide === true && <div className="desk-page">{pdf}</div>}
      <Tabs value={tab} onChange={setTab} keepMounted={false} className="desk-lists">
        <Tabs.List aria-label="What was read">
          {wide !== true && <Tabs.Tab value="page">Page</Tabs.Tab>}
          <Tabs.Tab value="fields">Fields</Tabs.Tab>
          <Tabs.Tab value="confidence">Confidence</Tabs.Tab>
          <Tabs.Tab value="checks">Sums{failed.length > 0 && ` (${failed.length})`}</Tabs.Tab>
          <Tabs.Tab value="unclaimed">
            Unclaimed{evidence.unclaimed.length > 0 && ` (${evidence.unclaimed.length})`}
          </Tabs.Tab>
          <Tabs.Tab value="corrections">
            Corrections{countOf(corrections) > 0 && ` (${countOf(corrections)})`}
          </Tabs.Tab>
          {ofSheet && <Tabs.Tab value="columns">Columns</Tabs.Tab>}
          <Tabs.Tab value="output">Output</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="page" className="desk-page">
          {pdf}
        </Tabs.Panel>
        <Tabs.Panel value="fields" className="desk-fields">
          <FieldTable
            review={review}
            selected={first}
            hovered={hovered}
            onHover={setHovered}
            onSelect={select}
            onStep={step}
            stops={stops.length}
            actions={
              <Allowed least="reviewer">
                <StructureMenu jobId={jobId} review={review} selected={first} />
              </Allowed>
            }
          />
          {area !== null && (
            <AreaPanel
              key={selected.join(" ")}
              jobId={jobId}
              area={area}
              review={review}
              evidence={evidence}
              onClose={() => select()}
              onShowPage={wide === true ? undefined : () => setTab("page")}
            />
          )}
          {area === null && first !== null && (
            <FieldPanel
              key={first}
              jobId={jobId}
              path={first}
              review={review}
              evidence={evidence}
              corrections={corrections.fields}
              onSelect={select}
              onClose={() => setSelected([])}
              onShowPage={wide === true ? undefined : () => setTab("page")}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="confidence" pt="md">
          <ConfidencePanel review={review} onSelect={selectInLists} />
        </Tabs.Panel>
        <Tabs.Panel value="checks" pt="md">
          <ChecksList review={review} onSelect={select} />
        </Tabs.Panel>
        <Tabs.Panel value="unclaimed" pt="md">
          <UnclaimedList
            jobId={jobId}
            evidence={evidence}
            review={review}
            selected={first}
            onSelect={(index) => select(unclaimedName(index))}
          />
        </Tabs.Panel>
        <Tabs.Panel value="corrections" pt="md">
          <CorrectionsList jobId={jobId} corrections={corrections} review={review} onSelect={selectInLists} />
        </Tabs.Panel>
        {columns !== undefined && (
          <Tabs.Panel value="columns" pt="md">
            {columns.header === null || columns.mapping === null ? (
              <Empty title="No columns">Nothing below one header was read of this document.</Empty>
            ) : (
              <ColumnsPanel
                jobId={jobId}
                documentId={documentId}
                filename={filename}
                header={columns.header}
                mapping={columns.mapping}
                saved={columns.saved}
              />
            )}
          </Tabs.Panel>
        )}
        <Tabs.Panel value="output" pt="md">
          <OutputPanel jobId={jobId} filename={filename} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

/** Where a field or an unclaimed figure stands; null where it stands nowhere. */
function pageOf({ evidence, unclaimed }: Evidence, name: string | null): number | null {
  if (name === null) return null;
  const index = unclaimedIndex(name);
  const place = index === null ? evidence[name]?.[0] : unclaimed[index];
  return place?.page ?? null;
}
