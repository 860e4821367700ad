import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { QUEUE_WORDS } from "@cardplaza/contract/admin/queue-words";
import type { WaitingQueue } from "@cardplaza/contract/admin/stats";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { screenAt, screensFor } from "../frame/admin-screens.ts";
import { useQueues } from "../queues/use-queues.ts";
import { QUEUES_WORDS as words } from "./dashboard-words.ts";

const SKETCHED_ROWS = 5;

/** What waits for this role, each leading to its screen. Some have none yet, or one that this role may not use. */
export function QueuesPanel({ role }: { role: AdminRole }) {
  const { data, isError, error, isFetching, refetch } = useQueues();
  if (data?.length === 0) return null;
  return (
    <Panel>
      <PanelHeader title={words.title} description={words.intro} />
      {isError && !data ? (
        <ErrorState
          title={words.failed}
          text={problemText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption={words.caption}
          columns={columnsFor(role)}
          rows={(data ?? []).filter(({ count }) => count > 0)}
          rowKey={({ queue }) => queue}
          loadingRows={data ? 0 : SKETCHED_ROWS}
          empty={<EmptyState drawing="inbox" title={words.none} text={words.noneWhy} />}
        />
      )}
    </Panel>
  );
}

const columnsFor = (role: AdminRole): Column<WaitingQueue>[] => [
  {
    id: "queue",
    header: words.queue,
    onCard: "title",
    cell: ({ queue, path }) =>
      path && screenAt(screensFor(role), path) ? (
        <Link to={path} className="font-medium text-brand-strong underline underline-offset-2">
          {QUEUE_WORDS[queue]}
        </Link>
      ) : (
        <span className="font-medium">{QUEUE_WORDS[queue]}</span>
      ),
  },
  { id: "count", header: words.count, cell: ({ count }) => words.waiting(count) },
  { id: "oldest", header: words.oldest, cell: ({ oldest }) => oldest && words.moment(oldest) },
  {
    id: "due",
    header: words.due,
    cell: ({ dueAt, isOverdue }) => dueAt && <Due at={dueAt} isOver={isOverdue} />,
  },
];

function Due({ at, isOver }: { at: string; isOver: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 @2xl:justify-start">
      {words.moment(at)}
      {isOver && <Badge tone="danger">{words.overdue}</Badge>}
    </span>
  );
}
