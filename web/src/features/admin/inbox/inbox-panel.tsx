import type { TicketCase } from "@cardplaza/contract/support/support";
import { CONTACT_SUBJECT, CONTACT_TOPIC_WORDS } from "@cardplaza/contract/support/support-words";
import { Search } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TypedField } from "../typed-field.tsx";
import { INBOX_WORDS as words } from "./inbox-words.ts";
import { TicketSheet } from "./ticket-sheet.tsx";
import { TicketDue, TicketState } from "./ticket-state.tsx";
import { INBOX_STATUSES, useInbox, useInboxFilters } from "./use-inbox.ts";

const STATUSES = INBOX_STATUSES.map((value) => ({ value, label: words.statuses[value] }));
const SKETCHED_ROWS = 6;

/** Messages to us: found, opened, answered. */
export function InboxPanel() {
  const { q, status, openId, change } = useInboxFilters();
  const list = useInbox({ q, status });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TypedField
          label={words.search}
          hint={words.searchHint}
          leading={<Search />}
          type="search"
          maxLength={CONTACT_SUBJECT.max}
          value={q}
          onChange={(text) => change({ q: text || null })}
        />
        <Field label={words.status}>
          <Select
            options={STATUSES}
            value={status}
            onChange={({ target: { value } }) => change({ status: value === "waiting" ? null : value })}
          />
        </Field>
      </div>
      <Panel>
        <p role="status" className="mb-3 min-h-5 text-sm text-muted tabular-nums">
          {list.count !== undefined && list.count > 0 && words.count(list.count)}
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
            columns={columnsFor((ticket) => change({ ticket }))}
            rows={list.items ?? []}
            rowKey={({ _id }) => _id}
            loadingRows={list.items ? 0 : SKETCHED_ROWS}
            empty={<EmptyState drawing="inbox" title={words.none} text={words.noneText} />}
          />
        )}
        <ShowMore list={list} label={words.more} />
      </Panel>
      {openId && <TicketSheet key={openId} id={openId} onClose={() => change({ ticket: null })} />}
    </div>
  );
}

const columnsFor = (onOpen: (id: string) => void): Column<TicketCase>[] => [
  {
    id: "ticket",
    header: words.columns.ticket,
    onCard: "title",
    cell: ({ subject, ticketNo, topic }) => (
      <>
        <p className="font-medium wrap-anywhere">{subject || ticketNo}</p>
        <p className="text-xs font-normal text-muted">
          {ticketNo} · {CONTACT_TOPIC_WORDS[topic]}
        </p>
      </>
    ),
  },
  {
    id: "from",
    header: words.columns.from,
    cell: ({ name, email }) => (
      <>
        <p className="wrap-anywhere">{name}</p>
        <p className="text-xs wrap-anywhere text-muted">{email}</p>
      </>
    ),
  },
  { id: "status", header: words.columns.status, cell: (ticket) => <TicketState ticket={ticket} /> },
  { id: "due", header: words.columns.due, cell: (ticket) => <TicketDue ticket={ticket} /> },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    align: "end",
    cell: ({ _id, ticketNo }) => (
      <Button size="sm" variant="secondary" aria-label={words.open(ticketNo)} onClick={() => onOpen(_id)}>
        {words.details}
      </Button>
    ),
  },
];
