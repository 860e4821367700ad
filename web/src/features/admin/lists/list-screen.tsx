import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TypedField } from "../typed-field.tsx";
import { LISTS_WORDS } from "./lists-words.ts";
import type { AdminList } from "./use-admin-list.ts";

interface ListScreenProps<Item> {
  list: AdminList<Item>;
  words: {
    title: string;
    search: string;
    searchHint: string;
    status: string;
    count: (count: number) => string;
    none: string;
    noneText: string;
    notLoaded: string;
  };
  /** The first is what is listed without a choice. */
  statuses: readonly SelectOption[];
  queryMax: number;
  columns: readonly Column<Item>[];
  /** Between the filters and the list. */
  children?: ReactNode;
}

const SKETCHED_ROWS = 6;

/** A list of administrators: what it is searched and filtered by, how many there are, and the rows. */
export function ListScreen<Item extends { _id: string }>(props: ListScreenProps<Item>) {
  const { list, words, statuses, queryMax, columns, children } = props;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TypedField
          label={words.search}
          hint={words.searchHint}
          leading={<Search />}
          type="search"
          maxLength={queryMax}
          value={list.q}
          onChange={list.find}
        />
        <Field label={words.status}>
          <Select
            options={statuses}
            value={list.status ?? statuses[0]?.value ?? ""}
            onChange={({ target }) => list.choose(target.value === statuses[0]?.value ? "" : target.value)}
          />
        </Field>
      </div>
      {children}
      <Panel>
        <p role="status" className="mb-3 min-h-5 text-sm text-muted tabular-nums">
          {list.count !== undefined && list.count > 0 && words.count(list.count)}
          {list.q && list.count === COUNTED_MAX && ` ${LISTS_WORDS.tooMany}`}
        </p>
        {list.isError && !list.items ? (
          <ErrorState
            title={words.notLoaded}
            text={problemText(list.error)}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={list.items ?? []}
            rowKey={({ _id }) => _id}
            loadingRows={list.items ? 0 : SKETCHED_ROWS}
            empty={<EmptyState drawing="search" title={words.none} text={words.noneText} />}
          />
        )}
        <ShowMore list={list} label={LISTS_WORDS.more} />
      </Panel>
    </>
  );
}
