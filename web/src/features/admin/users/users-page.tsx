import {
  BULK_MAX,
  USER_QUERY_MAX,
  USER_STATUSES,
  type UserAction,
} from "@cardplaza/contract/admin/user-words";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import { Search } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Panel } from "../../../ui/panel.tsx";
import { adminMeta } from "../admin-meta.ts";
import { TypedField } from "../typed-field.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useUserFilters, useUsers } from "./use-users.ts";
import { userColumns } from "./user-columns.tsx";
import { UserSheet } from "./user-sheet.tsx";
import { USERS_WORDS as words } from "./users-words.ts";

export const meta = () => adminMeta(words.title);

const STATUSES = [
  { value: "", label: words.all },
  ...USER_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
];
const SKETCHED_ROWS = 6;

export default function UsersPage() {
  const { q, status, openId, change } = useUserFilters();
  const list = useUsers({ q, status });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<UserAction | null>(null);
  const chosenUsers = (list.items ?? []).filter(({ _id }) => chosen.has(_id)).slice(0, BULK_MAX);
  const chooseNone = () => setChosen(new Set());
  const columns = userColumns({
    chosen,
    onChoose: (id, isChosen) =>
      setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    onOpen: (member) => change({ member }),
  });
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <h1 className="text-2xl">{words.title}</h1>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TypedField
          label={words.search}
          hint={words.searchHint}
          leading={<Search />}
          type="search"
          maxLength={USER_QUERY_MAX}
          value={q}
          onChange={(text) => change({ q: text || null })}
        />
        <Field label={words.status}>
          <Select
            options={STATUSES}
            value={status ?? ""}
            onChange={({ target }) => change({ status: target.value || null })}
          />
        </Field>
      </div>
      {chosenUsers.length > 0 && (
        <ChosenBar count={chosenUsers.length} onAsk={setAsked} onClear={chooseNone} />
      )}
      <Panel>
        <p role="status" className="mb-3 min-h-5 text-sm text-muted tabular-nums">
          {list.count !== undefined && list.count > 0 && words.count(list.count)}
          {q && list.count === COUNTED_MAX && ` ${words.tooMany}`}
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
        <ShowMore list={list} label={words.more} />
      </Panel>
      {openId && <UserSheet key={openId} id={openId} onClose={() => change({ member: null })} />}
      {asked && (
        <DecisionDialog
          action={asked}
          about={chosenUsers}
          onDone={() => {
            setAsked(null);
            chooseNone();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
