import type { Failure } from "@cardplaza/contract/admin/operations";
import { momentInWords } from "@cardplaza/contract/date-words";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { FAILURES_WORDS as words } from "./dashboard-words.ts";
import { useFailures, useRetry } from "./use-operations.ts";

const SKETCHED_ROWS = 2;

/** Mails, webhooks and jobs that failed for good, each with another try. */
export function FailuresPanel() {
  const { data, isError, error, isFetching, refetch } = useFailures();
  const retry = useRetry();
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
          columns={columnsFor(retry)}
          rows={data ?? []}
          rowKey={({ kind, _id }) => `${kind} ${_id}`}
          loadingRows={data ? 0 : SKETCHED_ROWS}
          empty={<p className="text-sm text-muted">{words.none}</p>}
        />
      )}
    </Panel>
  );
}

const columnsFor = (retry: ReturnType<typeof useRetry>): Column<Failure>[] => [
  {
    id: "what",
    header: words.what,
    onCard: "title",
    cell: ({ kind, name }) => (
      <>
        <span className="font-medium">{words.kinds[kind]}</span>{" "}
        {(kind === "job" || kind === "webhook") && <span className="break-all text-muted">{name}</span>}
      </>
    ),
  },
  {
    id: "problem",
    header: words.problem,
    onCard: "text",
    cell: ({ problem }) => <span className="wrap-anywhere">{problem || words.noProblem}</span>,
  },
  { id: "at", header: words.at, cell: ({ at }) => momentInWords(at), className: "@2xl:whitespace-nowrap" },
  {
    id: "actions",
    header: words.actions,
    onCard: "actions",
    align: "end",
    cell: (failure) => (
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.againFor(`${words.kinds[failure.kind]}, ${momentInWords(failure.at)}`)}
        busy={retry.isPending && retry.variables._id === failure._id}
        onClick={() => retry.mutate(failure)}
      >
        {words.again}
      </Button>
    ),
  },
];
