import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { NearTheEnd } from "../../ui/lists/near-the-end.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { useNow } from "../notifications/use-now.ts";
import { countText } from "./count-text.ts";
import { ToAnswerRow, type ToAnswerRowProps } from "./to-answer-row.tsx";
import { TO_ANSWER_WORDS } from "./to-answer-words.ts";
import { useToAnswer } from "./use-to-answer.ts";

/** So many pages follow by themselves; then the member asks for more, and the foot of the page stays in reach. */
const BY_ITSELF = 5;

/** All that waits for the member, what is due next first. */
export function ToAnswerList({ onOutside }: Pick<ToAnswerRowProps, "onOutside">) {
  const list = useToAnswer();
  const now = useNow();
  const { items, count = 0 } = list;
  const pages = list.data?.pages.length ?? 0;
  const isDue =
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError && pages % BY_ITSELF !== 0;
  return (
    <section aria-labelledby="to-answer" className="max-w-[860px]">
      <h1 id="to-answer" className="text-2xl">
        {TO_ANSWER_WORDS.title}
        {count > 0 && <span className="ml-2 text-lg text-muted tabular-nums">{countText(count)}</span>}
      </h1>
      <p className="mt-1 mb-5 text-sm text-muted">{TO_ANSWER_WORDS.description}</p>
      {items ? (
        items.length > 0 ? (
          <>
            <ul
              aria-labelledby="to-answer"
              className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
            >
              {items.map((item) => (
                <ToAnswerRow
                  key={`${item.kind} ${item._id} ${item.path}`}
                  item={item}
                  now={now}
                  onOutside={onOutside}
                />
              ))}
            </ul>
            {isDue && <NearTheEnd onNear={() => void list.fetchNextPage()} />}
            <ShowMore list={list} className="mt-4" />
          </>
        ) : (
          <Nothing />
        )
      ) : list.isError ? (
        <Panel>
          <ErrorState
            title={TO_ANSWER_WORDS.notLoaded}
            text={TO_ANSWER_WORDS.notLoadedWhy}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </Panel>
      ) : (
        <ComingRows />
      )}
    </section>
  );
}

function Nothing() {
  return (
    <Panel>
      <EmptyState
        drawing="inbox"
        title={TO_ANSWER_WORDS.none}
        text={TO_ANSWER_WORDS.whatComes}
        action={
          <Button asChild>
            <Link to="/business-cards">{TO_ANSWER_WORDS.shareCard}</Link>
          </Button>
        }
      />
    </Panel>
  );
}

const COMING_ROWS = 5;

function ComingRows() {
  return (
    <LoadingArea
      label={TO_ANSWER_WORDS.loading}
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {Array.from({ length: COMING_ROWS }, (_, index) => (
        <div key={index} className="flex gap-3 p-4 sm:gap-4 sm:px-5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 grid-cols-1 content-start gap-2.5">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
