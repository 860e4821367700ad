import { CASE_CLASSES, CASE_TEXT, CASES_AT_ONCE } from "@cardplaza/contract/cases/case-words";
import { Keyboard } from "lucide-react";
import { useRef, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Panel } from "../../../ui/panel.tsx";
import { caseColumns } from "./case-columns.tsx";
import { CaseSheet } from "./case-sheet.tsx";
import { CASES_WORDS as words, kindName } from "./cases-words.ts";
import { ChosenCasesBar } from "./chosen-cases-bar.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { ManyDialog } from "./many-dialog.tsx";
import { ManyResults } from "./many-results.tsx";
import type { TypedNotes } from "./note-form.tsx";
import { CASE_VIEWS, type CaseResult, type ManyAction, useCaseFilters, useCases } from "./use-cases.ts";
import { useCaseKeys } from "./use-case-keys.ts";
import { useCasePlaces } from "./use-case-places.ts";

const VIEWS = CASE_VIEWS.map((value) => ({ value, label: words.views[value] }));
const CLASSES = [
  { value: "", label: words.allClasses },
  ...CASE_CLASSES.map((value) => ({ value, label: words.classes[value] })),
];
const SKETCHED_ROWS = 6;
const NOBODY: ReadonlySet<string> = new Set();

export function CasesPage() {
  const filters = useCaseFilters();
  const { view, openId, change } = filters;
  const list = useCases(filters);
  const items = list.items ?? [];
  const [typed] = useState<TypedNotes>(() => new Map());
  const [chosen, setChosen] = useState(NOBODY);
  const [asked, setAsked] = useState<ManyAction | null>(null);
  const [results, setResults] = useState<readonly CaseResult[] | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // Only open cases are decided many at once.
  const mayChoose = view === "waiting";
  const open = items.filter(({ status }) => status === "open");
  const atOnce = open.slice(0, CASES_AT_ONCE);
  const chosenCases = mayChoose ? open.filter(({ _id }) => chosen.has(_id)) : [];
  function choose(id: string, isChosen: boolean) {
    if (isChosen && chosenCases.length >= CASES_AT_ONCE) return toast({ title: CASE_TEXT.tooManyReasons });
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  }
  const show = (id: string | null, push = false) => change({ case: id }, { push });
  const filter = (parts: Parameters<typeof change>[0]) => {
    setChosen(NOBODY);
    change(parts);
  };
  const table = useRef<HTMLDivElement>(null);
  const places = useCasePlaces({ items, openId, list: table });
  useCaseKeys(openId === null && asked === null && !isHelpOpen, {
    j: () => places.focus(1),
    k: () => places.focus(-1),
    x: () => {
      const id = places.focused();
      if (id && mayChoose) choose(id, !chosen.has(id));
    },
    "?": () => setHelpOpen(true),
  });
  const isFiltered = filters.class !== undefined || filters.kind !== undefined;
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="mt-1 text-sm text-muted">{words.intro}</p>
        </div>
        <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setHelpOpen(true)}>
          <Keyboard aria-hidden="true" /> {words.keys.button}
        </Button>
      </div>
      <div className="grid grid-cols-2 items-end gap-4 *:first:col-span-2 lg:grid-cols-[minmax(0,24rem)_14rem_14rem] lg:*:first:col-span-1">
        <Segmented
          label={words.show}
          options={VIEWS}
          value={view}
          onChange={(status) => filter({ status: status === CASE_VIEWS[0] ? null : status })}
        />
        <Field label={words.class}>
          <Select
            options={CLASSES}
            value={filters.class ?? ""}
            onChange={({ target }) => filter({ class: target.value || null })}
          />
        </Field>
        <Field label={words.kind}>
          <Select
            options={kindOptions(list.kinds, filters.kind)}
            value={filters.kind ?? ""}
            onChange={({ target }) => filter({ kind: target.value || null })}
          />
        </Field>
      </div>
      {results && <ManyResults results={results} onClose={() => setResults(null)} />}
      {chosenCases.length > 0 && (
        <ChosenCasesBar count={chosenCases.length} onAsk={setAsked} onClear={() => setChosen(NOBODY)} />
      )}
      <Panel>
        <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            {list.count !== undefined && list.count > 0 && words.count(list.count)}
          </p>
          {mayChoose && atOnce.length > 1 && (
            <Checkbox
              label={words.chooseShown(atOnce.length)}
              checked={chosenCases.length >= atOnce.length}
              indeterminate={chosenCases.length > 0 && chosenCases.length < atOnce.length}
              onChange={({ target }) =>
                setChosen(target.checked ? new Set(atOnce.map(({ _id }) => _id)) : NOBODY)
              }
            />
          )}
        </div>
        {list.isError && !list.items ? (
          <ErrorState
            title={words.notLoaded}
            text={problemText(list.error)}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div ref={table}>
            <DataTable
              caption={words.title}
              columns={caseColumns({
                chosen: mayChoose ? chosen : null,
                onChoose: choose,
                onOpen: (id) => show(id, true),
              })}
              rows={items}
              rowKey={({ _id }) => _id}
              loadingRows={list.items ? 0 : SKETCHED_ROWS}
              empty={<EmptyState drawing="search" {...(isFiltered ? words.noMatch : words.none[view])} />}
            />
          </div>
        )}
        <ShowMore list={list} label={words.more} className="mt-4" />
      </Panel>
      {openId && (
        <CaseSheet
          id={openId}
          typed={typed}
          isAlone={!isHelpOpen}
          onOpen={(id) => show(id, true)}
          onMove={(by) => {
            const next = places.beside(by);
            if (next) show(next);
            else if (by === 1 && list.hasNextPage) void list.fetchNextPage();
          }}
          onHelp={() => setHelpOpen(true)}
          onClose={() => show(null)}
        />
      )}
      {asked && (
        <ManyDialog
          action={asked}
          about={chosenCases}
          onDone={(done) => {
            setAsked(null);
            setResults(done);
            setChosen(new Set(done.flatMap(({ about, problem }) => (problem === null ? [] : about._id))));
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** The kinds that the server knows, and the one in the address meanwhile. */
const kindOptions = (kinds: readonly string[], chosen: string | undefined) => [
  { value: "", label: words.allKinds },
  ...[...new Set([...kinds, ...(chosen ? [chosen] : [])])]
    .map((value) => ({ value, label: kindName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label)),
];
