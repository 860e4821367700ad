import { type ConversationFilter, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { LIST_WORDS, MESSAGES_WORDS } from "../messages-words.ts";
import { lineKey, type useConversations } from "../sync/use-conversations.ts";
import { ConversationRow } from "./conversation-row.tsx";

interface FoundConversationsProps {
  list: ReturnType<typeof useConversations>;
  filter: ConversationFilter;
  isSearch: boolean;
  isLabelled: boolean;
  openId: string | null;
}

export function FoundConversations({ list, filter, isSearch, isLabelled, openId }: FoundConversationsProps) {
  const now = useNow();
  const { conversations, isError, isFetching, refetch } = list;
  if (!conversations && isError)
    return (
      <ErrorState
        title={MESSAGES_WORDS.notLoaded}
        text={MESSAGES_WORDS.notLoadedWhy}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!conversations) return <ComingRows />;
  if (conversations.length === 0) {
    if (isSearch)
      return <EmptyState drawing="search" title={LIST_WORDS.noMatch} text={LIST_WORDS.noMatchWhy} />;
    if (isLabelled) return <EmptyState drawing="inbox" title={LIST_WORDS.noLabelled} />;
    if (filter !== "all") return <EmptyState drawing="inbox" title={LIST_WORDS.none[filter]} />;
    return (
      <EmptyState
        drawing="people"
        title={MESSAGE_TEXT.none}
        action={
          <Button asChild>
            <Link to="/connect-in?tab=connections">{LIST_WORDS.findPeople}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={LIST_WORDS.label} className="divide-y divide-line">
        {conversations.map((conversation) => (
          <ConversationRow
            key={lineKey(conversation)}
            conversation={conversation}
            isOpen={conversation._id === openId}
            now={now}
          />
        ))}
      </ul>
      <ShowMore list={list} className="my-4" />
    </>
  );
}

const COMING_ROWS = 7;

function ComingRows() {
  return (
    <LoadingArea label={MESSAGES_WORDS.loadingList} className="divide-y divide-line">
      {Array.from({ length: COMING_ROWS }, (_, index) => (
        <div key={index} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
