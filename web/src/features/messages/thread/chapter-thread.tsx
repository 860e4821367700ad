import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { query } from "../../../lib/query.ts";
import { MESSAGES_WORDS } from "../messages-words.ts";
import { isGone } from "./thread-pane.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

interface ChapterThreadProps {
  chapterId: string;
  onConversation: (id: string) => void;
  onBack: () => void;
}

/** Finds the announcements of a chapter. */
export function ChapterThread({ chapterId, onConversation, onBack }: ChapterThreadProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/conversations/of-chapter/:chapterId"]({ params: { chapterId } }),
    staleTime: 0,
  });
  const id = data?.conversationId;
  useEffect(() => {
    if (id) onConversation(id);
  }, [id, onConversation]);
  if (!error) return <ThreadSkeleton />;
  if (isGone(error))
    return (
      <EmptyState
        drawing="inbox"
        title={MESSAGES_WORDS.gone}
        text={MESSAGES_WORDS.goneChapter}
        action={
          <Button variant="secondary" onClick={onBack}>
            {MESSAGES_WORDS.back}
          </Button>
        }
        className="my-auto"
      />
    );
  return (
    <ErrorState
      title={MESSAGES_WORDS.notLoaded}
      text={MESSAGES_WORDS.notLoadedWhy}
      retrying={isFetching}
      onRetry={() => void refetch()}
      className="my-auto"
    />
  );
}
